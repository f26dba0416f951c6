internal import FlowCore
internal import FlowUI

struct CentredColumn: Element {
  private let maximum: Double
  private let column: Column

  /// Creates a column that is at most `maximum` points wide.
  init(maximum: Double, @ElementBuilder _ elements: () -> [any Element]) {
    self.maximum = maximum
    column = Column(elements)
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let room = Size(width: width(in: proposal.width), height: proposal.height)
    return Size(width: proposal.width, height: column.size(in: room, context).height)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let width = width(in: frame.size.width)
    let x = (frame.minX + (frame.size.width - width) / 2).rounded()
    column.layOut(
      in: Rect(x: x, y: frame.minY, width: width, height: frame.size.height), context, on: &page)
  }

  /// Leaves at least the screen margin at both sides.
  private func width(in room: Double) -> Double {
    max(0, min(room - 2 * Metrics.margin, maximum))
  }
}
