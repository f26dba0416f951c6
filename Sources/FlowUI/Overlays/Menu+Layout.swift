internal import FlowCore

extension Menu {
  /// The distance between the anchor and the menu, in points.
  private static let gap = 4.0

  func page(in context: LayoutContext) -> PageLayout {
    let context = menuContext(context)
    var page = PageLayout(name: "menu", size: context.size)
    // A compact menu does not dim the screen around it, because it is small.
    page.add(backdrop, dimmed: context.density == .compact ? 0 : 1, context)
    if !items.isEmpty {
      let card = card(in: context)
      page.add(background, at: card, radius: context.metrics.cardRadius, context)
      let list = card.inset(by: Insets(horizontal: 0, vertical: context.metrics.menuInset))
      ScrollArea(state: scroll) { MenuList(self) }.layOut(in: list, context.uncovered, on: &page)
    }
    if revealsFocus {
      let focus = KeyboardFocus(page.targets, context.uncovered)
      page.whenLaidOut { [self] in
        focus.reveal(animated: false)
        revealsFocus = false
      }
    }
    page.fade(to: fade.presence)
    return page
  }

  private func card(in context: LayoutContext) -> Rect {
    let anchor = anchorFrame(in: context)
    let measure = measure(in: context)
    let bounds = Rect(context.size).inset(by: context.insets).inset(by: context.metrics.related)
    let below = bounds.maxY - anchor.maxY - Self.gap
    let above = anchor.minY - Self.gap - bounds.minY
    let isBelow = measure.height <= below || below >= above
    // If neither side has room for a row, the menu may cover the anchor.
    let room = max(below, above, min(measure.minimum, bounds.size.height))
    let height = min(measure.height, room)
    let top = isBelow ? anchor.maxY + Self.gap : anchor.minY - Self.gap - height
    let start = anchor.midX <= bounds.midX ? anchor.minX : anchor.maxX - measure.width
    return Rect(
      x: max(bounds.minX, min(start, bounds.maxX - measure.width)),
      y: max(bounds.minY, min(top, bounds.maxY - height)),
      width: min(measure.width, max(0, bounds.size.width)), height: height)
  }
}
