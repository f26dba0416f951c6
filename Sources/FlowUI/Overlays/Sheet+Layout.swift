internal import FlowCore

extension Sheet {
  /// The maximum width in points, at which lines are still easy to read; by eye.
  private static let maxWidth = 560.0
  /// The minimum distance above the sheet in points, so that it looks like a card; by eye.
  private static let minimumGap = 10.0

  func page(in context: LayoutContext) -> PageLayout {
    var page = PageLayout(name: "sheet", size: context.size)
    page.add(backdrop, dimmed: position.presence, context)
    page.fade(to: position.opacity)
    let bounds = Rect(context.size).inset(by: context.insets.horizontal)
    let width = min(bounds.size.width, Self.maxWidth)
    let contentContext = contentContext(context)
    let head = SheetHead(title, closeControl, canBeClosed: !mustBeAnswered)
    let proposal = Size(width: width, height: .infinity)
    let headHeight = head.size(in: proposal, contentContext).height
    let metrics = context.metrics
    let body = body(bottom: context.insets.bottom, metrics)
    let room = max(0, context.size.height - max(context.insets.top, Self.minimumGap))
    let height = min(headHeight + body.size(in: proposal, contentContext).height, room)
    position.update(height: height, canCloseByDrag: !mustBeAnswered, context)
    let card = Rect(
      x: (bounds.midX - width / 2).rounded(),
      y: context.size.height - height * (1 - position.offset), width: width, height: height)

    // The background extends below the screen, as the sheet can be pulled up.
    let background = Rect(Size(width: width, height: 2 * height + metrics.sheetRadius))
    var layout = PageLayout(name: "card", size: background.size)
    layout.draw([
      .roundedRectangle(background, radius: metrics.sheetRadius, colour: context.theme.raised)
    ])
    layout.add(self.background, at: Rect(card.size))
    var cardContext = contentContext
    cardContext.pointer = context.pointer.map { Point(x: $0.x - card.minX, y: $0.y - card.minY) }
    let (top, rest) = Rect(card.size).split(at: headHeight)
    layout.add(body, in: rest, cardContext)
    layout.add(madeAt: location) { head.layOut(in: top, cardContext, on: &$0) }
    page.draw([.shadow(card, radius: metrics.sheetRadius)])
    page.add(layout, at: card.origin)
    return page
  }

  /// The context of the content: while this is scrolled to its top, a downward drag moves the
  /// sheet.
  private func contentContext(_ context: LayoutContext) -> LayoutContext {
    var contentContext = context.uncovered
    contentContext.environment.isSheet = true
    contentContext.environment.background = context.theme.raised
    return contentContext
  }

  private func body(bottom: Double, _ metrics: Metrics) -> ScrollArea {
    let insets = Insets(
      top: title == nil ? metrics.related : 0, leading: metrics.margin,
      bottom: metrics.group + bottom, trailing: metrics.margin)
    return ScrollArea(state: scroll) { Padding(insets, content) }
  }
}

extension Rect {
  /// Splits the rectangle at a height, which is clamped to that of the rectangle.
  fileprivate func split(at height: Double) -> (above: Rect, below: Rect) {
    (
      inset(by: Insets(bottom: size.height - min(height, size.height))),
      inset(by: Insets(top: min(height, size.height)))
    )
  }
}

@MainActor
struct SheetDrag {
  let responder: PanResponder

  init(_ sheet: Sheet) {
    responder = PanResponder { _ in
      .vertical
    } onChange: { [weak sheet] pan in
      if sheet?.position.follow(pan) ?? false { sheet?.closeSelf() }
    }
  }
}
