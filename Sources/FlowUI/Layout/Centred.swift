public import FlowCore

/// An element as wide as it would be, in the middle.
public struct Centred: Element {
  private let element: any Element

  /// Creates it.
  public init(_ element: any Element) {
    self.element = element
  }

  public func stretch(along axis: Axis) -> Stretch { element.stretch(along: axis) }

  public func size(in offer: Size, _ context: LayoutContext) -> Size {
    element.size(in: offer, context)
  }

  public func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let width = min(element.size(in: frame.size, context).width, frame.size.width)
    let x = frame.minX + (frame.size.width - width) / 2
    element.place(
      in: Rect(x: x, y: frame.minY, width: width, height: frame.size.height), context, on: &page)
  }
}
