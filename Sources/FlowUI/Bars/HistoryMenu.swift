internal import FlowCore

/// The list of screens to go back to, that a long press on the back control opens.
///
/// It scrolls where there are more of them than have room below the bar.
final class HistoryMenu {
  private let titles: [String]
  private let rows: RowControls
  private let scroll = ScrollState()
  /// Everything around the list: a press on it closes the list.
  private let surroundings: Control
  private let presence = AnimatedValue(0.0)

  /// How long it takes to appear (LOOK.md's fades).
  private static let fade = Duration.milliseconds(150)
  /// How wide it is with text of the usual size, in points; by eye.
  private static let width = 250.0

  /// Creates a list that appears.
  ///
  /// - Parameter onChoice: Takes the place of the title that was chosen, or `nil` for none.
  init(titles: [String], clock: FlowClock, onChoice: @escaping (Int?) -> Void) {
    self.titles = titles
    rows = RowControls { onChoice($0) }
    surroundings = Control { onChoice(nil) }
    surroundings.isPassedByTab = true
    presence.run(to: 1, over: Self.fade, on: clock)
    rows.control(of: 0).hasFocus = true
  }

  func targets(below bottom: Double, in context: LayoutContext) -> [Target] {
    let stage = Rect(context.size)
    return [Target(part: surroundings, frame: stage, visible: stage)]
      + page(below: bottom, context).targets
  }

  func layer(below bottom: Double, in context: LayoutContext) -> Layer {
    var layer = page(below: bottom, context).layer
    layer.opacity = presence.value
    return layer
  }

  func accessibilityNode(below bottom: Double, in context: LayoutContext) -> AccessibilityNode {
    AccessibilityNode(
      .menu, "History", .modal, frame: card(below: bottom, context),
      children: page(below: bottom, context).nodes)
  }

  private func page(below bottom: Double, _ context: LayoutContext) -> PageLayout {
    let card = card(below: bottom, context)
    var page = PageLayout(name: "history", size: context.size)
    page.draw([
      .fill(Rect(context.size), RGBA.black.opacity(0.2)),
      .roundedRectangle(card, radius: Spacing.cardRadius, context.theme.raised),
      .outline(card, radius: Spacing.cardRadius, width: 0.5, context.theme.separator),
    ])
    var inside = context
    inside.isInCard = true
    ScrollArea(scroll) { list }.place(in: card, inside, on: &page)
    return page
  }

  private func card(below bottom: Double, _ context: LayoutContext) -> Rect {
    let width = min(Self.width * context.textSize, context.size.width - 2 * Spacing.related)
    let row = ListRow.height(hasSubtitle: false, context)
    let room = max(row, context.size.height - bottom - 2 * Spacing.related)
    return Rect(
      x: Spacing.related, y: bottom + Spacing.related / 2, width: width,
      height: min(Double(titles.count) * row, room))
  }

  private var list: Rows {
    Rows(titles.count, controls: rows) { [titles] index, control in
      ListRow(titles[index], control: control)
    }
  }
}
