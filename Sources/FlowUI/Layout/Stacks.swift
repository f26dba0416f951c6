public import FlowCore

/// Elements below each other, each as wide as the column.
public struct Column: Element {
  private let spacing: Double
  private let elements: [any Element]

  /// Creates a column.
  ///
  /// - Parameter spacing: Points between two elements.
  public init(spacing: Double = 0, @ElementBuilder _ elements: () -> [any Element]) {
    self.spacing = spacing
    self.elements = elements()
  }

  public var stretch: Stretch {
    elements.contains { $0.stretch == .yielding } ? .yielding : .fixed
  }

  public func size(in offer: Size, _ context: LayoutContext) -> Size {
    let sizes = elements.map { $0.size(in: Size(width: offer.width, height: .infinity), context) }
    return Size(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.map(\.height).reduce(gaps, +))
  }

  public func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let offer = Size(width: frame.size.width, height: .infinity)
    let heights = elements.map { $0.stretch == .greedy ? 0 : $0.size(in: offer, context).height }
    let free = max(0, frame.size.height - heights.reduce(gaps, +))
    let share = free / Double(max(1, elements.count { $0.stretch == .greedy }))
    var y = frame.minY
    for (element, natural) in zip(elements, heights) {
      let height = element.stretch == .greedy ? share : natural
      element.place(
        in: Rect(x: frame.minX, y: y, width: frame.size.width, height: height), context, on: &page)
      y += height + spacing
    }
  }

  private var gaps: Double { spacing * Double(max(0, elements.count - 1)) }
}

/// Elements beside each other, centred on one line.
public struct Row: Element {
  private let spacing: Double
  private let elements: [any Element]

  /// Creates a row.
  ///
  /// - Parameter spacing: Points between two elements.
  public init(
    spacing: Double = Spacing.related, @ElementBuilder _ elements: () -> [any Element]
  ) {
    self.spacing = spacing
    self.elements = elements()
  }

  public func size(in offer: Size, _ context: LayoutContext) -> Size {
    let widths = widths(in: offer.width, context)
    let heights = zip(elements, widths).map { element, width in
      element.size(in: Size(width: width, height: offer.height), context).height
    }
    return Size(width: widths.reduce(gaps, +), height: heights.max() ?? 0)
  }

  public func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    var x = frame.minX
    for (element, width) in zip(elements, widths(in: frame.size.width, context)) {
      let height = min(
        frame.size.height,
        element.size(in: Size(width: width, height: frame.size.height), context).height)
      element.place(
        in: Rect(
          x: x, y: frame.minY + (frame.size.height - height) / 2, width: width, height: height),
        context, on: &page)
      x += width + spacing
    }
  }

  private var gaps: Double { spacing * Double(max(0, elements.count - 1)) }

  /// What is fixed comes first, then what yields shares what is left, then what takes all the rest.
  private func widths(in width: Double, _ context: LayoutContext) -> [Double] {
    let offer = Size(width: width, height: .infinity)
    let natural = elements.map { $0.stretch == .greedy ? 0 : $0.size(in: offer, context).width }
    let total = natural.reduce(gaps, +)
    let yielding = zip(elements, natural).filter { $0.0.stretch == .yielding }.map(\.1)
      .reduce(0, +)
    let shrink = yielding > 0 ? max(0, 1 - max(0, total - width) / yielding) : 1
    let share = max(0, width - total) / Double(max(1, elements.count { $0.stretch == .greedy }))
    return zip(elements, natural).map { element, natural in
      switch element.stretch {
      case .fixed: natural
      case .yielding: natural * shrink
      case .greedy: share
      }
    }
  }
}
