public import FlowCore

/// Some words laid out in lines of a given width.
///
/// Lines break at line breaks and where their measuring says that one may; of spaces one stands
/// between two words. A word wider than the block breaks between characters, and a hyphen shows
/// where a line breaks at a soft one.
public struct TextBlock {
  /// On which side lines are flush; left and right change places on a stage that is mirrored.
  public enum Alignment: Hashable, Sendable {
    /// On the side where reading begins: the left one, but the right one for lines that read from
    /// right to left.
    ///
    /// On a stage that itself reads from right to left, all of them begin at its right edge.
    case leading
    /// On neither; lines are made about equally long.
    case centre
    case trailing
  }

  /// The lines, the topmost first; one between two line breaks may be empty.
  ///
  /// One that alone would read in another direction than its paragraph begins with an invisible
  /// mark.
  public let lines: [String]
  /// The block's height in points.
  public var height: Double { Double(lines.count) * style.lineHeight }
  /// How far the pen moves over the widest line, in points; 0 without lines.
  ///
  /// More than the width it was given only where that has no room for a character.
  public let width: Double

  private let style: TextStyle
  private let room: Double
  private let alignment: Alignment
  private let direction: LayoutDirection
  private let measuring: any TextMeasuring

  /// Lays out a text; an empty one has no lines.
  ///
  /// The width is in points, and infinite for lines that end only where the text breaks them; one
  /// of 0 or less, or NaN, holds an ellipsis alone. There are at most `maxLines` lines, as many as
  /// it takes by default, and none below 1; when text is left, the last line holds what fits of it,
  /// and an ellipsis. The direction is the stage's.
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
    case .leading, .trailing: lines = breaker.lines(of: text)
    case .centre: lines = breaker.balancedLines(of: text)
    }
    self.width = lines.map { measuring.width(of: $0, in: style) }.max() ?? 0
  }

  /// One line of text, shortened at its end by an ellipsis where it does not fit; an ellipsis alone
  /// is the least it becomes.
  ///
  /// A line break counts as a space.
  public static func line(
    _ text: String, style: TextStyle, width: Double, measuring: any TextMeasuring
  ) -> TextBlock {
    TextBlock(
      text.split(whereSeparator: \.isNewline).joined(separator: " "), style: style, width: width,
      maxLines: 1, measuring: measuring)
  }

  /// The drawings of the block with its top left corner at a point.
  ///
  /// In a block of infinite width lines are aligned among themselves.
  public func drawings(at corner: Point, colour: RGBA) -> [Drawing] {
    let extent = measuring.extent(of: style)
    let padding = (style.lineHeight - extent.ascent - extent.descent) / 2
    let room = room.isFinite ? room : width
    return lines.enumerated().filter { !$0.element.isEmpty }.map { index, line in
      .text(
        line, style,
        baseline: Point(
          x: corner.x + indent(of: line, in: room),
          y: corner.y + Double(index) * style.lineHeight + padding + extent.ascent),
        colour)
    }
  }

  /// Where each line lies, with the block's top left corner at a point.
  func frames(at corner: Point) -> [Rect] {
    let room = room.isFinite ? room : width
    return lines.enumerated().map { index, line in
      Rect(
        x: corner.x + indent(of: line, in: room),
        y: corner.y + Double(index) * style.lineHeight,
        width: measuring.width(of: line, in: style), height: style.lineHeight)
    }
  }

  /// The drawings of the block with its middle in that of a frame.
  public func drawings(inMiddleOf frame: Rect, colour: RGBA) -> [Drawing] {
    drawings(at: frame.centred(Size(width: width, height: height)).origin, colour: colour)
  }

  /// How far a line begins from the block's left edge.
  private func indent(of line: String, in room: Double) -> Double {
    switch alignment {
    case .leading: isAgainstStage(line) ? room - measuring.width(of: line, in: style) : 0
    case .centre: (room - measuring.width(of: line, in: style)) / 2
    case .trailing: room - measuring.width(of: line, in: style)
    }
  }

  private func isAgainstStage(_ line: String) -> Bool {
    direction == .leftToRight && measuring.direction(of: line) == .rightToLeft
  }
}
