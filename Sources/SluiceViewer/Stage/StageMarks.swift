internal import FlowCore
internal import FlowUI

/// Marks over the stage that are not part of the flow: pressed pointers, the edge zone and a
/// highlighted layer.
///
/// All are in points of the stage.
@MainActor
struct StageMarks {
  var fingers: [Point] = []
  /// Under the mouse: the edge zone in which a back gesture would begin.
  var edge: Rect?
  var highlight: LayerHighlight.Mark?

  /// The drawings of the marks on a layer whose size, in points, is `room`.
  ///
  /// `size` is the size of the stage; `convert` maps a rectangle of the stage to the layer's
  /// coordinates.
  func drawings(
    on size: Size, at convert: (Rect) -> Rect, in room: Size, _ context: LayoutContext
  ) -> [Drawing] {
    var drawings: [Drawing] = []
    if let edge {
      drawings.append(.fill(convert(edge), colour: context.theme.accent.opacity(0.12)))
    }
    if let highlight {
      let visible = highlight.frame.intersection(Rect(size))
      if !visible.size.isEmpty {
        drawings += highlight.drawings(in: convert(visible), on: room, context)
      }
    }
    return drawings
      + fingers.flatMap { finger in
        let middle = convert(Rect(x: finger.x, y: finger.y, width: 0, height: 0)).origin
        return Drawing.fingerRing(.stage, at: middle, colour: context.theme.accent)
      }
  }
}
