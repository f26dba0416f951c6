/// A way from one place to another, or a speed: so far across and so far down.
///
/// Whoever gives one says which side is positive across: for gestures, which mirror, it is the
/// trailing one.
public struct Vector: Hashable, Sendable {
  /// How far across.
  public var dx: Double
  /// How far down.
  public var dy: Double

  /// Nowhere.
  public static let zero = Vector(dx: 0, dy: 0)

  /// Creates a vector.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// Whether both parts are numbers and neither is infinite.
  public var isFinite: Bool { dx.isFinite && dy.isFinite }

  public static func + (left: Vector, right: Vector) -> Vector {
    Vector(dx: left.dx + right.dx, dy: left.dy + right.dy)
  }
}
