public import FlowCore

/// Centres an element horizontally at its natural width, but no wider than the frame.
public struct Centred: SourcedElement {
  package let location: ElementSource
  private let element: any Element

  /// Creates a centred element.
  public init(_ element: any Element, fileID: StaticString = #fileID, line: UInt = #line) {
    location = ElementSource(fileID: fileID, line: line)
    self.element = element
  }

  public func stretch(along axis: Axis) -> Stretch { element.stretch(along: axis) }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    element.size(in: proposal, context)
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let width = min(element.size(in: frame.size, context).width, frame.size.width)
    let x = frame.minX + (frame.size.width - width) / 2
    page.add(
      element, in: Rect(x: x, y: frame.minY, width: width, height: frame.size.height), context)
  }
}
