public import FlowCore

/// Measures text, in points and alike at every scale, and knows how it is read.
public protocol TextMeasuring {
  /// How far the pen moves over a line of text, in points.
  func width(of text: String, in style: TextStyle) -> Double

  /// How far letters rise above the baseline, and how far they sink below it, in points; both
  /// positive.
  func extent(of style: TextStyle) -> (ascent: Double, descent: Double)

  /// The places before which a new line may begin, in order, without the text's start and end.
  ///
  /// By default those after spaces.
  func lineBreaks(in text: String) -> [String.Index]

  /// Which way a text reads: as its first letter that has a direction does; `nil` without one.
  ///
  /// By default no letter has one.
  func direction(of text: String) -> LayoutDirection?

  /// The characters of a line of text at their places, from left to right.
  ///
  /// Each character as people count them is there once; where a font draws several as one, they
  /// share its width evenly. By default they follow one another as in the text, each as wide as it
  /// is alone.
  func cells(of line: String, in style: TextStyle) -> [TextCell]
}

extension TextMeasuring {
  public func lineBreaks(in text: String) -> [String.Index] {
    text.indices.filter { text[$0] == " " }.map(text.index(after:)).filter { $0 < text.endIndex }
  }

  public func direction(of text: String) -> LayoutDirection? { nil }

  public func cells(of line: String, in style: TextStyle) -> [TextCell] {
    var (place, x) = (0, 0.0)
    return line.map { character in
      let word = String(character)
      let cell = TextCell(
        range: place..<place + word.utf8.count, x: x, width: width(of: word, in: style), level: 0)
      (place, x) = (cell.range.upperBound, cell.maxX)
      return cell
    }
  }
}
