package import FlowCore

/// A column of a fixed width in points, or less if there is no room for it.
package struct FixedWidth: Element {
  private let width: Double
  private let column: Column

  package init(_ width: Double, @ElementBuilder _ elements: () -> [any Element]) {
    self.width = width
    column = Column(elements)
  }

  package func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let width = min(width, proposal.width)
    return Size(
      width: width,
      height: column.size(in: Size(width: width, height: proposal.height), context).height)
  }

  package func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    column.layOut(in: frame, context, on: &page)
  }
}
