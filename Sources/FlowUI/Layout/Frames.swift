public import FlowCore

/// Room between elements: as much as is said, or all that is left.
public struct Space: Element {
  private let length: Double?

  /// Creates a space.
  ///
  /// - Parameter length: Points; `nil` for all that is left.
  public init(_ length: Double? = nil) {
    self.length = length
  }

  public var stretch: Stretch { length == nil ? .greedy : .fixed }

  public func size(in offer: Size, _ context: LayoutContext) -> Size {
    Size(width: length ?? 0, height: length ?? 0)
  }

  public func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {}
}

/// An element with room around it.
public struct Padding: Element {
  private let insets: Insets
  private let element: any Element

  /// Creates room around elements in a column.
  public init(_ insets: Insets, @ElementBuilder _ elements: () -> [any Element]) {
    self.insets = insets
    element = Column(elements)
  }

  /// Creates the margin of screens at both sides.
  public init(@ElementBuilder _ elements: () -> [any Element]) {
    self.init(Insets(horizontal: Spacing.margin, vertical: 0), elements)
  }

  public var stretch: Stretch { element.stretch }

  public func size(in offer: Size, _ context: LayoutContext) -> Size {
    let (across, down) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    let inner = element.size(
      in: Size(width: max(0, offer.width - across), height: max(0, offer.height - down)), context)
    return Size(width: inner.width + across, height: inner.height + down)
  }

  public func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    element.place(in: frame.inset(by: insets), context, on: &page)
  }
}

/// Elements in the part of the stage that no bar covers.
public struct SafeArea: Element {
  private let element: any Element

  /// Creates a column of elements there.
  public init(@ElementBuilder _ elements: () -> [any Element]) {
    element = Column(elements)
  }

  public var stretch: Stretch { .greedy }

  public func size(in offer: Size, _ context: LayoutContext) -> Size { offer }

  public func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    var inside = context
    inside.insets = .zero
    element.place(in: frame.inset(by: context.insets), inside, on: &page)
  }
}

/// An element as wide as it would be, in the middle.
public struct Centred: Element {
  private let element: any Element

  /// Creates it.
  public init(_ element: any Element) {
    self.element = element
  }

  public func size(in offer: Size, _ context: LayoutContext) -> Size {
    element.size(in: offer, context)
  }

  public func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let size = element.size(in: frame.size, context)
    let width = min(size.width, frame.size.width)
    element.place(
      in: Rect(
        x: frame.minX + (frame.size.width - width) / 2, y: frame.minY, width: width,
        height: frame.size.height), context, on: &page)
  }
}
