public import FlowCore

/// A horizontal row of elements.
///
/// Fixed elements get their natural width. Compressible elements share the room that is left:
/// narrow ones keep their natural width, and wide ones get equal parts of the rest. Flexible
/// elements share whatever remains. ``LayoutPriority`` decides which of them get room first.
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
  private let stack: ElementStack

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
    stack = ElementStack(along: .horizontal, elements())
  }

  public func stretch(along axis: Axis) -> Stretch { stack.stretch(along: axis) }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let widths = widths(in: proposal.width, context)
    let heights = zip(stack.elements, widths).map { element, width in
      element.size(in: Size(width: width, height: proposal.height), context).height
    }
    return Size(width: widths.reduce(gaps(context), +), height: heights.max() ?? 0)
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    var x = frame.minX
    for (element, width) in zip(stack.elements, widths(in: frame.size.width, context)) {
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
    spacing(context) * Double(max(0, stack.elements.count - 1))
  }

  private func widths(in width: Double, _ context: LayoutContext) -> [Double] {
    let shares = stack.elements.enumerated().map { index, element in
      let stretch = element.stretch(along: .horizontal)
      return Share(
        stretch: stretch, priority: element.layoutPriority,
        natural: stretch == .flexible ? 0 : stack.size(of: index, in: width, context).width)
    }
    let fixed = shares.filter { $0.stretch == .fixed }.map(\.natural).reduce(gaps(context), +)
    let maximums = Self.maximums(
      of: shares.filter { $0.stretch == .compressible }, in: width - fixed)
    let widths = shares.map { share in
      share.stretch == .compressible
        ? min(share.natural, maximums[share.priority] ?? .infinity) : share.natural
    }
    let flexible = shares.filter { $0.stretch == .flexible }.map(\.priority)
    let free = max(0, width - widths.reduce(gaps(context), +))
    let part = free / Double(max(1, flexible.count { $0 == flexible.max() }))
    return zip(shares, widths).map { share, width in
      guard share.stretch == .flexible else { return width }
      return share.priority == flexible.max() ? part : 0
    }
  }

  private struct Share {
    let stretch: Stretch
    let priority: Int
    /// 0 for a flexible element.
    let natural: Double
  }

  /// The width in points to which elements are shortened in favour of those of a higher priority:
  /// enough for about one word; by eye.
  private static let least = 44.0

  /// The maximum width of each element, by priority; elements of a higher priority get room first.
  private static func maximums(of shares: [Share], in room: Double) -> [Int: Double] {
    var (room, maximums) = (room, [Int: Double]())
    for priority in Set(shares.map(\.priority)).sorted(by: >) {
      let lower = shares.filter { $0.priority < priority }.map(\.natural)
      let naturals = shares.filter { $0.priority == priority }.map(\.natural)
      let reserve = lower.map { min($0, least) }.reduce(0, +)
      // If the reserve takes most of the room, all of these elements share the room equally.
      let limit = max(
        maximum(of: naturals, in: room - reserve), maximum(of: naturals + lower, in: room))
      maximums[priority] = limit
      room -= naturals.map { min($0, limit) }.reduce(0, +)
    }
    return maximums
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
