public import FlowCore

/// Text laid out in lines of a given width.
///
/// Lines end at line breaks, and wrap where the `TextMeasuring` allows it; a run of spaces becomes
/// one space. A word wider than the block is broken between characters, and a line that ends at a
/// soft hyphen shows a hyphen.
public struct TextBlock {
  /// The alignment of lines; left and right are swapped when a layout is mirrored.
  public enum Alignment: Hashable, Sendable {
    /// Aligned with the edge where reading begins: left, or right for lines that read from right to
    /// left.
    ///
    /// In a right-to-left layout, all lines are aligned with the right edge.
    case leading
    /// Aligned with the edge where reading begins in the layout, whatever the direction of the
    /// lines: for titles in a list, of which some are in another script.
    case layoutLeading
    /// Centred, with lines of about equal length.
    case centre
    /// Aligned with the right edge, whatever the direction of the lines.
    case trailing
  }

  /// The lines from top to bottom; an empty paragraph is an empty line.
  ///
  /// A line whose direction would otherwise differ from that of its paragraph begins with an
  /// invisible direction mark.
  public let lines: [String]
  /// The block's height in points.
  public var height: Double { Double(lines.count) * style.lineHeight }
  /// The advance width of the widest line, in points; 0 without lines.
  ///
  /// It exceeds the given width only if a single character, or the ellipsis, is wider than that.
  public let width: Double

  private let style: TextStyle
  private let room: Double
  private let alignment: Alignment
  private let direction: LayoutDirection
  private let measuring: any TextMeasuring

  /// Lays out a text; an empty one has no lines.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - style: The font, size and line height.
  ///   - width: The width in points; infinite to break lines only at line breaks. With 0 or less,
  ///     or NaN, the only line is an ellipsis.
  ///   - maxLines: The maximum number of lines; `nil` for no limit. Below 1 there are no lines. If
  ///     the text needs more lines, the last one ends in an ellipsis.
  ///   - alignment: The alignment of the lines.
  ///   - direction: The reading direction of the layout.
  ///   - measuring: Measures the text.
  public init(
    _ text: String, style: TextStyle, width: Double, maxLines: Int? = nil,
    alignment: Alignment = .leading, direction: LayoutDirection = .leftToRight,
    measuring: any TextMeasuring
  ) {
    self.style = style
    self.room = width
    self.alignment = alignment
    self.direction = direction
    self.measuring = measuring
    let breaker = LineBreaker(
      width: width, limit: maxLines ?? .max, style: style, measuring: measuring)
    switch alignment {
    case .leading, .layoutLeading, .trailing: lines = breaker.lines(of: text)
    case .centre: lines = breaker.balancedLines(of: text)
    }
    self.width = lines.map { measuring.width(of: $0, in: style) }.max() ?? 0
  }

  /// One line of text, truncated with an ellipsis if it does not fit; in the extreme case it is
  /// only the ellipsis.
  ///
  /// A line break counts as a space.
  public static func line(
    _ text: String, style: TextStyle, width: Double, measuring: any TextMeasuring
  ) -> TextBlock {
    TextBlock(
      text.split(whereSeparator: \.isNewline).joined(separator: " "), style: style, width: width,
      maxLines: 1, measuring: measuring)
  }

  /// Draws the block with its top left corner at a point.
  ///
  /// Lines of a block of infinite width are aligned within the widest one.
  public func drawings(at corner: Point, colour: RGBA) -> [Drawing] {
    drawings(at: corner, in: room.isFinite ? room : width, colour)
  }

  private func drawings(at corner: Point, in room: Double, _ colour: RGBA) -> [Drawing] {
    let extent = measuring.extent(of: style)
    let padding = (style.lineHeight - extent.ascent - extent.descent) / 2
    return lines.enumerated().filter { !$0.element.isEmpty }.map { index, line in
      .text(
        line, style: style,
        baseline: Point(
          x: corner.x + indent(of: line, in: room),
          y: corner.y + Double(index) * style.lineHeight + padding + extent.ascent),
        colour: colour)
    }
  }

  /// The frames of the lines of a block with its top left corner at a point: as wide as the text,
  /// and as high as the line height.
  package func frames(at corner: Point) -> [Rect] {
    let room = room.isFinite ? room : width
    return lines.enumerated().map { index, line in
      Rect(
        x: corner.x + indent(of: line, in: room),
        y: corner.y + Double(index) * style.lineHeight,
        width: measuring.width(of: line, in: style), height: style.lineHeight)
    }
  }

  /// Draws the block in the middle of a frame, with its lines aligned within the widest one.
  public func drawings(inMiddleOf frame: Rect, colour: RGBA) -> [Drawing] {
    drawings(at: frame.centred(Size(width: width, height: height)).origin, in: width, colour)
  }

  private func indent(of line: String, in room: Double) -> Double {
    switch alignment {
    case .leading: readsAgainstLayout(line) ? room - measuring.width(of: line, in: style) : 0
    case .layoutLeading: 0
    case .centre: (room - measuring.width(of: line, in: style)) / 2
    case .trailing: room - measuring.width(of: line, in: style)
    }
  }

  private func readsAgainstLayout(_ line: String) -> Bool {
    direction == .leftToRight && measuring.direction(of: line) == .rightToLeft
  }
}
