internal import FlowCore

/// A path through points at constant speed.
struct DragPath: Hashable, Sendable {
  private let points: [Point]
  private let lengths: [Double]
  private let length: Double

  /// `points` must not be empty.
  init(_ points: [Point]) {
    self.points = points
    lengths = zip(points, points.dropFirst()).map { $0.distance(to: $1) }
    length = lengths.reduce(0, +)
  }

  /// The point at a fraction of the path's length, clamped to 0…1; at 0 and 1 it is exactly the
  /// first and the last point.
  func point(at fraction: Double) -> Point {
    guard fraction > 0 else { return points[0] }
    guard fraction < 1 else { return points[points.count - 1] }
    var remaining = length * fraction
    for (index, length) in lengths.enumerated() {
      if remaining <= length, length > 0 {
        let (start, end) = (points[index], points[index + 1])
        return Point(
          x: interpolate(start.x, end.x, remaining / length),
          y: interpolate(start.y, end.y, remaining / length))
      }
      remaining -= length
    }
    return points[points.count - 1]
  }
}
