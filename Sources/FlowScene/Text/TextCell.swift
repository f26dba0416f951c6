/// A character of a line of text, and its position.
public struct TextCell: Hashable, Sendable {
  /// The character's range in the line, in UTF-8 code units.
  public let range: Range<Int>
  /// The distance from the line's left end to the character's left edge, in points.
  public let x: Double
  /// The width in points; 0 for a character that takes no room, such as a control character.
  public let width: Double
  /// The embedding level of the Unicode bidirectional algorithm.
  ///
  /// It is 0 for left-to-right text, 1 for right-to-left text, 2 for numbers in right-to-left text,
  /// and so on.
  public let level: Int

  /// Creates a character at its position.
  public init(range: Range<Int>, x: Double, width: Double, level: Int) {
    self.range = range
    self.x = x
    self.width = width
    self.level = level
  }

  /// The distance from the line's left end to the character's right edge, in points.
  public var maxX: Double { x + width }
  /// Whether the character reads from right to left.
  package var isRightToLeft: Bool { level & 1 == 1 }

  /// The offset in the line at the character's left edge, in UTF-8 code units; `rightOffset` is the
  /// one at its right edge.
  var leftOffset: Int { isRightToLeft ? range.upperBound : range.lowerBound }
  var rightOffset: Int { isRightToLeft ? range.lowerBound : range.upperBound }
}
