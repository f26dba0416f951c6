internal import FlowCore

/// An element that gets room in a row or column before those of a lower priority.
///
/// ```swift
/// Row {
///   LayoutPriority(1) { Text(name) }
///   Text(address)
/// }
/// ```
///
/// In a row that is too narrow, texts of a lower priority are shortened first, down to 44 points or
/// their natural width; those of the same priority share the room. A text is never shortened to
/// less than one of a lower priority. In rows and columns with room left, only the flexible
/// elements of the highest priority take it. Put it directly into the row or column: other stacks
/// around it hide the priority.
public struct LayoutPriority: WrapperElement {
  public let layoutPriority: Int
  package let element: any Element

  /// Gives an element a priority; elements without one have priority 0.
  public init(_ priority: Int, _ element: () -> any Element) {
    layoutPriority = priority
    self.element = element()
  }

  public var source: ElementSource? { element.source }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.add(element, in: frame, context)
  }
}
