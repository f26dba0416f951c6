/// An axis of the stage.
public enum Axis: String, Hashable, Sendable, CaseIterable, Codable {
  /// The x axis.
  case horizontal
  /// The y axis.
  case vertical

  /// Returns the component of a vector along the axis.
  package func component(of vector: Vector) -> Double {
    self == .horizontal ? vector.dx : vector.dy
  }

  /// Returns a vector of the given length along the axis.
  package func vector(_ length: Double) -> Vector {
    self == .horizontal ? Vector(dx: length, dy: 0) : Vector(dx: 0, dy: length)
  }

  /// Returns the width or height of a size, whichever lies along the axis.
  package func extent(of size: Size) -> Double { self == .horizontal ? size.width : size.height }
}
