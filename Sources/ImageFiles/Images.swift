/// An opaque picture: three bytes a pixel, red, green and blue, row after row without gaps.
public struct RGBImage: Hashable, Sendable {
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  /// Red, green and blue of each pixel.
  public let bytes: [UInt8]

  /// Creates a picture; traps unless the extents are positive and there are three bytes for each
  /// pixel.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(
      width > 0 && height > 0 && bytes.count == width * height * 3,
      "\(bytes.count) bytes do not make \(width)x\(height) pixels")
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}

/// A picture with alpha: four bytes a pixel, row after row without gaps.
public struct RGBAImage: Hashable, Sendable {
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  /// Red, green and blue of each pixel, not multiplied by alpha, and alpha.
  public let bytes: [UInt8]

  /// Creates a picture; traps unless the extents are positive and there are four bytes for each
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
