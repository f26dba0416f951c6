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

  /// The side of the button that shows the places, in points; by eye.
  private static let button = 28.0
  private static let gap = 4.0
  private static let inset = Insets(horizontal: 8, vertical: 5)

  private var inset: Insets {
    var inset = Self.inset
    if fold != nil { inset.trailing = Self.button + 2 * Self.gap }
    return inset
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let inner = texts.size(in: Rect(proposal).inset(by: inset).size, context)
    return Size(
      width: proposal.width, height: inner.height + Self.inset.top + Self.inset.bottom)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let use = control.use(in: frame, context)
    if isOpen {
      page.draw(
        [.roundedRectangle(frame, radius: 6, context.theme.tint)]
          + context.theme.edge(frame, radius: 6))
    }
    page.draw(
      (isNext ? [context.theme.label.opacity(0.06)] : use.overlays(ink: context.theme.label))
        .map { .roundedRectangle(frame, radius: 6, $0) })
    page.draw(use.ring(around: frame.inset(by: 3), radius: 4, context.theme))
    var inside = context
    // Secondary text would be hard to read on the tint.
    if isOpen { inside.theme.secondaryLabel = context.theme.label }
    page.add(
      control, at: frame,
      as: AccessibilityNode(.radio, demo.title, value: demo.summary, isOpen ? .checked : [])
    ) {
      texts.layOut(in: frame.inset(by: inset), inside, on: &$0)
    }
    guard let fold else { return }
    let square = Rect(
      x: frame.maxX - Self.button - Self.gap, y: frame.midY - Self.button / 2, width: Self.button,
      height: Self.button)
    let phrase = fold.isUnfolded ? Phrase.hidePlaces : .showPlaces
    IconButton(
      fold.isUnfolded ? .fold : .unfold,
      accessibilityLabel: context.strings[phrase.with(demo.title)], control: fold.control
    ).layOut(in: square, inside, on: &page)
  }

  private var texts: Column {
    Column {
      Text(demo.title, .headline)
      Text(demo.summary, .footnote, \.secondaryLabel)
    }
  }
}
