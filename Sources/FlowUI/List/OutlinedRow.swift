public import FlowCore

/// A row with an outline, for a page without cards.
public struct OutlinedRow: Element {
  private let row: ListRow

  /// Creates an outlined row.
  public init(_ row: ListRow) {
    var row = row
    row.isOutlined = true
    self.row = row
  }

  public var source: ElementSource? { row.source }

  public func stretch(along axis: Axis) -> Stretch { row.stretch(along: axis) }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    row.size(in: proposal, context)
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.add(row, in: frame, context)
  }
}
