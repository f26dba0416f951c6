internal import FlowCore
internal import FlowUI

/// A row of the list: a demo's title, with its summary below.
struct DemoRow: Element {
  let demo: Demo
  let isOpen: Bool
  /// Whether Enter in the search field opens this demo.
  let isNext: Bool
  let control: Control
  /// Shows or hides the demo's places; `nil` if they cannot be shown.
  let fold: (control: Control, isUnfolded: Bool)?

  /// The side of the button that shows the places, in points: the smallest that WCAG 2.2 permits
  /// (2.5.8), so that it lies beside the title, and the summary has the width of the row.
  private static let button = 24.0
  /// The distance between the button and the end of the row, in points; by eye.
  private static let gap = 4.0
  private static let inset = Insets(horizontal: 8, vertical: 5)

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let inner = texts.size(in: Rect(proposal).inset(by: Self.inset).size, context)
    return Size(
      width: proposal.width, height: inner.height + Self.inset.top + Self.inset.bottom)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let use = control.use(in: frame, context)
    if isOpen {
      page.draw(
        [.roundedRectangle(frame, radius: 6, colour: context.theme.tint)]
          + context.theme.edge(frame, radius: 6))
    }
    page.draw(
      (isNext ? [context.theme.label.opacity(0.06)] : use.overlays(ink: context.theme.label))
        .map { .roundedRectangle(frame, radius: 6, colour: $0) })
    page.draw(use.ring(around: frame.inset(by: 3), radius: 4, context.theme))
    var inside = context
    // Secondary text would be hard to read on the tint.
    if isOpen { inside.theme.secondaryLabel = context.theme.label }
    page.add(
      control, at: frame,
      as: AccessibilityNode(
        .radio, name: demo.title, value: demo.summary, states: isOpen ? .checked : [])
    ) {
      texts.layOut(in: frame.inset(by: Self.inset), inside, on: &$0)
    }
    guard let fold else { return }
    let line = context.style(.headline).lineHeight
    let square = Rect(
      x: frame.maxX - Self.button - Self.gap,
      y: frame.minY + Self.inset.top + (line - Self.button) / 2, width: Self.button,
      height: Self.button)
    let phrase = fold.isUnfolded ? Phrase.hidePlaces : .showPlaces
    IconButton(
      fold.isUnfolded ? .fold : .unfold,
      accessibilityLabel: context.strings[phrase.with(demo.title)], control: fold.control
    ).layOut(in: square, inside, on: &page)
  }

  private var texts: Column {
    Column {
      Padding(Insets(trailing: fold == nil ? 0 : Self.button)) {
        Text(demo.title, style: .headline)
      }
      Text(demo.summary, style: .footnote, colour: \.secondaryLabel)
    }
  }
}
