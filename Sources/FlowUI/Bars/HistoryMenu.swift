internal import FlowCore

/// The list of screens to go back to, that a long press on the back control opens.
final class HistoryMenu {
  private let titles: [String]
  private let rows: [Control]
  /// Everything around the list: a press on it closes the list.
  private let surroundings: Control
  private let presence = AnimatedValue(0.0)

  /// How long it takes to appear (LOOK.md's fades).
  private static let fade = Duration.milliseconds(150)
  private static let width = 250.0

  /// Creates a list that appears.
  ///
  /// - Parameter onChoice: Takes the place of the title that was chosen, or `nil` for none.
  init(titles: [String], clock: FlowClock, onChoice: @escaping (Int?) -> Void) {
    self.titles = titles
    rows = titles.indices.map { index in Control { onChoice(index) } }
    surroundings = Control { onChoice(nil) }
    surroundings.isPassedByTab = true
    presence.run(to: 1, over: Self.fade, on: clock)
    for (index, row) in rows.enumerated() {
      row.onKey = { [weak self] key in self?.step(key, from: index) ?? false }
    }
    rows.first?.hasFocus = true
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

  private func page(below bottom: Double, _ context: LayoutContext) -> PageLayout {
    let height = ListRow.height(hasSubtitle: false, context)
    let room = max(height, context.size.height - bottom - 2 * Spacing.related)
    let count = min(rows.count, Int(room / height))
    let card = Rect(
      x: Spacing.related, y: bottom + Spacing.related / 2,
      width: min(Self.width, context.size.width - 2 * Spacing.related),
      height: Double(count) * height)
    var page = PageLayout(name: "history", size: context.size)
    page.draw([
      .fill(Rect(context.size), RGBA.black.opacity(0.2)),
      .roundedRectangle(card, radius: Spacing.cardRadius, context.theme.raised),
      .outline(card, radius: Spacing.cardRadius, width: 0.5, context.theme.separator),
    ])
    for index in 0..<count {
      let y = card.minY + Double(index) * height
      ListRow(titles[index], control: rows[index]).place(
        in: Rect(x: card.minX, y: y, width: card.size.width, height: height), context, on: &page)
      if index > 0 {
        page.draw([
          .hairline(
            Point(x: card.minX + Spacing.margin, y: y), width: card.size.width - Spacing.margin,
            context.theme.separator)
        ])
      }
    }
    return page
  }

  /// Arrows go from row to row.
  private func step(_ key: KeyPress, from index: Int) -> Bool {
    let next: Int
    switch key.key {
    case "Down": next = min(index + 1, rows.count - 1)
    case "Up": next = max(index - 1, 0)
    default: return false
    }
    for (place, row) in rows.enumerated() { row.hasFocus = place == next }
    return true
  }
}
