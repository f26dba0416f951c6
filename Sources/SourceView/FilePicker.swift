internal import FlowCore
internal import FlowUI

/// A button that shows the current file's name and opens the list of files.
struct FilePicker: Element {
  let title: String
  /// From 0.
  let fileIndex: Int
  let count: Int
  let control: Control

  /// In points, as in pop-up buttons.
  private static let chevron = 16.0

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(width: proposal.width, height: context.controlHeight(.headline))
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let (theme, metrics) = (context.theme, context.metrics)
    let use = control.use(in: frame, context)
    let shape = { Drawing.roundedRectangle(frame, radius: metrics.controlRadius, colour: $0) }
    page.draw(
      theme.plate(frame, radius: metrics.controlRadius)
        + use.overlays(ink: theme.label).map(shape))
    page.draw(use.ring(around: frame, radius: metrics.controlRadius, theme))
    let inner = frame.inset(by: Insets(horizontal: metrics.gap, vertical: 0))
    let (text, value) = self.text(in: inner.size, context)
    let height = text.size(in: inner.size, context).height
    page.add(
      control, at: frame, as: AccessibilityNode(.button, name: context.strings[.file], value: value)
    ) {
      text.layOut(
        in: inner.centred(Size(width: inner.size.width, height: height)), context, on: &$0)
    }
  }

  /// The text, and what it says as an accessibility value.
  ///
  /// The file's number is left out unless there is room for the whole title beside it.
  private func text(in room: Size, _ context: LayoutContext) -> (row: Row, value: String) {
    let position = context.strings[.position.with("\(fileIndex + 1)", "\(count)")]
    let name = Text(title, style: .headline, maxLines: 1)
    let number = Text(
      position, style: .footnote.withMonospacedDigits, colour: \.secondaryLabel, maxLines: 1)
    let proposal = Size(width: .infinity, height: room.height)
    let widths = name.size(in: proposal, context).width + number.size(in: proposal, context).width
    let rest = context.side(Self.chevron) + 3 * context.metrics.related
    let hasNumber = widths + rest <= room.width
    let row = Row(spacing: context.metrics.related) {
      name
      Spacer()
      if hasNumber { number }
      IconView(.unfold, side: Self.chevron)
    }
    return (row, hasNumber ? "\(title), \(position)" : title)
  }
}
