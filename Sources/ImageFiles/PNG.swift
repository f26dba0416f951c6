internal import CPNG

/// PNG files, read and written with libpng's simplified interface.
public enum PNG {
  /// Encodes an opaque picture as a PNG file; equal pictures give equal bytes.
  ///
  /// - Throws: `PNGError.refused`, for example beyond libpng's limit of a million pixels a side.
  public static func encode(_ image: RGBImage) throws(PNGError) -> [UInt8] {
    try write(image.bytes, control(width: image.width, height: image.height))
  }

  /// Encodes a picture with alpha as a PNG file; equal pictures give equal bytes.
  ///
  /// - Throws: `PNGError.refused`, for example beyond libpng's limit of a million pixels a side.
  public static func encode(_ image: RGBAImage) throws(PNGError) -> [UInt8] {
    var control = control(width: image.width, height: image.height)
    control.format |= UInt32(PNG_FORMAT_FLAG_ALPHA)
    return try write(image.bytes, control)
  }

  private static func write(_ bytes: [UInt8], _ control: png_image) throws(PNGError) -> [UInt8] {
    var control = control
    control.flags = UInt32(PNG_IMAGE_FLAG_FAST)
    defer { png_image_free(&control) }
    var size = maxSize(of: bytes.count, height: Int(control.height))
    var isWritten = false
    let file = [UInt8](unsafeUninitializedCapacity: size) { file, count in
      isWritten =
        png_image_write_to_memory(&control, file.baseAddress, &size, 0, bytes, 0, nil) != 0
      count = isWritten ? size : 0
    }
    guard isWritten else { throw .refused(message(of: control)) }
    return file
  }

  /// The largest size of a file in bytes, as libpng's `PNG_IMAGE_PNG_SIZE_MAX` computes it.
  ///
  /// In a buffer of this size, a picture is compressed only once, without a first pass to find the
  /// file's size.
  private static func maxSize(of pixels: Int, height: Int) -> Int {
    let rows = pixels + height
    let packed = rows + (rows + 7) >> 3 + (rows + 63) >> 6 + 11
    // Each chunk of 8192 bytes of compressed pixels takes 12 bytes more; the other chunks take less
    // than 256 in all.
    return packed + 12 * (packed / 8192 + 1) + 256
  }

  /// Decodes a PNG file; transparent pixels are composited onto black, by libpng in linear light.
  ///
  /// - Throws: `PNGError` if the file is not a PNG, or is truncated, invalid, empty or too large.
  public static func decode(_ file: [UInt8]) throws(PNGError) -> RGBImage {
    let (width, height, bytes) = try read(file, hasAlpha: false)
    return RGBImage(width: width, height: height, bytes: bytes)
  }

  /// Decodes a PNG file, with its alpha.
  ///
  /// - Throws: `PNGError` if the file is not a PNG, or is truncated, invalid, empty or too large.
  package static func decodeWithAlpha(_ file: [UInt8]) throws(PNGError) -> RGBAImage {
    let (width, height, bytes) = try read(file, hasAlpha: true)
    return RGBAImage(width: width, height: height, bytes: bytes)
  }

  /// Checks that a PNG file, which may be animated, is unchanged since it was written.
  ///
  /// - Throws: `PNGError` if the file is not a PNG, or is truncated, edited or damaged.
  package static func check(_ file: [UInt8]) throws(PNGError) { try PNGHeader.checkSums(file) }

  private static func read(
    _ file: [UInt8], hasAlpha: Bool
  ) throws(PNGError) -> (width: Int, height: Int, bytes: [UInt8]) {
    try PNGHeader.check(file)
    var control = control(width: 0, height: 0)
    defer { png_image_free(&control) }
    guard png_image_begin_read_from_memory(&control, file, file.count) != 0 else {
      throw .broken(message(of: control))
    }
    control.format = UInt32(PNG_FORMAT_RGB) | (hasAlpha ? UInt32(PNG_FORMAT_FLAG_ALPHA) : 0)
    let (width, height) = (Int(control.width), Int(control.height))
    var bytes = [UInt8](repeating: 0, count: width * height * (hasAlpha ? 4 : 3))
    var black = png_color(red: 0, green: 0, blue: 0)
    guard png_image_finish_read(&control, &black, &bytes, 0, nil) != 0 else {
      throw .broken(message(of: control))
    }
    return (width, height, bytes)
  }

  private static func control(width: Int, height: Int) -> png_image {
    var control = png_image()
    control.version = UInt32(PNG_IMAGE_VERSION)
    control.width = UInt32(width)
    control.height = UInt32(height)
    control.format = UInt32(PNG_FORMAT_RGB)
    return control
  }

  private static func message(of control: png_image) -> String {
    var message = control.message
    return withUnsafeBytes(of: &message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
