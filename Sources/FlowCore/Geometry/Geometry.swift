/// A position in a plane, in points unless stated otherwise; x grows to the right, y downward.
public struct Point: Hashable, Sendable, Codable {
  /// The distance from the left.
  public var x: Double
  /// The distance from the top.
  public var y: Double

  /// The origin, in the top left corner.
  public static let zero = Point(x: 0, y: 0)

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package var isFinite: Bool { x.isFinite && y.isFinite }

  /// Returns the Euclidean distance to another point.
  public func distance(to other: Point) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable, Codable {
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// The size with width and height 0.
  public static let zero = Size(width: 0, height: 0)

  /// Whether the area is empty: a side is 0, negative or NaN.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  package var isFinite: Bool { width.isFinite && height.isFinite }

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A displacement or a velocity in two dimensions.
///
/// The context says which horizontal direction is positive: for gestures, which are mirrored, it is
/// trailing.
public struct Vector: Hashable, Sendable, Codable {
  /// The horizontal component.
  public var dx: Double
  /// The vertical component; positive is downward.
  public var dy: Double

  /// The vector with both components 0.
  public static let zero = Vector(dx: 0, dy: 0)

  /// Creates a vector.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  package var isFinite: Bool { dx.isFinite && dy.isFinite }

  public static func + (left: Vector, right: Vector) -> Vector {
    Vector(dx: left.dx + right.dx, dy: left.dy + right.dy)
  }
}

/// An axis of the stage.
public enum Axis: String, Hashable, Sendable, CaseIterable, Codable {
  /// The x axis.
  case horizontal
  /// The y axis.
  case vertical

  package func component(of vector: Vector) -> Double {
    self == .horizontal ? vector.dx : vector.dy
  }

  package func vector(_ length: Double) -> Vector {
    self == .horizontal ? Vector(dx: length, dy: 0) : Vector(dx: 0, dy: length)
  }

  package func extent(of size: Size) -> Double { self == .horizontal ? size.width : size.height }
}
