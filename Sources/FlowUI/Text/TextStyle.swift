public import FlowCore

/// How thick letters are.
public enum TextWeight: String, Hashable, Sendable, CaseIterable {
  case regular
  case semibold
  case bold
}

/// Which shapes letters have.
public enum TextDesign: String, Hashable, Sendable, CaseIterable {
  /// Those of the program's font.
  case standard
  /// All equally wide, as in code; those of `standard` where there is no such font.
  case monospaced
}

/// How a line of text looks, apart from its colour.
public struct TextStyle: Hashable, Sendable {
  /// The font size in points.
  public let size: Double
  /// The thickness.
  public let weight: TextWeight
  /// The distance from one baseline to the next, in points.
  public let lineHeight: Double
  /// Whether all digits are equally wide, so that numbers stand in columns and do not move as they
  /// change.
  public let monospacedDigits: Bool
  /// The shapes of the letters.
  public let design: TextDesign

  /// Creates a style; traps unless size and line height are positive and finite.
  public init(
    size: Double, weight: TextWeight, lineHeight: Double, monospacedDigits: Bool = false,
    design: TextDesign = .standard
  ) {
    precondition(
      size > 0 && size.isFinite && lineHeight > 0 && lineHeight.isFinite,
      "a text style needs a positive size and line height, not \(size)/\(lineHeight)")
    self.size = size
    self.weight = weight
    self.lineHeight = lineHeight
    self.monospacedDigits = monospacedDigits
    self.design = design
  }

  /// The style with digits that are all equally wide.
  public var withEvenDigits: TextStyle {
    TextStyle(
      size: size, weight: weight, lineHeight: lineHeight, monospacedDigits: true, design: design)
  }

  /// The style in another size, in points.
  func sized(_ size: Double, lineHeight: Double) -> TextStyle {
    TextStyle(
      size: size, weight: weight, lineHeight: lineHeight, monospacedDigits: monospacedDigits,
      design: design)
  }

  /// The style at another text size, its line height rounded up to whole points, at least one.
  ///
  /// - Parameter factor: 0.5…4, to which what lies beyond is clamped; NaN counts as 1.
  public func scaled(by factor: Double) -> TextStyle {
    let factor = factor.isNaN ? 1 : min(max(factor, 0.5), 4)
    // What only rounding has brought above a whole number, as in 20 * 1.1, is one.
    return sized(
      size * factor, lineHeight: max(1, (lineHeight * factor - 1e-9).rounded(.up)))
  }
}

extension TextStyle: Interpolatable {
  /// The style `fraction` of the way to another one, as of a title that flies from place to place.
  ///
  /// Weight, digits and shapes are those of the nearer end, since fonts have none between. The
  /// fraction is clamped to 0…1, beyond which a size might not be positive; NaN counts as 0.
  public func interpolated(to other: TextStyle, fraction: Double) -> TextStyle {
    let fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    return (fraction < 0.5 ? self : other).sized(
      interpolate(size, other.size, fraction),
      lineHeight: interpolate(lineHeight, other.lineHeight, fraction))
  }
}
