/// What a bar looks like at an instant.
///
/// Interpolation counts each colour as much as it can be seen: a bar that comes in has its own
/// colours from the first moment on, and one that leaves keeps them to the last.
public struct ResolvedBarAppearance: Hashable, Sendable {
  /// How much of the bar is there: 0 hidden … 1 shown.
  public var presence: Double
  /// How much these colours count against the theme's: 0 where nothing was applied … 1.
  public var strength: Double
  /// The colour of the bar.
  public var background: RGBA
  /// The colour between the background and what lies beneath; clear is none.
  public var barTint: RGBA
  /// The colour of icons and other items.
  public var tint: RGBA
  /// The colour of the title.
  public var title: RGBA
  /// How black what lies beneath is: 0 as the theme's bar … 1.
  public var blackness: Double

  /// The theme's bar.
  public static let theme = ResolvedBarAppearance(
    strength: 0, background: .clear, tint: .clear, title: .clear)

  /// Creates a look; by default one that is shown, opaque on the theme's bar.
  public init(
    presence: Double = 1, strength: Double = 1, background: RGBA, barTint: RGBA = .clear,
    tint: RGBA, title: RGBA, blackness: Double = 0
  ) {
    self.presence = presence
    self.strength = strength
    self.background = background
    self.barTint = barTint
    self.tint = tint
    self.title = title
    self.blackness = blackness
  }

  /// The look that a bar declares, with a title in its tint.
  public init(_ bar: Appearance.Bar) {
    self.init(
      background: bar.background, barTint: bar.barTint ?? .clear, tint: bar.tint, title: bar.tint,
      blackness: bar.style == .black ? 1 : 0)
  }

  // MARK: With a theme

  /// The colour of the bar where the theme's bar has another one; opaque, if that is.
  public func background(over theme: RGBA) -> RGBA {
    let base = theme.interpolated(to: .black, fraction: blackness)
    let declared = background.composited(over: barTint.composited(over: base))
    return theme.interpolated(to: declared, fraction: strength)
  }

  /// The colour of icons where the theme's have another one.
  public func tint(over theme: RGBA) -> RGBA { theme.interpolated(to: tint, fraction: strength) }

  /// The colour of the title where the theme's has another one.
  public func title(over theme: RGBA) -> RGBA { theme.interpolated(to: title, fraction: strength) }
}

extension ResolvedBarAppearance: Interpolatable {
  /// The look `fraction` of the way to another one: up to 0 this one, from 1 on the other one.
  public func interpolated(to other: ResolvedBarAppearance, fraction: Double)
    -> ResolvedBarAppearance
  {
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return other }
    let seen = share(presence, other.presence, fraction)
    let counted = share(strength, other.strength, seen)
    return ResolvedBarAppearance(
      presence: mixed(presence, other.presence, fraction),
      strength: mixed(strength, other.strength, seen),
      background: background.interpolated(to: other.background, fraction: counted),
      barTint: barTint.interpolated(to: other.barTint, fraction: counted),
      tint: tint.interpolated(to: other.tint, fraction: counted),
      title: title.interpolated(to: other.title, fraction: counted),
      blackness: mixed(blackness, other.blackness, counted))
  }

  /// How much the second of two counts, `fraction` of the way from the first, which count for so
  /// much.
  private func share(_ first: Double, _ second: Double, _ fraction: Double) -> Double {
    let (near, far) = (first * (1 - fraction), second * fraction)
    return near + far > 0 ? far / (near + far) : fraction
  }

  /// `interpolate`, but the same number where both are.
  private func mixed(_ start: Double, _ end: Double, _ fraction: Double) -> Double {
    start == end ? start : interpolate(start, end, fraction)
  }
}
