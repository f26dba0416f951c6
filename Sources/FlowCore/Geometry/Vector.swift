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
