internal import FlowCore
internal import FlowUI

/// Maps time and fraction to points of the graph: time to the right, fraction upwards.
struct CurveScale: Hashable {
  /// The graph without its margins, in points.
  let frame: Rect
  let duration: Duration

  func point(_ time: Double, _ fraction: Double) -> Point {
    Point(
      x: frame.minX + time / duration.inSeconds * frame.size.width,
      y: frame.maxY - fraction * frame.size.height)
  }
}

/// Draws lines as rows of dots, which overlap so closely that they look drawn in one stroke.
struct DottedPen {
  let width: Double
  let colour: RGBA

  /// The distance between two dots in points; by eye.
  private static let step = 0.5

  func line(through points: [Point]) -> [Drawing] {
    zip(points, points.dropFirst()).flatMap { start, end in
      let distance = max((end.x - start.x).magnitude, (end.y - start.y).magnitude)
      let count = max(1, Int((distance / Self.step).rounded(.up)))
      return (0..<count).map { index in
        let share = Double(index) / Double(count)
        return dot(
          at: Point(
            x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y)))
      }
    }
  }

  func dot(at centre: Point) -> Drawing {
    .roundedRectangle(
      Rect(x: centre.x - width / 2, y: centre.y - width / 2, width: width, height: width),
      radius: width / 2, colour)
  }
}
