/// How thick letters are.
public enum TextWeight: String, Hashable, Sendable, CaseIterable {
  case regular
  case semibold
  case bold
}

/// How a line of text looks, apart from its colour.
public struct TextStyle: Hashable, Sendable {
  /// The font size in points.
  public let size: Double
  /// The thickness.
  public let weight: TextWeight
  /// The distance from one baseline to the next, in points.
  public let lineHeight: Double

  /// Creates a style; traps unless size and line height are positive and finite.
  public init(size: Double, weight: TextWeight, lineHeight: Double) {
    precondition(
      size > 0 && size.isFinite && lineHeight > 0 && lineHeight.isFinite,
      "a text style needs a positive size and line height, not \(size)/\(lineHeight)")
    self.size = size
    self.weight = weight
    self.lineHeight = lineHeight
  }
}

/// Measures text, in points and alike at every scale.
public protocol TextMeasuring {
  /// How far the pen moves over a line of text, in points.
  func width(of text: String, in style: TextStyle) -> Double

  /// How far letters rise above the baseline, and how far they sink below it, in points; both positive.
  func extent(of style: TextStyle) -> (ascent: Double, descent: Double)
}
