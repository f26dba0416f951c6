/// How light or dark what stands in the status bar is at an instant.
///
/// It is a place between three styles, so that a change from one to another is one even fade.
public struct StatusBarColour: Hashable, Sendable {
  /// How much of it is white, 0…1.
  public var light: Double
  /// How much of it is black, 0…1; what white and black leave is the theme's.
  public var dark: Double

  /// The theme's.
  public static let theme = StatusBarColour(.default)

  /// The look of a style.
  public init(_ style: StatusBarStyle) {
    light = style == .light ? 1 : 0
    dark = style == .dark ? 1 : 0
  }

  /// The colour where the theme's is another one.
  public func colour(over theme: RGBA) -> RGBA {
    let rest = 1 - light - dark
    guard rest < 1 else { return theme }
    let declared = RGBA.black.interpolated(to: .white, fraction: light / (light + dark))
    return declared.interpolated(to: theme, fraction: rest)
  }
}

extension StatusBarColour: Interpolatable {
  /// The look `fraction` of the way to another one: up to 0 this one, from 1 on the other one.
  public func interpolated(to other: StatusBarColour, fraction: Double) -> StatusBarColour {
    guard self != other, fraction > 0 else { return self }
    guard fraction < 1 else { return other }
    var look = self
    look.light = interpolate(light, other.light, fraction)
    look.dark = interpolate(dark, other.dark, fraction)
    return look
  }
}
