public import FlowCore

/// An element that is only seen: whatever it would tell, something beside it tells, too.
public struct AccessibilityHidden: Element {
  private let element: any Element

  /// Silences an element.
  public init(_ element: any Element) {
    self.element = element
  }

  public func stretch(along axis: Axis) -> Stretch { element.stretch(along: axis) }

  public func size(in offer: Size, _ context: LayoutContext) -> Size {
    element.size(in: offer, context)
  }

  public func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.silently { element.place(in: frame, context, on: &$0) }
  }
}
