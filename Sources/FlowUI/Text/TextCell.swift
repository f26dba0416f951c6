/// A character of a line of text at its place.
public struct TextCell: Hashable, Sendable {
  /// Its part of the line, in UTF-8 code units.
  public let range: Range<Int>
  /// Points from the line's left end to the character's left edge.
  public let x: Double
  /// How wide it is, in points; 0 for what draws nothing.
  public let width: Double
  /// How deep it is embedded, as the Unicode bidirectional algorithm counts: 0 for text that reads
  /// from left to right, 1 for text from right to left, 2 for numbers in that, and so on.
  public let level: Int

  /// Creates a character at its place.
  public init(range: Range<Int>, x: Double, width: Double, level: Int) {
    self.range = range
    self.x = x
    self.width = width
    self.level = level
  }

  /// Points from the line's left end to its right edge.
  public var maxX: Double { x + width }
  /// Whether it begins at its right edge.
  public var isRightToLeft: Bool { level & 1 == 1 }

  /// The place in the text at its left edge, in UTF-8 code units.
  var leftPlace: Int { isRightToLeft ? range.upperBound : range.lowerBound }
  /// The place in the text at its right edge, in UTF-8 code units.
  var rightPlace: Int { isRightToLeft ? range.lowerBound : range.upperBound }
}
