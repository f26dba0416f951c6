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
