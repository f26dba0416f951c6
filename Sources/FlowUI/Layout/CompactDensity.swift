public import FlowCore

/// A column of elements whose density differs from that of the content around it, such as a panel
/// of small rows.
///
/// Menus that these elements open have the same density.
public struct CompactDensity: Element {
  private let density: Density
  private let column: Column

  /// Creates a column of elements at a density; the default is compact.
  public init(
    _ density: Density = .compact, fileID: StaticString = #fileID, line: UInt = #line,
    @ElementBuilder _ elements: () -> [any Element]
  ) {
    self.density = density
    column = Column(fileID: fileID, line: line, elements)
  }

  public var source: ElementSource? { column.source }

  public func stretch(along axis: Axis) -> Stretch { column.stretch(along: axis) }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    column.size(in: proposal, context.at(density))
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.add(at: density) { column.layOut(in: frame, context.at(density), on: &$0) }
  }
}
