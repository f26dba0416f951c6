public import FlowCore

/// A centred column of elements, limited to a width at which lines are comfortable to read.
///
/// It takes all of the proposed width; in a frame that is narrower than the limit it behaves like a
/// `Column`.
public struct ReadableWidth: Element {
  private let column: Column

  /// The maximum width at the default text size, in points: about 60 letters of body text.
  private static let maximum = 480.0

  /// Creates a column; `elements` are stacked vertically without spacing.
  public init(
    fileID: StaticString = #fileID, line: UInt = #line,
    @ElementBuilder _ elements: () -> [any Element]
  ) {
    column = Column(fileID: fileID, line: line, elements)
  }

  public var source: ElementSource? { column.source }

  public func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let room = Size(width: Self.width(in: proposal.width, context), height: proposal.height)
    return Size(width: proposal.width, height: column.size(in: room, context).height)
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let width = Self.width(in: frame.size.width, context)
    let x = (frame.minX + (frame.size.width - width) / 2).rounded()
    column.layOut(
      in: Rect(x: x, y: frame.minY, width: width, height: frame.size.height), context, on: &page)
  }

  static func width(in room: Double, _ context: LayoutContext) -> Double {
    min(room, maximum * context.textSize)
  }
}
