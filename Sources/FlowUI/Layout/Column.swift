public import FlowCore

/// A vertical stack of elements, each as wide as the column.
///
/// The flexible elements of the highest ``LayoutPriority`` share the height that the others leave.
/// If the others alone do not fit, the last ones extend beyond the bottom.
public struct Column: SourcedElement {
  package let location: ElementSource
  private let spacing: Double
  private let stack: ElementStack

  /// Creates a column with this spacing between elements, in points.
  public init(
    spacing: Double = 0, fileID: StaticString = #fileID, line: UInt = #line,
    @ElementBuilder _ elements: () -> [any Element]
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.spacing = spacing
    stack = ElementStack(along: .vertical, elements())
  }

  public func stretch(along axis: Axis) -> Stretch { stack.stretch(along: axis) }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let sizes = stack.elements.indices.map { stack.size(of: $0, in: proposal.width, context) }
    return Size(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(gaps, +))
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    var y = frame.minY
    for (element, height) in zip(stack.elements, heights(in: frame.size, context)) {
      page.add(
        element, in: Rect(x: frame.minX, y: y, width: frame.size.width, height: height), context)
      y += height + spacing
    }
  }

  private func heights(in size: Size, _ context: LayoutContext) -> [Double] {
    let elements = stack.elements
    let natural = elements.indices.map { index in
      elements[index].stretch(along: .vertical) == .flexible
        ? nil : stack.size(of: index, in: size.width, context).height
    }
    let free = max(0, size.height - natural.reduce(gaps) { $0 + ($1 ?? 0) })
    let flexible = zip(elements, natural).filter { $1 == nil }.map(\.0.layoutPriority)
    let share = free / Double(max(1, flexible.count { $0 == flexible.max() }))
    return zip(elements, natural).map { element, height in
      height ?? (element.layoutPriority == flexible.max() ? share : 0)
    }
  }

  private var gaps: Double { spacing * Double(max(0, stack.elements.count - 1)) }
}
