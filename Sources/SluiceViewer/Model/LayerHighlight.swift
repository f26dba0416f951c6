internal import FlowCore
internal import FlowUI
internal import Observation

/// The layer or element that is highlighted on the stage.
@Observable
final class LayerHighlight {
  struct Mark: Hashable {
    /// In points of the stage.
    var frame: Rect
    /// The role and the name of the element, or the name of the layer.
    var title: String
    var size: String
  }

  private(set) var mark: Mark?

  func show(_ mark: Mark?) {
    if mark != self.mark { self.mark = mark }
  }
}

extension LayerHighlight.Mark {
  init(_ node: StageOutline.Node) {
    self.init(frame: node.frame, title: node.title, size: node.sizeText)
  }

  /// The height of the label, its padding, and its distance to the frame, in points; by eye.
  private static let (height, padding, gap) = (20.0, 6.0, 4.0)
  /// The width, in points, of a line around the outline, which separates the outline from a
  /// background of the same colour; by eye.
  private static let halo = 2.0

  /// Whether the label would extend above the top edge of the stage.
  func rises(above geometry: StageGeometry) -> Bool {
    max(0, frame.minY) * geometry.scale < Self.gap + Self.height
  }

  /// Returns the drawings of the outline and of its label, which is above the frame or, at the top
  /// of the layer, below it; inside the frame if there is no room in the layer above or below.
  ///
  /// `frame` is in the coordinates of the layer; `room` is the layer's size, in points.
  @MainActor
  func drawings(in frame: Rect, on room: Size, _ context: LayoutContext) -> [Drawing] {
    let theme = context.theme
    let style = TextStyle(size: 12, weight: .semibold, lineHeight: 16)
    let line = context.line("\(title)  \(size)", style: style, width: 280)
    let width = (line.width + 2 * Self.padding).rounded(.up)
    let (above, below) = (frame.minY - Self.gap - Self.height, frame.maxY + Self.gap)
    let inside = max(0, frame.minY) + Self.gap
    let top = above >= 0 ? above : below + Self.height <= room.height ? below : inside
    let label = Rect(
      x: max(0, min(frame.minX, room.width - width)).rounded(), y: top.rounded(), width: width,
      height: Self.height)
    return [
      .fill(frame, colour: theme.accent.opacity(0.18)),
      .outline(frame.inset(by: -Self.halo), radius: 0, width: Self.halo, colour: theme.background),
      .outline(frame, radius: 0, width: 2, colour: theme.accent),
      .roundedRectangle(label, radius: 4, colour: theme.label),
    ]
      + line.drawings(
        at: Point(x: label.minX + Self.padding, y: label.minY + 2), colour: theme.background)
  }
}
