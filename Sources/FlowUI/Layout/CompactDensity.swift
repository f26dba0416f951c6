public import FlowCore

/// Elements in a column that are laid out at a density of their own: in a panel of small rows, say.
///
/// So is what opens from them: the menu of a control has the density of the control.
public struct CompactDensity: Element {
  private let density: Density
  private let column: Column

  /// Creates a column of elements at a density; by default a compact one.
  public init(_ density: Density = .compact, @ElementBuilder _ elements: () -> [any Element]) {
    self.density = density
    column = Column(elements)
  }

  public func stretch(along axis: Axis) -> Stretch { column.stretch(along: axis) }

  public func size(in offer: Size, _ context: LayoutContext) -> Size {
    column.size(in: offer, context.at(density))
  }

  public func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.add(at: density) { column.place(in: frame, context.at(density), on: &$0) }
  }
}
