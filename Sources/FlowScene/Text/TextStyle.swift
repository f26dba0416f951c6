public import FlowCore

/// The weight of letters.
public enum TextWeight: String, Hashable, Sendable, CaseIterable {
  case regular
  case semibold
  case bold
}

/// The design of letters.
public enum TextDesign: String, Hashable, Sendable, CaseIterable {
  /// The program's font.
  case standard
  /// Letters of equal width, as in code; the same as `standard` if there is no such font.
  case monospaced
}

/// The style of text, apart from its colour.
public struct TextStyle: Hashable, Sendable {
  /// The font size in points.
  public let size: Double
  /// The weight of the letters.
  public let weight: TextWeight
  /// The distance from one baseline to the next, in points.
  public let lineHeight: Double
  /// Whether all digits have the same width, so that numbers align in columns and do not move as
  /// they change.
  public let monospacedDigits: Bool
  /// The design of the letters.
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

  /// The style with digits of equal width.
  public var withMonospacedDigits: TextStyle {
    TextStyle(
      size: size, weight: weight, lineHeight: lineHeight, monospacedDigits: true, design: design)
  }

  package func sized(_ size: Double, lineHeight: Double) -> TextStyle {
    TextStyle(
      size: size, weight: weight, lineHeight: lineHeight, monospacedDigits: monospacedDigits,
      design: design)
  }

  /// The style scaled to a text size; the line height is rounded up to whole points, and is at
  /// least 1.
  ///
  /// - Parameter factor: The factor, clamped to 0.5…4; NaN counts as 1.
  public func scaled(by factor: Double) -> TextStyle {
    let factor = factor.isNaN ? 1 : min(max(factor, 0.5), 4)
    // A product that exceeds a whole number only by rounding, as in 20 * 1.1, counts as that
    // number.
    return sized(
      size * factor, lineHeight: max(1, (lineHeight * factor - 1e-9).rounded(.up)))
  }
}

extension TextStyle: Interpolatable {
  /// The style interpolated towards another style, for example for a title that moves between
  /// pages.
  ///
  /// Weight, digits and design are those of the nearer style, since they cannot be interpolated.
  /// The fraction is clamped to 0…1, beyond which a size might not be positive; NaN counts as 0.
  public func interpolated(to other: TextStyle, fraction: Double) -> TextStyle {
    let fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    return (fraction < 0.5 ? self : other).sized(
      interpolate(size, other.size, fraction),
      lineHeight: interpolate(lineHeight, other.lineHeight, fraction))
  }
}
