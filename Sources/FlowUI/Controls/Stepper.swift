public import FlowCore

/// A number between two buttons that decrease and increase it.
public struct Stepper: SourcedElement {
  package let location: ElementSource
  private let accessibilityLabel: String
  private let value: Int
  private let less: Control
  private let more: Control

  /// Creates a stepper.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - accessibilityLabel: What the number counts.
  ///   - less: The control that decreases the number; keep it across layouts, and disable it at the
  ///     minimum.
  ///   - more: The control that increases the number; keep it across layouts, and disable it at the
  ///     maximum.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public init(
    _ value: Int, accessibilityLabel: String, less: Control, more: Control,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.accessibilityLabel = accessibilityLabel
    self.value = value
    self.less = less
    self.more = more
  }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let side = side(context)
    return Size(width: 2 * side + numberWidth(context), height: side)
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let side = min(side(context), frame.size.height)
    let start = Rect(x: frame.minX, y: frame.minY, width: side, height: frame.size.height)
    let end = start.moved(by: Vector(dx: frame.size.width - side, dy: 0))
    page.draw(
      context.theme.plate(shape(frame, context), radius: context.metrics.controlRadius))
    page.group(
      as: AccessibilityNode(.spinButton, name: accessibilityLabel, value: "\(value)"), in: frame
    ) { page in
      let less = AccessibilityNode(.button, name: context.strings[.less]).asSubelement("less")
      let more = AccessibilityNode(.button, name: context.strings[.more]).asSubelement("more")
      layOut(self.less, .minus, as: less, in: start, context, on: &page)
      layOut(self.more, .plus, as: more, in: end, context, on: &page)
    }
    page.draw(number(context).drawings(inMiddleOf: frame, colour: context.theme.label))
  }

  private func layOut(
    _ control: Control, _ icon: Icon, as node: AccessibilityNode, in frame: Rect,
    _ context: LayoutContext, on page: inout PageLayout
  ) {
    let use = control.use(in: frame, context)
    let (shape, theme) = (shape(frame, context), context.theme)
    let radius = context.metrics.controlRadius
    let side = iconSide(context)
    let icon = Drawing.icon(
      icon, in: frame.centred(Size(width: side, height: side)), colour: use.ink(theme.accent))
    page.draw(
      use.overlays(ink: theme.label).map {
        .roundedRectangle(shape, radius: radius, colour: $0)
      } + [icon] + use.ring(around: shape.inset(by: 4), radius: radius - 4, theme))
    page.add(control, at: frame, as: node)
  }

  /// The visible frame is a little shorter than the hit area.
  private func shape(_ frame: Rect, _ context: LayoutContext) -> Rect {
    frame.inset(by: Insets(horizontal: 0, vertical: context.metrics.trim))
  }

  private func number(_ context: LayoutContext) -> TextBlock {
    context.line(
      "\(value)", style: context.style(.headline), width: .infinity)
  }

  /// Has a minimum, so that the layout does not move as the number changes.
  private func numberWidth(_ context: LayoutContext) -> Double {
    max(context.side(32), number(context).width)
  }

  private func side(_ context: LayoutContext) -> Double {
    context.controlHeight(.headline)
  }

  private func iconSide(_ context: LayoutContext) -> Double { context.side(20) }
}
