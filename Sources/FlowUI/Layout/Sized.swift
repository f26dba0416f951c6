public import FlowCore

/// A column whose size is kept within bounds, such as a button that is not too wide, or the frame
/// of a picture.
///
/// ```swift
/// Sized(maxWidth: 320) { Button("Continue", role: .primary, control: next) }
/// Sized(alignment: .trailing) { Button("Skip", role: .plain, control: skip) }
/// ```
///
/// With a maximum width, the column takes the available width up to that maximum; without one, it
/// is as wide as its elements need. With an aspect ratio, its height follows from its width, within
/// the bounds of the height.
public struct Sized: SourcedElement {
  /// The horizontal alignment of the column in a wider frame; mirrored in right-to-left layouts.
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
  ///   - maxWidth: The maximum width; `nil` for the width that the elements need.
  ///   - minHeight: The minimum height; a shorter column is centred vertically.
  ///   - maxHeight: The maximum height, such as for elements that fill the available height.
  ///   - aspect: The width divided by the height; `nil` for the height that the elements need.
  ///   - alignment: The horizontal alignment of the column in a wider frame.
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

  /// The height of the column; less than that of the frame if none of its elements is flexible.
  private func height(of size: Size, in room: Size, _ context: LayoutContext) -> Double {
    guard aspect == nil else { return size.height }
    if column.stretch(along: .vertical) == .flexible {
      return min(room.height, max(heights.least, heights.most))
    }
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
