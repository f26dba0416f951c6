public import FlowCore

/// Elements in a column with room around it.
public struct Padding: Element {
  /// `nil` for the margin of screens at both sides.
  private let insets: Insets?
  private let column: Column

  /// Creates room around elements.
  public init(_ insets: Insets, @ElementBuilder _ elements: () -> [any Element]) {
    self.insets = insets
    column = Column(elements)
  }

  /// Creates the margin of screens at both sides.
  public init(@ElementBuilder _ elements: () -> [any Element]) {
    insets = nil
    column = Column(elements)
  }

  public func stretch(along axis: Axis) -> Stretch { column.stretch(along: axis) }

  public func size(in offer: Size, _ context: LayoutContext) -> Size {
    column.size(in: offer, within: insets(context), context)
  }

  public func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    column.place(in: frame.inset(by: insets(context)), context, on: &page)
  }

  private func insets(_ context: LayoutContext) -> Insets {
    insets ?? Insets(horizontal: context.metrics.margin, vertical: 0)
  }
}

/// Elements in a column that no bar covers.
public struct SafeArea: Element {
  private let column: Column

  /// Creates a column of elements that keeps clear of bars.
  public init(@ElementBuilder _ elements: () -> [any Element]) {
    column = Column(elements)
  }

  public func stretch(along axis: Axis) -> Stretch { .flexible }

  public func size(in offer: Size, _ context: LayoutContext) -> Size {
    column.size(in: offer, within: context.insets, context)
  }

  public func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    column.place(in: frame.inset(by: context.insets(of: frame)), context.uncovered, on: &page)
  }
}

extension Element {
  /// How large it would be with insets around it.
  fileprivate func size(
    in offer: Size, within insets: Insets, _ context: LayoutContext
  ) -> Size {
    let room = Rect(offer).inset(by: insets).size
    let inner = size(in: room, context)
    return Size(
      width: inner.width + insets.leading + insets.trailing,
      height: inner.height + insets.top + insets.bottom)
  }
}
