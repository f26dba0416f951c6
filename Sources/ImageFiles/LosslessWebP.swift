internal import CWebP

/// Lossless WebP files of single pictures.
package enum LosslessWebP {
  /// libwebp's level of compression, 0 to 9.
  ///
  /// From level 7 on, libwebp searches for repetitions in the last million pixels rather than in
  /// the last 256 rows. That halves the size of strips that show a sliding page; higher levels save
  /// 3 % and take twice as long.
  private static let level: Int32 = 7

  /// Encodes a picture; equal pictures give equal bytes.
  ///
  /// - Throws: `WebPError` if a side is longer than `AnimatedWebP.maxSide`, or memory is too short.
  static func encode(_ image: RGBImage) throws(WebPError) -> [UInt8] {
    guard max(image.width, image.height) <= AnimatedWebP.maxSide else {
      throw WebPError("a WebP is at most \(AnimatedWebP.maxSide) pixels wide and high")
    }
    var config = WebPConfig()
    var picture = WebPPicture()
    guard WebPConfigInit(&config) != 0, WebPConfigLosslessPreset(&config, level) != 0,
      WebPPictureInit(&picture) != 0
    else { throw WebPError("libwebp has another version than its headers") }
    defer { WebPPictureFree(&picture) }
    picture.use_argb = 1
    (picture.width, picture.height) = (Int32(image.width), Int32(image.height))
    var writer = WebPMemoryWriter()
    WebPMemoryWriterInit(&writer)
    defer { WebPMemoryWriterClear(&writer) }
    picture.writer = WebPMemoryWrite
    let isWritten = withUnsafeMutablePointer(to: &writer) { writer in
      picture.custom_ptr = UnsafeMutableRawPointer(writer)
      return WebPPictureImportRGB(&picture, image.bytes, Int32(image.width * 3)) != 0
        && WebPEncode(&config, &picture) != 0
    }
    guard isWritten else { throw WebPError("libwebp's error \(picture.error_code.rawValue)") }
    return Array(UnsafeBufferPointer(start: writer.mem, count: writer.size))
  }

  /// Decodes a file; transparent pixels keep their colour.
  ///
  /// - Throws: `WebPError` if the file is not a WebP, or is invalid.
  package static func decode(_ file: [UInt8]) throws(WebPError) -> RGBImage {
    var (width, height): (Int32, Int32) = (0, 0)
    guard let pixels = WebPDecodeRGB(file, file.count, &width, &height) else {
      throw WebPError("this is no valid WebP file")
    }
    defer { WebPFree(pixels) }
    let count = Int(width) * Int(height) * 3
    return RGBImage(
      width: Int(width), height: Int(height),
      bytes: Array(UnsafeBufferPointer(start: pixels, count: count)))
  }
}
