internal import FlowCore

/// An element hidden from assistive technologies, because another element reports the same
/// information.
public struct AccessibilityHidden: SourcedElement, WrapperElement {
  package let location: ElementSource
  package let element: any Element

  /// Creates an element hidden from assistive technologies.
  public init(_ element: any Element, fileID: StaticString = #fileID, line: UInt = #line) {
    location = ElementSource(fileID: fileID, line: line)
    self.element = element
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.addWithoutNodes { element.layOut(in: frame, context, on: &$0) }
  }
}
