/// A shape as a picture of how much of each pixel it covers.
public struct Coverage: Sendable {
  /// Pixels across; may be 0.
  public let width: Int
  /// Pixels down; may be 0.
  public let height: Int
  /// 0…255 for each pixel, row after row without gaps.
  public let values: [UInt8]

  /// Nothing.
  public static let empty = Coverage(width: 0, height: 0, values: [])

  /// Creates a shape; traps unless there is a value for each pixel.
  public init(width: Int, height: Int, values: [UInt8]) {
    precondition(
      width >= 0 && height >= 0 && values.count == width * height,
      "\(values.count) values do not make \(width)x\(height) pixels")
    self.width = width
    self.height = height
    self.values = values
  }

  /// The shape as in a mirror that stands beside it.
  var mirrored: Coverage {
    let rows = (0..<height).flatMap { values[$0 * width..<($0 + 1) * width].reversed() }
    return Coverage(width: width, height: height, values: rows)
  }
}
