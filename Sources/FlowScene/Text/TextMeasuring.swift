public import FlowCore

/// Measures text in points, whatever the scale of the display, and finds its reading direction.
public protocol TextMeasuring {
  /// The advance width of a line of text, in points.
  func width(of text: String, in style: TextStyle) -> Double

  /// The ascent above and the descent below the baseline, in points; both positive.
  func extent(of style: TextStyle) -> (ascent: Double, descent: Double)

  /// The indices before which a line may break, in order, without the text's start and end.
  ///
  /// By default these are the indices after spaces.
  func lineBreaks(in text: String) -> [String.Index]

  /// The direction of a text's first letter that has a direction; `nil` if none has.
  ///
  /// By default `nil`.
  func direction(of text: String) -> LayoutDirection?

  /// The characters of a line of text and their positions, from left to right.
  ///
  /// There is one cell for each grapheme cluster; characters that a font draws as one glyph share
  /// its width evenly. By default the cells are in the order of the text, and each is as wide as
  /// its character is when it stands alone.
  func cells(of line: String, in style: TextStyle) -> [TextCell]
}

extension TextMeasuring {
  public func lineBreaks(in text: String) -> [String.Index] {
    text.indices.filter { text[$0] == " " }.map(text.index(after:)).filter { $0 < text.endIndex }
  }

  public func direction(of text: String) -> LayoutDirection? { nil }

  public func cells(of line: String, in style: TextStyle) -> [TextCell] {
    var (offset, x) = (0, 0.0)
    return line.map { character in
      let word = String(character)
      let cell = TextCell(
        range: offset..<offset + word.utf8.count, x: x, width: width(of: word, in: style), level: 0)
      (offset, x) = (cell.range.upperBound, cell.maxX)
      return cell
    }
  }
}

/// Measures text without a font, for tests and proofs: each character is half as wide as the font
/// size.
///
/// Layouts are the same on every machine, but lines break at other positions than with a font.
public struct SquareMeasuring: TextMeasuring {
  /// Creates a text measuring.
  public init() {}

  /// The number of characters times half the font size, in points.
  public func width(of text: String, in style: TextStyle) -> Double {
    Double(text.count) * style.size / 2
  }

  /// Four fifths of the font size above the baseline, and one fifth below it.
  public func extent(of style: TextStyle) -> (ascent: Double, descent: Double) {
    (style.size * 0.8, style.size * 0.2)
  }
}
