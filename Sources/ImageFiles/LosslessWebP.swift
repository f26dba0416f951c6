internal import CWebP

/// Encodes and decodes lossless WebP files of single pictures.
package struct LosslessWebP {
  /// In pixels.
  static let maxSide = 16_383

  /// The encoder for strips, with libwebp's compression level 7 of 9.
  ///
  /// From level 7 on, libwebp searches for repetitions in the last million pixels rather than in
  /// the last 256 rows. That halves the size of strips that show a sliding page; higher levels save
  /// 3 % and take twice as long.
  private static var forStrips: LosslessWebP {
    get throws(WebPError) {
      var encoder = try LosslessWebP(method: 0, quality: 0)
      guard WebPConfigLosslessPreset(&encoder.config, 7) != 0 else { throw .version }
      return encoder
    }
  }

  private var config = WebPConfig()

  /// - Parameters:
  ///   - method: libwebp's method, 0 (fast) to 6 (small).
  ///   - quality: The effort, 0 to 100.
  /// - Throws: `WebPError` if the version of libwebp is not that of its headers.
  init(method: Int32, quality: Float) throws(WebPError) {
    guard WebPConfigInit(&config) != 0 else { throw .version }
    (config.lossless, config.method, config.quality) = (1, method, quality)
  }

  static func check(width: Int, height: Int) throws(WebPError) {
    guard max(width, height) <= maxSide else {
      throw WebPError("a WebP is at most \(maxSide) pixels wide and high")
    }
  }

  /// Encodes a strip of a film, in the pixel format of `encode`; equal strips give equal bytes.
  ///
  /// - Throws: `WebPError` if a side is longer than `maxSide`, or there is not enough memory.
  static func strip(_ pixels: [UInt32], width: Int) throws(WebPError) -> [UInt8] {
    try check(width: width, height: pixels.count / width)
    return try forStrips.encode(pixels, width: width)
  }

  /// Pixels are 0xAARRGGBB in rows of `width`; transparent ones may change their colour.
  ///
  /// - Throws: `WebPError` if libwebp fails.
  func encode(_ pixels: [UInt32], width: Int) throws(WebPError) -> [UInt8] {
    var (pixels, picture, writer) = (pixels, WebPPicture(), WebPMemoryWriter())
    guard WebPPictureInit(&picture) != 0 else { throw .version }
    defer { WebPPictureFree(&picture) }
    WebPMemoryWriterInit(&writer)
    defer { WebPMemoryWriterClear(&writer) }
    picture.use_argb = 1
    (picture.width, picture.height) = (Int32(width), Int32(pixels.count / width))
    picture.argb_stride = Int32(width)
    picture.writer = WebPMemoryWrite
    let isWritten = withUnsafeMutablePointer(to: &writer) { writer in
      pixels.withUnsafeMutableBufferPointer { pixels in
        picture.custom_ptr = UnsafeMutableRawPointer(writer)
        picture.argb = pixels.baseAddress
        return withUnsafePointer(to: config) { WebPEncode($0, &picture) } != 0
      }
    }
    guard isWritten else { throw WebPError("libwebp's error \(picture.error_code.rawValue)") }
    return Array(UnsafeBufferPointer(start: writer.mem, count: writer.size))
  }

  /// - Throws: `WebPError` if the file is not a WebP, or is invalid.
  package static func decode(_ file: [UInt8]) throws(WebPError) -> RGBAImage {
    var (width, height): (Int32, Int32) = (0, 0)
    guard let pixels = WebPDecodeRGBA(file, file.count, &width, &height) else {
      throw WebPError("this is no valid WebP file")
    }
    defer { WebPFree(pixels) }
    let count = Int(width) * Int(height) * 4
    return RGBAImage(
      width: Int(width), height: Int(height),
      bytes: Array(UnsafeBufferPointer(start: pixels, count: count)))
  }
}

/// Why a WebP file cannot be made or read.
package struct WebPError: Error, CustomStringConvertible {
  /// The problem in one line.
  package let description: String

  fileprivate static let version = WebPError("libwebp has another version than its headers")

  init(_ description: String) { self.description = description }
}
