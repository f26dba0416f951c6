internal import FlowCore
internal import FlowUI

/// A row of the list: an event's time, and the event in words or as its trace line.
///
/// If the row is too narrow for the event, a hint shows all of it.
struct EventRow: Element {
  let line: TraceLine
  /// `nil` to show the trace line.
  let event: EventText?
  let isPast: Bool
  let isAtShownInstant: Bool
  let control: Control

  /// The height of a row in points: its text and a small margin; by eye.
  static let height = 20.0
  /// Returns the top and bottom edges of a row, in points from the list's top.
  static func extent(of row: Int) -> ClosedRange<Double> {
    let top = Double(row) * height
    return top...(top + height)
  }

  /// The leading edge of the event, in points: leaves room for six digits and a decimal point; by
  /// eye.
  private static let start = 76.0
  /// The distance between the time and the event, in points; by eye.
  private static let timeGap = 12.0
  /// The side of the mark of a kind, in points; by eye.
  private static let mark = 8.0
  /// The distances between the mark and the event, and from both edges of the row, in points; by
  /// eye.
  private static let (gap, margin) = (6.0, 8.0)
  /// The inset of the focus ring and the radius of its corners, in points; by eye.
  private static let ring = (inset: 3.0, radius: 4.0)

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(width: proposal.width, height: Self.height)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let width = context.measuring.width(of: label, in: style(context))
    Hint(width > room(in: frame) ? label : "") { EventRowContent(row: self) }.layOut(
      in: frame, context, on: &page)
  }

  fileprivate func layOutContent(
    in frame: Rect, _ context: LayoutContext, on page: inout PageLayout
  ) {
    let (theme, use) = (context.theme, control.use(in: frame, context))
    if isAtShownInstant { page.draw([.fill(frame, colour: theme.tint)]) }
    page.draw(use.overlays(theme).map { .fill(frame, colour: $0) })
    page.draw(
      use.ring(around: frame.inset(by: Self.ring.inset), radius: Self.ring.radius, theme))
    page.add(
      control, at: frame, as: AccessibilityNode(.button, name: label, value: seconds)
    ) { page in
      page.draw(time(in: frame, context) + text(in: frame, context))
    }
  }

  /// The event in words, or the trace line without its instant.
  private var label: String {
    event?.text ?? line.content
  }

  /// The time since the start of the run, in seconds.
  private var seconds: String { line.instant.seconds(since: .zero).fixed(3) }

  /// The width for the event, in points.
  private func room(in frame: Rect) -> Double {
    frame.size.width - Self.start - Self.margin - (event == nil ? 0 : Self.mark + Self.gap)
  }

  private func style(_ context: LayoutContext) -> TextStyle {
    context.style(.caption).withMonospacedDigits
  }

  private func time(in frame: Rect, _ context: LayoutContext) -> [Drawing] {
    let style = style(context)
    let end = Self.start - Self.timeGap
    let time = context.line(seconds, style: style, width: end - Self.margin)
    return time.drawings(
      at: Point(x: frame.minX + end - time.width, y: frame.midY - style.lineHeight / 2),
      colour: context.theme.secondaryLabel)
  }

  private func text(in frame: Rect, _ context: LayoutContext) -> [Drawing] {
    let (theme, style) = (context.theme, style(context))
    let y = frame.midY - style.lineHeight / 2
    let ink = isPast ? theme.label : theme.secondaryLabel
    let text = context.line(label, style: style, width: room(in: frame))
    guard let event else {
      return text.drawings(at: Point(x: frame.minX + Self.start, y: y), colour: ink)
    }
    let mark = Rect(
      x: frame.minX + Self.start, y: frame.midY - Self.mark / 2, width: Self.mark,
      height: Self.mark)
    // Red would be hard to read on the tint.
    let colour = event.kind == .refusal && !isAtShownInstant ? theme.destructive : ink
    return [.roundedRectangle(mark, radius: Self.mark / 2, colour: event.kind.colour(in: theme))]
      + text.drawings(at: Point(x: mark.maxX + Self.gap, y: y), colour: colour)
  }
}

private struct EventRowContent: Element {
  let row: EventRow

  func size(in proposal: Size, _ context: LayoutContext) -> Size { row.size(in: proposal, context) }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    row.layOutContent(in: frame, context, on: &page)
  }
}
