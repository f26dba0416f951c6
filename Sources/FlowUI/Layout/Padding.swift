public import FlowCore

/// A column of elements with padding around it.
public struct Padding: Element {
  /// `nil` for the screen margin at the leading and trailing sides.
  private let insets: Insets?
  private let column: Column

  /// Creates a column with this padding.
  public init(
    _ insets: Insets, fileID: StaticString = #fileID, line: UInt = #line,
    @ElementBuilder _ elements: () -> [any Element]
  ) {
    self.insets = insets
    column = Column(fileID: fileID, line: line, elements)
  }

  /// Creates a column with the screen margin at its leading and trailing sides.
  public init(
    fileID: StaticString = #fileID, line: UInt = #line,
    @ElementBuilder _ elements: () -> [any Element]
  ) {
    insets = nil
    column = Column(fileID: fileID, line: line, elements)
  }

  public var source: ElementSource? { column.source }

  public func stretch(along axis: Axis) -> Stretch { column.stretch(along: axis) }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    column.size(in: proposal, within: insets(context), context)
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    column.layOut(in: frame.inset(by: insets(context)), context, on: &page)
  }

  private func insets(_ context: LayoutContext) -> Insets {
    insets ?? Insets(horizontal: context.metrics.margin, vertical: 0)
  }
}

/// A column of elements inside the area that no bar covers.
public struct SafeArea: Element {
  private let column: Column

  /// Creates a column of elements that stays clear of bars.
  public init(
    fileID: StaticString = #fileID, line: UInt = #line,
    @ElementBuilder _ elements: () -> [any Element]
  ) {
    column = Column(fileID: fileID, line: line, elements)
  }

  public var source: ElementSource? { column.source }

  public func stretch(along axis: Axis) -> Stretch { .flexible }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    column.size(in: proposal, within: context.insets, context)
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    column.layOut(
      in: frame.inset(by: context.constraints.insets(of: frame)), context.uncovered, on: &page)
  }
}

extension Element {
  fileprivate func size(
    in proposal: Size, within insets: Insets, _ context: LayoutContext
  ) -> Size {
    let room = Rect(proposal).inset(by: insets).size
    let inner = size(in: room, context)
    return Size(
      width: inner.width + insets.leading + insets.trailing,
      height: inner.height + insets.top + insets.bottom)
  }
}
