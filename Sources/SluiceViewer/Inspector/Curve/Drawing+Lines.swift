internal import FlowCore
internal import FlowUI

extension Drawing {
  /// Lines from point to point; points that make no visible difference are left out.
  static func line(through points: [Point], width: Double, _ colour: RGBA) -> Drawing {
    let path = Path { path in
      for point in points.simplified() { path.line(to: point) }
    }
    return .stroke(path, style: StrokeStyle(width: width, cap: .round), paint: .colour(colour))
  }

  /// `diameter` is in points.
  static func dot(at centre: Point, diameter: Double, _ colour: RGBA) -> Drawing {
    let radius = diameter / 2
    return .roundedRectangle(
      Rect(x: centre.x - radius, y: centre.y - radius, width: diameter, height: diameter),
      radius: radius, colour: colour)
  }
}

extension [Point] {
  /// How far a point that is left out may be from the line, in points; by eye.
  private static let tolerance = 0.1

  /// The points without those that hardly change the line through them, found by the algorithm of
  /// Ramer, Douglas and Peucker.
  fileprivate func simplified() -> [Point] {
    guard count > 2 else { return self }
    var isNeeded = [Bool](repeating: false, count: count)
    (isNeeded[0], isNeeded[count - 1]) = (true, true)
    var parts = [(0, count - 1)]
    while let (first, last) = parts.popLast() {
      guard let (index, distance) = farthest(between: first, and: last),
        distance > Self.tolerance
      else { continue }
      isNeeded[index] = true
      parts += [(first, index), (index, last)]
    }
    return zip(self, isNeeded).filter(\.1).map(\.0)
  }

  /// The point with the greatest distance from the line between two others.
  private func farthest(between first: Int, and last: Int) -> (index: Int, distance: Double)? {
    let (start, end) = (self[first], self[last])
    let length = start.distance(to: end)
    return (first + 1..<Swift.max(last, first + 1)).map { index in
      let point = self[index]
      let area =
        (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
      return (index, length > 0 ? area.magnitude / length : start.distance(to: point))
    }.max { $0.distance < $1.distance }
  }
}
