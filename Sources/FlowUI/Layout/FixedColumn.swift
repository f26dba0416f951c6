internal import FlowCore

/// A column of a fixed width.
struct FixedColumn: Element {
  private let width: Double
  private let column: Column

  init(_ width: Double, _ elements: [any Element]) {
    self.width = width
    column = Column { elements }
  }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let width = min(width, proposal.width)
    return Size(
      width: width,
      height: column.size(in: Size(width: width, height: proposal.height), context).height)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    column.layOut(in: frame, context, on: &page)
  }
}
