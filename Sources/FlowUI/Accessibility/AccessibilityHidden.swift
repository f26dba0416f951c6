public import FlowCore

/// An element hidden from assistive technologies, because another element reports the same
/// information.
public struct AccessibilityHidden: SourcedElement {
  package let location: ElementSource
  private let element: any Element

  /// Creates an element hidden from assistive technologies.
  public init(_ element: any Element, fileID: StaticString = #fileID, line: UInt = #line) {
    location = ElementSource(fileID: fileID, line: line)
    self.element = element
  }

  public func stretch(along axis: Axis) -> Stretch { element.stretch(along: axis) }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    element.size(in: proposal, context)
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.addWithoutNodes { element.layOut(in: frame, context, on: &$0) }
  }
}
