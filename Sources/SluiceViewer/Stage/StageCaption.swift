internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

/// The device's name and size in points, above the stage if there is room; a click leads to the
/// field for the size.
struct StageCaption: Element {
  private let text: String
  private let geometry: StageGeometry
  private let target: StageButtonTarget

  /// The distance to the device, and the room on both sides of the text that also takes presses and
  /// is highlighted under the mouse, in points; by eye.
  private static let (gap, padding) = (2.0, 6.0)

  /// `nil` if the stage fills its room, if a crash report or a comparison is shown instead, or
  /// while the label of a highlighted element needs the room above the stage.
  @MainActor
  init?(_ model: ViewerModel, on geometry: StageGeometry, _ target: StageButtonTarget) {
    guard model.crash == nil, model.comparison == nil, !model.viewport.fillsRoom,
      !(model.marks.highlight?.rises(above: geometry) ?? false)
    else { return nil }
    self.target = target
    let size = StageSizeText(model.playback.session.size).description
    text = "\(model.strings[model.device.kind.title]), \(size)"
    self.geometry = geometry
  }

  func size(in proposal: Size, _ context: LayoutContext) -> Size { proposal }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let style = context.style(.caption).withMonospacedDigits
    let bottom = geometry.frame.minY - geometry.bezel - Self.gap
    guard bottom - style.lineHeight >= frame.minY else { return }
    let room = frame.inset(by: Insets(horizontal: Self.padding, vertical: 0))
    let line = context.line(text, style: style, width: room.size.width)
    // The middle of a stage that is zoomed in can be outside of its room.
    let x = min(max(geometry.frame.midX - line.width / 2, room.minX), room.maxX - line.width)
    let label = Rect(
      x: x, y: bottom - style.lineHeight, width: line.width, height: style.lineHeight)
    let button = label.inset(by: Insets(horizontal: -Self.padding, vertical: 0))
    let use = target.control.use(in: button, context)
    page.add(
      Layer(
        name: "caption", size: context.size,
        drawings: use.overlays(ink: context.theme.label).map {
          .roundedRectangle(button, radius: label.size.height / 2, colour: $0)
        } + line.drawings(at: label.origin, colour: context.theme.secondaryLabel)))
    Hint(context.strings[.changeSize]) {
      CaptionTarget(target: target, node: AccessibilityNode(.button, name: text))
    }.layOut(in: button, context, on: &page)
  }
}

private struct CaptionTarget: Element {
  let target: StageButtonTarget
  let node: AccessibilityNode

  func size(in proposal: Size, _ context: LayoutContext) -> Size { proposal }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.add(target, at: frame, as: node)
  }
}

/// A size of the stage in points, as people read and type it: `390 × 844`.
struct StageSizeText: CustomStringConvertible {
  let size: Size

  init(_ size: Size) { self.size = size }

  /// Reads two numbers, as in `390 × 844`, `390x844`, `390, 844` or `390 844`, and rounds them to
  /// whole points; `nil` for other text, and for a size that `SizeLimits` does not allow.
  init?(parsing text: String) {
    let numbers = text.split { "×xX*,; ".contains($0) }.map { Double($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      SizeLimits.allows(Size(width: width, height: height))
    else { return nil }
    size = Size(width: width.rounded(), height: height.rounded())
  }

  var description: String { "\(size.width.fixed(0)) × \(size.height.fixed(0))" }
}
