internal import FlowCore

extension Alert {
  /// The maximum width at the default text size, in points; by eye.
  private static let width = 300.0

  func page(in context: LayoutContext) -> PageLayout {
    var page = PageLayout(name: "alert", size: context.size)
    page.add(backdrop, dimmed: 1, context)
    let bounds = Rect(context.size).inset(by: context.insets).inset(by: context.metrics.margin)
    let width = max(0, min(bounds.size.width, Self.width * (1 + context.textSize) / 2))
    let inside = context.uncovered
    let content = AlertContent(self, width: width, inside)
    let height = max(0, min(content.height(inside), bounds.size.height))
    let card = bounds.centred(Size(width: width, height: height)).aligned
    page.add(background, at: card, radius: context.metrics.cardRadius, context)
    page.add(madeAt: location) { content.layOut(in: card, inside, on: &$0) }
    if revealsFocus {
      let focus = KeyboardFocus(page.targets, inside)
      page.whenLaidOut { [self] in
        focus.reveal(animated: false)
        revealsFocus = false
      }
    }
    page.fade(to: fade.presence)
    return page
  }
}

extension Rect {
  /// Whole points keep centred content sharp.
  fileprivate var aligned: Rect {
    Rect(
      x: minX.rounded(.down), y: minY.rounded(.down), width: size.width, height: size.height)
  }
}
