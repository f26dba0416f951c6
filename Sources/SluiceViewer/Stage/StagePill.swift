internal import FlowCore
internal import FlowUI

/// A pill over the stage with its status: why the stage is halted, or what is played on it; a click
/// resumes or pauses.
@MainActor
final class StagePill {
  private let target: StageButtonTarget
  private let model: ViewerModel
  private var status: StageStatus?
  private var isHalted = false

  init(_ model: ViewerModel) {
    self.model = model
    target = StageButtonTarget { [weak model] in model?.togglePause() }
  }

  func update() { (status, isHalted) = (StageStatus(of: model), model.isHalted) }

  var element: any Element {
    StagePillLabel(
      title: status.map { model.strings[$0.title] }, isHalted: isHalted, target: target)
  }
}

/// Draws nothing without a title.
private struct StagePillLabel: Element {
  let title: String?
  let isHalted: Bool
  let target: StageButtonTarget

  /// In points, the margin from the corner; by eye.
  private static let (margin, height) = (10.0, 26.0)
  /// In points; by eye.
  private static let (icon, gap, padding) = (14.0, 6.0, 12.0)

  func size(in proposal: Size, _ context: LayoutContext) -> Size { proposal }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    guard let title else { return }
    let theme = context.theme
    let style = TextStyle(size: 13, weight: .semibold, lineHeight: 18).withMonospacedDigits
    let line = context.line(title, style: style, width: max(0, frame.size.width - 80))
    let pill = Rect(
      x: frame.minX + Self.margin, y: frame.minY + Self.margin,
      width: (Self.padding + Self.icon + Self.gap + line.width + Self.padding).rounded(.up),
      height: Self.height)
    let shape = Drawing.roundedRectangle(pill, radius: Self.height / 2, colour: theme.label)
    let use = target.control.use(in: pill, context)
    let icon = Rect(
      x: pill.minX + Self.padding, y: pill.midY - Self.icon / 2, width: Self.icon,
      height: Self.icon)
    let drawings =
      [.shadow(pill, radius: Self.height / 2), shape]
      + use.overlays(ink: theme.background).map {
        .roundedRectangle(pill, radius: Self.height / 2, colour: $0)
      }
      + [.icon(isHalted ? .play : .pause, in: icon, colour: theme.background)]
      + line.drawings(
        at: Point(x: icon.maxX + Self.gap, y: pill.midY - style.lineHeight / 2),
        colour: theme.background)
      + use.ring(around: pill, radius: Self.height / 2, theme)
    page.add(Layer(name: "status", size: context.size, drawings: drawings))
    page.add(
      target, at: pill,
      as: AccessibilityNode(
        .button, name: context.strings[isHalted ? .resume : .pause], value: title))
  }
}
