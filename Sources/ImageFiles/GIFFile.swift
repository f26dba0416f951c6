internal import CGIF

/// A GIF file that giflib writes into memory.
final class GIFFile {
  /// A part of a picture, with its own palette.
  struct Image {
    let area: ChangedArea
    /// At most 256 colours, as 0xRRGGBB.
    let colours: [UInt32]
    /// A colour index; `nil` if no pixel is transparent.
    let transparent: UInt8?
    /// The colour index of each pixel of the area.
    var pixels: [UInt8]

    /// A transparent pixel, which leaves the picture as it is.
    static let unchanged = Image(area: .firstPixel, colours: [0], transparent: 0, pixels: [0])
  }

  private final class Bytes {
    var all: [UInt8] = []
  }

  private let bytes = Bytes()
  private var file: UnsafeMutablePointer<GifFileType>?

  /// Begins a file; 0 for `plays` is for ever, and more than 65,536 counts as 65,536.
  init(width: Int, height: Int, plays: Int) throws(GIFError) {
    var code: Int32 = 0
    let address = Unmanaged.passUnretained(bytes).toOpaque()
    let opened = EGifOpen(
      address,
      { file, data, count in
        guard let file, let address = file.pointee.UserData else { return 0 }
        let bytes = Unmanaged<Bytes>.fromOpaque(address).takeUnretainedValue()
        bytes.all += UnsafeBufferPointer(start: data, count: Int(count))
        return count
      }, &code)
    guard let opened else { throw GIFError(code: code) }
    file = opened
    EGifSetGifVersion(opened, true)
    try check(EGifPutScreenDesc(opened, Int32(width), Int32(height), 8, 0, nil))
    if plays != 1 { try putRepeats(plays == 0 ? 0 : plays - 1) }
  }

  deinit {
    if let file { EGifCloseFile(file, nil) }
  }

  /// The longest time for which an image can be shown, in hundredths of a second.
  static let longest = Int(UInt16.max)

  /// Traps if the time is longer than `longest`.
  func add(_ image: Image, hundredths: Int) throws(GIFError) {
    let delay = UInt16(hundredths)
    // 1 << 2: the image stays when the next one is drawn.
    let control: [UInt8] = [
      1 << 2 | (image.transparent == nil ? 0 : 1), UInt8(delay & 0xff), UInt8(delay >> 8),
      image.transparent ?? 0,
    ]
    try check(
      EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, Int32(control.count), control))
    let map = Self.map(of: image.colours)
    defer { GifFreeMapObject(map) }
    let area = image.area
    try check(
      EGifPutImageDesc(
        file, Int32(area.x), Int32(area.y), Int32(area.width), Int32(area.height), false, map))
    var pixels = image.pixels
    try check(EGifPutLine(file, &pixels, Int32(pixels.count)))
  }

  func finish() throws(GIFError) -> [UInt8] {
    var code: Int32 = 0
    let result = EGifCloseFile(file, &code)
    file = nil
    guard result == GIF_OK else { throw GIFError(code: code) }
    return bytes.all
  }

  /// Netscape 2.0's extension, which all browsers know; 0 repeats for ever.
  private func putRepeats(_ count: Int) throws(GIFError) {
    let count = UInt16(clamping: count)
    let data: [UInt8] = [1, UInt8(count & 0xff), UInt8(count >> 8)]
    try check(EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE))
    try check(EGifPutExtensionBlock(file, 11, "NETSCAPE2.0"))
    try check(EGifPutExtensionBlock(file, Int32(data.count), data))
    try check(EGifPutExtensionTrailer(file))
  }

  /// Giflib needs a size that is a power of 2.
  private static func map(of colours: [UInt32]) -> UnsafeMutablePointer<ColorMapObject>? {
    var size = 2
    while size < colours.count { size *= 2 }
    let padded = (0..<size).map { index in
      let colour = index < colours.count ? colours[index] : 0
      return GifColorType(
        Red: UInt8(colour >> 16 & 0xff), Green: UInt8(colour >> 8 & 0xff),
        Blue: UInt8(colour & 0xff))
    }
    return GifMakeMapObject(Int32(size), padded)
  }

  private func check(_ result: Int32) throws(GIFError) {
    guard result == GIF_OK else { throw GIFError(code: file?.pointee.Error ?? 0) }
  }
}

/// Why a GIF file cannot be made.
package struct GIFError: Error, CustomStringConvertible {
  /// The problem in one line.
  package let description: String

  init(_ description: String) { self.description = description }

  init(code: Int32) {
    description = GifErrorString(code).map { String(cString: $0) } ?? "giflib's error \(code)"
  }
}
