internal import FlowCore
internal import FlowUI

/// The hint beside the device at the edge from which a drag goes back.
///
/// It is shown until the user has dragged something, unless the stage is zoomed. A drag may begin
/// on the hint itself.
struct EdgeHint: Element {
  private let geometry: StageGeometry
  private let isLeft: Bool
  private let target: BezelTarget

  /// In points; by eye.
  private static let (height, icon, gap, padding) = (28.0, 14.0, 6.0, 12.0)

  /// `nil` if no hint is needed.
  @MainActor
  init?(_ model: ViewerModel, on geometry: StageGeometry) {
    guard model.invitesToDrag, model.crash == nil, model.comparison == nil,
      model.viewport.zoom == .fit,
      !model.playback.isInPast, model.canDragBack, model.running == nil
    else { return nil }
    self.geometry = geometry
    isLeft = model.playback.session.direction == .leftToRight
    target = model.stage.edgeHint
  }

  func size(in proposal: Size, _ context: LayoutContext) -> Size { proposal }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let (theme, style) = (context.theme, context.style(.footnote))
    let line = context.line(context.strings[.dragFromHere], style: style, width: .infinity)
    let width = (line.width + Self.gap + Self.icon + 2 * Self.padding).rounded(.up)
    let edge = isLeft ? geometry.frame.minX : geometry.frame.maxX
    let visible = geometry.frame.intersection(frame)
    guard edge >= frame.minX, edge <= frame.maxX, visible.size.height >= Self.height else { return }
    let beside = geometry.bezel + Self.gap
    // Without room beside the device, the hint lies over the stage.
    let x =
      isLeft
      ? max(frame.minX + Self.gap, edge - beside - width)
      : min(frame.maxX - Self.gap - width, edge + beside)
    let pill = Rect(
      x: x, y: visible.midY - Self.height / 2, width: width, height: Self.height)
    let icon = Rect(
      x: isLeft ? pill.maxX - Self.padding - Self.icon : pill.minX + Self.padding,
      y: pill.midY - Self.icon / 2, width: Self.icon, height: Self.icon)
    let text = Point(
      x: isLeft ? pill.minX + Self.padding : icon.maxX + Self.gap,
      y: pill.midY - style.lineHeight / 2)
    page.add(
      Layer(
        name: "hint", size: context.size,
        drawings: [
          .shadow(pill, radius: Self.height / 2),
          .roundedRectangle(pill, radius: Self.height / 2, colour: theme.accent),
          .icon(.chevron, in: icon, colour: theme.onAccent, isMirrored: !isLeft),
        ] + line.drawings(at: text, colour: theme.onAccent)))
    page.add(target, at: pill)
  }
}
