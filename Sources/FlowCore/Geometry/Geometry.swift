/// A place in points; x grows to the right, y downward.
public struct Point: Hashable, Sendable {
  /// Points from the left.
  public var x: Double
  /// Points from the top.
  public var y: Double

  /// The top left corner.
  public static let zero = Point(x: 0, y: 0)

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Whether both parts are numbers and neither is infinite.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The straight distance to another point, in points.
  public func distance(to other: Point) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

/// An extent in points.
public struct Size: Hashable, Sendable {
  /// Points across.
  public var width: Double
  /// Points down.
  public var height: Double

  /// Nothing.
  public static let zero = Size(width: 0, height: 0)

  /// Whether nothing fits in: a side is 0, negative, or no number.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
