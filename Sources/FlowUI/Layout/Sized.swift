public import FlowCore

/// A column with a size between bounds, such as a card that is no wider than is pleasant, or a
/// picture's frame.
///
/// ```swift
/// Sized(maxWidth: 320) { Button("Continue", role: .primary, control: next) }
/// Sized(alignment: .trailing) { Button("Skip", role: .plain, control: skip) }
/// ```
///
/// With a maximum width, the column is as wide as that and the room allow; without one, as its
/// elements need. With an aspect ratio, its height follows from its width, within the bounds of the
/// height.
public struct Sized: SourcedElement {
  /// Where the column is in width that is left; leading and trailing are swapped on a mirrored
  /// stage.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    /// At the side where reading begins.
    case leading
    /// In the middle.
    case centre
    /// At the side where reading ends.
    case trailing
  }

  package let location: ElementSource
  private let widths: (least: Double, most: Double?)
  private let heights: (least: Double, most: Double)
  private let aspect: Double?
  private let alignment: Alignment
  private let column: Column

  /// Creates a column between bounds, in points.
  ///
  /// Traps if a bound is negative or not a number, or if the aspect ratio is not positive. If a
  /// minimum and a maximum conflict, the minimum wins.
  ///
  /// - Parameters:
  ///   - minWidth: The minimum width.
  ///   - maxWidth: The maximum width; `nil` for that of the column.
  ///   - minHeight: The minimum height; a shorter column is centred vertically.
  ///   - maxHeight: The maximum height, for elements that take the height that they get.
  ///   - aspect: The width divided by the height; `nil` for the height of the column.
  ///   - alignment: Where the column is in width that is left.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - elements: Returns the column's elements.
  public init(
    minWidth: Double = 0, maxWidth: Double? = nil, minHeight: Double = 0,
    maxHeight: Double = .infinity, aspect: Double? = nil, alignment: Alignment = .centre,
    fileID: StaticString = #fileID, line: UInt = #line,
    @ElementBuilder _ elements: () -> [any Element]
  ) {
    precondition(
      minWidth >= 0 && (maxWidth ?? 0) >= 0 && minHeight >= 0 && maxHeight >= 0
        && (aspect ?? 1) > 0,
      "bounds of a size must not be negative, and an aspect ratio must be positive")
    location = ElementSource(fileID: fileID, line: line)
    widths = (minWidth, maxWidth)
    heights = (minHeight, maxHeight)
    self.aspect = aspect
    self.alignment = alignment
    column = Column(fileID: fileID, line: line, elements)
  }

  public func stretch(along axis: Axis) -> Stretch {
    switch axis {
    case .horizontal: widths.most != nil ? .flexible : column.stretch(along: axis)
    case .vertical:
      heights.most.isFinite || aspect != nil ? .fixed : column.stretch(along: axis)
    }
  }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let inner = columnSize(in: proposal, context)
    let fills = widths.most != nil && proposal.width.isFinite
    return Size(width: fills ? max(proposal.width, inner.width) : inner.width, height: inner.height)
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let size = columnSize(in: frame.size, context)
    let width = min(size.width, frame.size.width)
    let free = frame.size.width - width
    let start: Double =
      switch alignment {
      case .leading: 0
      case .centre: (free / 2).rounded()
      case .trailing: free
      }
    let height = min(height(of: size, in: frame.size, context), frame.size.height)
    let columnFrame = Rect(
      x: frame.minX + start, y: frame.midY - height / 2, width: width, height: height)
    page.add(column, in: columnFrame, context)
  }

  /// The height of the column: less than that of the frame if nothing in it takes what is left.
  private func height(of size: Size, in room: Size, _ context: LayoutContext) -> Double {
    guard aspect == nil else { return size.height }
    if column.stretch(along: .vertical) == .flexible { return min(room.height, heights.most) }
    return column.size(in: Size(width: size.width, height: .infinity), context).height
  }

  private func columnSize(in proposal: Size, _ context: LayoutContext) -> Size {
    let most = max(widths.least, min(widths.most ?? .infinity, proposal.width))
    let own = column.size(in: Size(width: most, height: proposal.height), context)
    let fills = widths.most != nil && most.isFinite
    let width = fills ? most : max(widths.least, min(own.width, most))
    let natural = aspect.map { width / $0 } ?? own.height
    return Size(width: width, height: max(heights.least, min(heights.most, natural)))
  }
}
