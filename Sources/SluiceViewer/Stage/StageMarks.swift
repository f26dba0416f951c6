internal import FlowCore
internal import FlowUI

/// What is seen on the stage that is not the flow's: fingers, the edge that can be dragged, and a
/// layer that is looked at; all in points of the stage.
struct StageMarks {
  /// Where fingers press.
  var fingers: [Point] = []
  /// The edge at which a drag would begin, under the mouse.
  var edge: Rect?
  /// A layer that is looked at.
  var highlight: Rect?

  /// What is drawn of it on a layer; `place` says where on that something of the stage is.
  func drawings(at place: (Rect) -> Rect, _ context: LayoutContext) -> [Drawing] {
    var drawings: [Drawing] = []
    if let edge {
      drawings.append(.fill(place(edge), context.theme.accent.opacity(0.12)))
    }
    if let highlight {
      drawings += [
        .fill(place(highlight), context.theme.accent.opacity(0.18)),
        .outline(place(highlight), radius: 0, width: 2, context.theme.accent),
      ]
    }
    return drawings + fingers.flatMap { ring(at: $0, place, context) }
  }

  /// A ring that is seen on any colour, as large as a fingertip.
  private func ring(
    at point: Point, _ place: (Rect) -> Rect, _ context: LayoutContext
  ) -> [Drawing] {
    let middle = place(Rect(x: point.x, y: point.y, width: 0, height: 0)).origin
    return [
      (radius: 22.0, width: 6.0, RGBA.white), (radius: 20.5, width: 3.0, context.theme.accent),
    ]
    .map { ring in
      .outline(
        Rect(
          x: middle.x - ring.radius, y: middle.y - ring.radius, width: 2 * ring.radius,
          height: 2 * ring.radius), radius: ring.radius, width: ring.width, ring.2)
    }
  }
}
