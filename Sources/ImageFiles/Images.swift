/// An opaque picture: three bytes per pixel, row by row without padding.
public struct RGBImage: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The red, green and blue bytes of each pixel.
  public let bytes: [UInt8]

  /// Creates a picture; traps unless both dimensions are positive and there are three bytes for
  /// each pixel.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(
      width > 0 && height > 0 && bytes.count == width * height * 3,
      "\(bytes.count) bytes do not make \(width)x\(height) pixels")
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}

/// A picture with alpha: four bytes per pixel, row by row without padding.
public struct RGBAImage: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The red, green, blue and alpha bytes of each pixel, not premultiplied.
  public let bytes: [UInt8]

  /// Creates a picture; traps unless both dimensions are positive and there are four bytes for each
  /// pixel.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(
      width > 0 && height > 0 && bytes.count == width * height * 4,
      "\(bytes.count) bytes do not make \(width)x\(height) pixels")
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}
