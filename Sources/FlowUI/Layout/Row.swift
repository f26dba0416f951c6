public import FlowCore

/// A horizontal row of elements.
///
/// Fixed elements get their natural width. Compressible elements share the room that is left:
/// narrow ones keep their natural width, and wide ones get equal parts of the rest. Flexible
/// elements share whatever remains.
public struct Row: SourcedElement {
  /// The vertical alignment of the elements.
  public enum Alignment: Hashable, Sendable {
    /// Their tops are aligned.
    case top
    /// Their centres are aligned.
    case centre
  }

  package let location: ElementSource
  private let spacing: Double?
  private let alignment: Alignment
  private let elements: [any Element]

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - spacing: The spacing between elements, in points; `nil` for the default between related
  ///     elements.
  ///   - alignment: How the elements are aligned vertically.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - elements: The elements of the row.
  public init(
    spacing: Double? = nil, alignment: Alignment = .centre, fileID: StaticString = #fileID,
    line: UInt = #line, @ElementBuilder _ elements: () -> [any Element]
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.spacing = spacing
    self.alignment = alignment
    self.elements = elements()
  }

  public func stretch(along axis: Axis) -> Stretch {
    elements.stretch(along: axis, stackedAlong: .horizontal)
  }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let widths = widths(in: proposal.width, context)
    let heights = zip(elements, widths).map { element, width in
      element.size(in: Size(width: width, height: proposal.height), context).height
    }
    return Size(width: widths.reduce(gaps(context), +), height: heights.max() ?? 0)
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    var x = frame.minX
    for (element, width) in zip(elements, widths(in: frame.size.width, context)) {
      let height = height(of: element, in: Size(width: width, height: frame.size.height), context)
      let y = frame.minY + (alignment == .top ? 0 : (frame.size.height - height) / 2)
      page.add(element, in: Rect(x: x, y: y, width: width, height: height), context)
      x += width + spacing(context)
    }
  }

  private func height(of element: any Element, in room: Size, _ context: LayoutContext) -> Double {
    element.stretch(along: .vertical) == .flexible
      ? room.height : min(room.height, element.size(in: room, context).height)
  }

  private func spacing(_ context: LayoutContext) -> Double { spacing ?? context.metrics.related }

  private func gaps(_ context: LayoutContext) -> Double {
    spacing(context) * Double(max(0, elements.count - 1))
  }

  private func widths(in width: Double, _ context: LayoutContext) -> [Double] {
    let proposal = Size(width: width, height: .infinity)
    let natural = elements.map { element in
      let stretch = element.stretch(along: .horizontal)
      return (stretch, stretch == .flexible ? 0 : element.size(in: proposal, context).width)
    }
    let fixed = natural.filter { $0.0 == .fixed }.map(\.1).reduce(gaps(context), +)
    let compressible = natural.filter { $0.0 == .compressible }.map(\.1)
    let maximum = Self.maximum(of: compressible, in: width - fixed)
    let free = max(0, width - fixed - compressible.map { min($0, maximum) }.reduce(0, +))
    let share = free / Double(max(1, natural.count { $0.0 == .flexible }))
    return natural.map { stretch, width in
      switch stretch {
      case .fixed: width
      case .compressible: min(width, maximum)
      case .flexible: share
      }
    }
  }

  /// The limit per element at which all elements fit into `room`; infinite if they fit without it.
  private static func maximum(of widths: [Double], in room: Double) -> Double {
    var rest = max(0, room)
    for (index, width) in widths.sorted().enumerated() {
      let share = rest / Double(widths.count - index)
      guard width <= share else { return share }
      rest -= width
    }
    return .infinity
  }
}
