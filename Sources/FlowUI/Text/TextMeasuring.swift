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
}

extension TextMeasuring {
  public func lineBreaks(in text: String) -> [String.Index] {
    text.indices.filter { text[$0] == " " }.map(text.index(after:)).filter { $0 < text.endIndex }
  }

  public func direction(of text: String) -> LayoutDirection? { nil }
}
