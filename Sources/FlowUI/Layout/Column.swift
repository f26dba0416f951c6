public import FlowCore

/// A vertical stack of elements, each as wide as the column.
///
/// Flexible elements share the height that the others leave. If the others alone do not fit, the
/// last ones extend beyond the bottom.
public struct Column: SourcedElement {
  package let location: ElementSource
  private let spacing: Double
  private let elements: [any Element]

  /// Creates a column with this spacing between elements, in points.
  public init(
    spacing: Double = 0, fileID: StaticString = #fileID, line: UInt = #line,
    @ElementBuilder _ elements: () -> [any Element]
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.spacing = spacing
    self.elements = elements()
  }

  public func stretch(along axis: Axis) -> Stretch {
    elements.stretch(along: axis, stackedAlong: .vertical)
  }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let sizes = elements.map { $0.size(in: Self.endless(proposal.width), context) }
    return Size(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(gaps, +))
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    var y = frame.minY
    for (element, height) in zip(elements, heights(in: frame.size, context)) {
      page.add(
        element, in: Rect(x: frame.minX, y: y, width: frame.size.width, height: height), context)
      y += height + spacing
    }
  }

  private func heights(in size: Size, _ context: LayoutContext) -> [Double] {
    let natural = elements.map { element in
      element.stretch(along: .vertical) == .flexible
        ? nil : element.size(in: Self.endless(size.width), context).height
    }
    let free = max(0, size.height - natural.reduce(gaps) { $0 + ($1 ?? 0) })
    let share = free / Double(max(1, natural.count { $0 == nil }))
    return natural.map { $0 ?? share }
  }

  private var gaps: Double { spacing * Double(max(0, elements.count - 1)) }

  private static func endless(_ width: Double) -> Size { Size(width: width, height: .infinity) }
}
