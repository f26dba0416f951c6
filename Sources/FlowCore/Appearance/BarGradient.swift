/// A gradient over the background of a bar.
public struct BarGradient: Hashable, Sendable {
  /// A colour at a position.
  public struct Stop: Hashable, Sendable {
    /// The colour, which may be translucent.
    public let colour: RGBA
    /// The position: 0 at the start of the gradient … 1 at its end.
    public let position: Double

    /// Creates a stop; the position is clamped to 0…1, and NaN counts as 0.
    public init(_ colour: RGBA, at position: Double) {
      self.colour = colour
      self.position = position.isNaN ? 0 : min(max(position, 0), 1)
    }
  }

  /// The direction in which a gradient runs.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// From the top edge to the bottom edge.
    case down
    /// From the leading edge to the trailing edge.
    case trailing
  }

  /// The stops, in the order of their positions; at least one.
  public let stops: [Stop]
  /// The direction in which the gradient runs.
  public let direction: Direction

  /// Creates a gradient; traps if `stops` is empty.
  public init(_ stops: [Stop], direction: Direction = .down) {
    precondition(!stops.isEmpty, "a gradient needs at least one stop")
    // Sort by index, too: a sort by position alone may swap stops at the same position.
    self.stops = stops.enumerated().sorted {
      ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
    }.map(\.element)
    self.direction = direction
  }

  /// Creates a gradient from one colour to another.
  public init(from start: RGBA, to end: RGBA, direction: Direction = .down) {
    self.init([Stop(start, at: 0), Stop(end, at: 1)], direction: direction)
  }

  /// Returns the colour at a position; beyond the outermost stops, the colour of the nearest one.
  public func colour(at position: Double) -> RGBA {
    guard let next = stops.firstIndex(where: { $0.position > position }) else {
      return stops[stops.count - 1].colour
    }
    guard next > 0 else { return stops[0].colour }
    let (start, end) = (stops[next - 1], stops[next])
    return start.colour.interpolated(
      to: end.colour, fraction: (position - start.position) / (end.position - start.position))
  }

  func interpolated(to other: BarGradient, fraction: Double) -> BarGradient? {
    guard direction == other.direction, stops.count == other.stops.count else { return nil }
    let mixed = zip(stops, other.stops).map { start, end in
      Stop(
        start.colour.interpolated(to: end.colour, fraction: fraction),
        at: interpolate(start.position, end.position, fraction))
    }
    return BarGradient(mixed, direction: direction)
  }
}
