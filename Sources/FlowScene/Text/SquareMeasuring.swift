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
