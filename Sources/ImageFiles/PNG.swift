internal import CPNG

/// An opaque picture: three bytes a pixel, red, green and blue, row after row without gaps.
public struct RGBImage: Hashable, Sendable {
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  /// Red, green and blue of each pixel.
  public let bytes: [UInt8]

  /// Creates a picture; traps unless the extents are positive and there are three bytes for each pixel.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(
      width > 0 && height > 0 && bytes.count == width * height * 3,
      "\(bytes.count) bytes do not make \(width)x\(height) pixels")
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}

/// Why a PNG could not be read or written.
public struct PNGError: Error, CustomStringConvertible {
  /// libpng's own words.
  public let description: String
}

/// PNG files, by libpng's simplified interface.
public enum PNG {
  /// The picture as the bytes of a PNG file: the same bytes for the same picture.
  ///
  /// - Throws: `PNGError` when libpng refuses, as beyond its million pixels a side.
  public static func encode(_ image: RGBImage) throws(PNGError) -> [UInt8] {
    var control = control(width: image.width, height: image.height)
    control.flags = UInt32(PNG_IMAGE_FLAG_FAST)
    defer { png_image_free(&control) }
    var size = 0
    guard png_image_write_to_memory(&control, nil, &size, 0, image.bytes, 0, nil) != 0 else {
      throw error(control)
    }
    var file = [UInt8](repeating: 0, count: size)
    guard png_image_write_to_memory(&control, &file, &size, 0, image.bytes, 0, nil) != 0 else {
      throw error(control)
    }
    return Array(file.prefix(size))
  }

  /// The picture in the bytes of a PNG file; what is transparent in it lies on black.
  ///
  /// - Throws: `PNGError` when it is no PNG, or broken.
  public static func decode(_ file: [UInt8]) throws(PNGError) -> RGBImage {
    var control = control(width: 0, height: 0)
    defer { png_image_free(&control) }
    guard png_image_begin_read_from_memory(&control, file, file.count) != 0 else {
      throw error(control)
    }
    control.format = UInt32(PNG_FORMAT_RGB)
    let (width, height) = (Int(control.width), Int(control.height))
    var bytes = [UInt8](repeating: 0, count: width * height * 3)
    var black = png_color(red: 0, green: 0, blue: 0)
    guard png_image_finish_read(&control, &black, &bytes, 0, nil) != 0 else {
      throw error(control)
    }
    return RGBImage(width: width, height: height, bytes: bytes)
  }

  private static func control(width: Int, height: Int) -> png_image {
    var control = png_image()
    control.version = UInt32(PNG_IMAGE_VERSION)
    control.width = UInt32(width)
    control.height = UInt32(height)
    control.format = UInt32(PNG_FORMAT_RGB)
    return control
  }

  private static func error(_ control: png_image) -> PNGError {
    var message = control.message
    let text = withUnsafeBytes(of: &message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return PNGError(description: text)
  }
}
