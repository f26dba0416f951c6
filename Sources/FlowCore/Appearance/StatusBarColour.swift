/// The colour of the status bar's content at an instant.
///
/// It is a mix of three styles, so that a change from one style to another is a single even fade.
public struct StatusBarColour: Hashable, Sendable {
  /// The share of white, 0…1.
  public var light: Double
  /// The share of black, 0…1; the rest is the theme's share.
  public var dark: Double

  /// The theme's colour.
  public static let theme = StatusBarColour(.default)

  /// Creates the colour of a style.
  public init(_ style: StatusBarStyle) {
    light = style == .light ? 1 : 0
    dark = style == .dark ? 1 : 0
  }

  package func colour(over theme: RGBA) -> RGBA {
    let rest = 1 - light - dark
    guard rest < 1 else { return theme }
    let declared = RGBA.black.interpolated(to: .white, fraction: light / (light + dark))
    return declared.interpolated(to: theme, fraction: rest)
  }
}

extension StatusBarColour: Interpolatable {
  /// Returns the colour at a fraction, clamped to 0…1, of the change to another one.
  public func interpolated(to other: StatusBarColour, fraction: Double) -> StatusBarColour {
    guard self != other, fraction > 0 else { return self }
    guard fraction < 1 else { return other }
    var colour = self
    colour.light = interpolate(light, other.light, fraction)
    colour.dark = interpolate(dark, other.dark, fraction)
    return colour
  }
}
