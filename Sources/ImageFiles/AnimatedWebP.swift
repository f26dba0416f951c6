internal import CWebP

/// An animated, lossless WebP file: smaller than an `AnimatedPNG`, and as exact.
///
/// Only the area in which a picture differs from the previous one is stored; successive equal
/// pictures become one that is shown longer. Equal films give equal bytes.
package final class AnimatedWebP: AnimationFile {
  package static let format = "WebP"
  /// The largest width and height, in pixels: libwebp's.
  package static let maxSide = LosslessWebP.maxSide

  private struct Frame {
    let area: ChangedArea
    /// The index of the first picture for which this one stands.
    let start: Int
    let file: [UInt8]
    /// True if transparent pixels show the previous picture.
    let isBlended: Bool
  }

  private let rate: Int
  private let width: Int
  private let height: Int
  private let plays: Int
  private let encoder: LosslessWebP
  private var frames: [Frame] = []
  private var last: RGBImage?
  private var count = 0

  /// Begins a film of `rate` pictures a second, 1 to 1000, which plays `plays` times, or for ever
  /// if that is 0; traps if the rate is out of range.
  ///
  /// - Throws: `WebPError` if a side is longer than `maxSide`, or the version of libwebp is not
  ///   that of its headers.
  package init(width: Int, height: Int, rate: Int, plays: Int = 0) throws(WebPError) {
    precondition((1...1000).contains(rate), "1 to 1000 pictures a second, not \(rate)")
    try LosslessWebP.check(width: width, height: height)
    (self.width, self.height, self.rate, self.plays) = (width, height, rate, plays)
    // Measured with pushes and pops: higher methods save 1 % and take twice as long.
    encoder = try LosslessWebP(method: 2, quality: 75)
  }

  /// Adds a picture; traps unless it has the film's size.
  ///
  /// - Throws: `WebPError` if libwebp fails.
  package func add(_ image: RGBImage) throws(WebPError) {
    precondition(
      image.width == width && image.height == height, "a film's pictures have one size")
    defer {
      last = image
      count += 1
    }
    guard let last else {
      let area = ChangedArea(of: image)
      let file = try encoder.encode(area.colours(of: image), width: width)
      return frames.append(Frame(area: area, start: count, file: file, isBlended: false))
    }
    guard let area = ChangedArea(from: last, to: image)?.fromEvenOrigin else { return }
    let isBlended = try isSmallerBlended(area, of: image, over: last)
    let pixels = area.colours(of: image, over: isBlended ? last : nil)
    let file = try encoder.encode(pixels, width: area.width)
    frames.append(Frame(area: area, start: count, file: file, isBlended: isBlended))
  }

  /// Whether the file is smaller if unchanged pixels are transparent, to judge by some of the
  /// area's rows.
  ///
  /// With pushes and pops, choosing for each picture saves 4 %; trying both with all rows saves
  /// less than 0.1 % more, and takes twice as long.
  private func isSmallerBlended(
    _ area: ChangedArea, of image: RGBImage, over last: RGBImage
  ) throws(WebPError) -> Bool {
    let rows = area.sampledRows
    let opaque = rows.flatMap { $0.colours(of: image) }
    let blended = rows.flatMap { $0.colours(of: image, over: last) }
    return try encoder.encode(blended, width: area.width).count
      < encoder.encode(opaque, width: area.width).count
  }

  /// The file of the pictures so far; traps if there are none.
  ///
  /// - Throws: `WebPError` if libwebp fails.
  package func file() throws(WebPError) -> [UInt8] {
    precondition(!frames.isEmpty, "a film has at least one picture")
    guard let file = WebPMuxNew() else { throw WebPError("there is not enough memory") }
    defer { WebPMuxDelete(file) }
    var parameters = WebPMuxAnimParams(bgcolor: .max, loop_count: Int32(plays))
    try check(WebPMuxSetCanvasSize(file, Int32(width), Int32(height)))
    try check(WebPMuxSetAnimationParams(file, &parameters))
    for (index, frame) in frames.enumerated() {
      let end = index + 1 < frames.count ? frames[index + 1].start : count
      try check(add(frame, upTo: end, to: file))
    }
    var data = WebPData()
    defer { WebPDataClear(&data) }
    try check(WebPMuxAssemble(file, &data))
    return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
  }

  private func add(_ frame: Frame, upTo end: Int, to file: OpaquePointer) -> WebPMuxError {
    frame.file.withUnsafeBufferPointer { bytes in
      var entry = WebPMuxFrameInfo()
      entry.bitstream = WebPData(bytes: bytes.baseAddress, size: bytes.count)
      (entry.x_offset, entry.y_offset) = (Int32(frame.area.x), Int32(frame.area.y))
      entry.duration = milliseconds(end) - milliseconds(frame.start)
      entry.id = WEBP_CHUNK_ANMF
      entry.dispose_method = WEBP_MUX_DISPOSE_NONE
      entry.blend_method = frame.isBlended ? WEBP_MUX_BLEND : WEBP_MUX_NO_BLEND
      return WebPMuxPushFrame(file, &entry, 1)
    }
  }

  /// When a picture begins, in whole milliseconds, as the format counts.
  private func milliseconds(_ index: Int) -> Int32 { Int32(index * 1000 / rate) }

  private func check(_ result: WebPMuxError) throws(WebPError) {
    guard result == WEBP_MUX_OK else { throw WebPError("libwebp's error \(result.rawValue)") }
  }
}

extension ChangedArea {
  /// The area, extended to begin in an even column and row, as the parts of a WebP must.
  fileprivate var fromEvenOrigin: ChangedArea {
    ChangedArea(
      x: x & ~1, y: y & ~1, width: width + x % 2, height: height + y % 2)
  }

  fileprivate var sampledRows: [ChangedArea] {
    stride(from: 0, to: height, by: 64).map {
      ChangedArea(x: x, y: y + $0, width: width, height: min(8, height - $0))
    }
  }
}
