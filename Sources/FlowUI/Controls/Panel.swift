public import FlowCore

/// Elements below each other on a card, with a margin around them.
public struct Panel: Element {
  private let content: Padding

  /// Creates a panel.
  public init(@ElementBuilder _ elements: () -> [any Element]) {
    content = Padding(Insets(horizontal: Spacing.margin, vertical: 12), elements)
  }

  public func size(in offer: Size, _ context: LayoutContext) -> Size {
    content.size(in: offer, context)
  }

  public func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.draw([.roundedRectangle(frame, radius: Spacing.cardRadius, context.theme.raised)])
    content.place(in: frame, context, on: &page)
  }
}
