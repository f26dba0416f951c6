public import FlowCore

/// An element that is made of others, and lies and is drawn as they are.
public protocol Composite: Element {
  /// What it is made of.
  func content(in context: LayoutContext) -> any Element
}

extension Composite {
  public func size(in offer: Size, _ context: LayoutContext) -> Size {
    content(in: context).size(in: offer, context)
  }

  public func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    content(in: context).place(in: frame, context, on: &page)
  }
}
