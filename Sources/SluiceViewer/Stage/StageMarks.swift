internal import FlowCore
internal import FlowUI

/// Marks over the stage that are not part of the flow: fingers, the edge zone and a highlighted
/// layer.
///
/// All are in points of the stage.
struct StageMarks {
  /// The locations of pressed fingers.
  var fingers: [Point] = []
  /// The edge zone under the mouse, in which a back gesture would begin.
  var edge: Rect?
  /// The frame of the highlighted layer.
  var highlight: Rect?

  /// The drawings of the marks; `place` converts a rectangle of the stage to the layer's
  /// coordinates.
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

  /// A ring that is visible on any colour, the size of a fingertip.
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
