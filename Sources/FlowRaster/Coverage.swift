/// A coverage mask: how much of each pixel a shape covers.
public struct Coverage: Sendable {
  /// The width in pixels; may be 0.
  public let width: Int
  /// The height in pixels; may be 0.
  public let height: Int
  /// The coverage of each pixel, 0…255, row by row without padding.
  public let values: [UInt8]

  /// A mask of no pixels.
  public static let empty = Coverage(width: 0, height: 0, values: [])

  /// Creates a mask; traps unless there is exactly one value for each pixel.
  public init(width: Int, height: Int, values: [UInt8]) {
    precondition(
      width >= 0 && height >= 0 && values.count == width * height,
      "\(values.count) values do not make \(width)x\(height) pixels")
    self.width = width
    self.height = height
    self.values = values
  }

  var mirrored: Coverage {
    let rows = (0..<height).flatMap { values[$0 * width..<($0 + 1) * width].reversed() }
    return Coverage(width: width, height: height, values: rows)
  }
}
