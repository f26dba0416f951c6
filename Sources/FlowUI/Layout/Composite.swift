public import FlowCore

/// An element that is composed of others and takes its layout and drawing from them.
public protocol Composite: Element {
  /// The element that is laid out and drawn in its place.
  func content(in context: LayoutContext) -> any Element
}

extension Composite {
  public func size(in offer: Size, _ context: LayoutContext) -> Size {
    content(in: context).size(in: offer, context)
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    content(in: context).layOut(in: frame, context, on: &page)
  }
}
