internal import FlowCore
internal import FlowUI

/// Elements in a column in the middle that is no wider than lines can be read well.
struct Narrow: Element {
  private let column: Column

  /// The most that it is wide at the usual text size, in points: about 60 letters of body text.
  private static let most = 480.0

  init(@ElementBuilder _ elements: () -> [any Element]) {
    column = Column(elements)
  }

  func stretch(along axis: Axis) -> Stretch { axis == .across ? .greedy : .fixed }

  func size(in offer: Size, _ context: LayoutContext) -> Size {
    let room = Size(width: width(in: offer.width, context), height: offer.height)
    return Size(width: offer.width, height: column.size(in: room, context).height)
  }

  func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let width = width(in: frame.size.width, context)
    let x = (frame.minX + (frame.size.width - width) / 2).rounded()
    column.place(
      in: Rect(x: x, y: frame.minY, width: width, height: frame.size.height), context, on: &page)
  }

  private func width(in room: Double, _ context: LayoutContext) -> Double {
    min(room, Self.most * context.textSize)
  }
}
