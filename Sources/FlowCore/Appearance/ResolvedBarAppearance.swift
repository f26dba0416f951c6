/// The resolved appearance of a bar at an instant.
///
/// Interpolation weights colours by the bar's presence: an appearing bar has its own colours from
/// the start, and a disappearing bar keeps its colours to the end. It also weights them by their
/// strength: between the theme's bar and declared colours, only the strength changes.
public struct ResolvedBarAppearance: Hashable, Sendable {
  /// How far the bar is shown: 0 hidden … 1 shown.
  public var presence: Double
  /// The weight of these colours against the theme's: from 0, if no appearance was applied, to 1.
  public var strength: Double
  /// The background colour.
  public var background: RGBA
  /// The colour drawn below the background and above the base, which is the page behind the bar;
  /// clear for none.
  public var barTint: RGBA
  /// The colour of icons and other items.
  public var tint: RGBA
  /// The colour of the title.
  public var title: RGBA
  /// How much black covers the base: 0 none … 1 all of it.
  package var blackness: Double
  /// Gradients and images on the background colour, the first at the bottom.
  package var backgroundLayers: [BarBackgroundLayer]
  /// The shadow at the edge that faces the page.
  public var shadow: BarShadow
  /// The font of the title; a large title does not use it.
  public var titleFont: BarTitleFont

  /// The theme's bar.
  public static let theme = ResolvedBarAppearance(
    strength: 0, background: .clear, tint: .clear, title: .clear)

  /// Creates a resolved appearance; by default shown, at full strength, and without background
  /// layers and shadow.
  public init(
    presence: Double = 1, strength: Double = 1, background: RGBA, barTint: RGBA = .clear,
    tint: RGBA, title: RGBA, blackness: Double = 0, backgroundLayers: [BarBackgroundLayer] = [],
    shadow: BarShadow = .none, titleFont: BarTitleFont = .standard
  ) {
    self.presence = presence
    self.strength = strength
    self.background = background
    self.barTint = barTint
    self.tint = tint
    self.title = title
    self.blackness = blackness
    self.backgroundLayers = backgroundLayers
    self.shadow = shadow
    self.titleFont = titleFont
  }

  /// Resolves a declared bar appearance; the title has the tint's colour.
  ///
  /// A bar with the style `theme` becomes the theme's bar.
  public init(_ bar: Appearance.Bar) {
    if bar.style == .theme {
      self = .theme
      return
    }
    self.init(
      background: bar.background, barTint: bar.barTint ?? .clear, tint: bar.tint, title: bar.tint,
      blackness: bar.style == .black ? 1 : 0)
  }

  // MARK: Applying to a theme

  /// The background colour, composited over the theme's.
  ///
  /// Where the declared colours are translucent, `behind` replaces the theme's colour; with
  /// `RGBA.clear`, the result is as translucent as the declared colours.
  package func background(over theme: RGBA, behind: RGBA? = nil) -> RGBA {
    let base = (behind ?? theme).interpolated(to: .black, fraction: blackness)
    let declared = background.composited(over: barTint.composited(over: base))
    return theme.interpolated(to: declared, fraction: strength)
  }

  package func tint(over theme: RGBA) -> RGBA { theme.interpolated(to: tint, fraction: strength) }

  package func title(over theme: RGBA) -> RGBA { theme.interpolated(to: title, fraction: strength) }
}

extension ResolvedBarAppearance: Interpolatable {
  /// Returns the appearance at a fraction, clamped to 0…1, of the change to another one.
  public func interpolated(to other: ResolvedBarAppearance, fraction: Double)
    -> ResolvedBarAppearance
  {
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return other }
    let visibleShare = share(presence, other.presence, fraction)
    let colourShare = share(strength, other.strength, visibleShare)
    return ResolvedBarAppearance(
      presence: mixed(presence, other.presence, fraction),
      strength: mixed(strength, other.strength, visibleShare),
      background: background.interpolated(to: other.background, fraction: colourShare),
      barTint: barTint.interpolated(to: other.barTint, fraction: colourShare),
      tint: tint.interpolated(to: other.tint, fraction: colourShare),
      title: title.interpolated(to: other.title, fraction: colourShare),
      blackness: mixed(blackness, other.blackness, colourShare),
      backgroundLayers: layers(to: other, colourShare),
      shadow: shadow.interpolated(to: other.shadow, fraction: colourShare),
      titleFont: titleFont.interpolated(to: other.titleFont, fraction: colourShare))
  }

  private func layers(to other: ResolvedBarAppearance, _ fraction: Double) -> [BarBackgroundLayer] {
    guard fraction > 0, backgroundLayers != other.backgroundLayers else { return backgroundLayers }
    guard fraction < 1 else { return other.backgroundLayers }
    return backgroundLayers.interpolated(to: other.backgroundLayers, fraction: fraction)
  }

  /// The second value's share in a mix of two weighted values.
  private func share(
    _ firstWeight: Double, _ secondWeight: Double, _ fraction: Double
  ) -> Double {
    let (near, far) = (firstWeight * (1 - fraction), secondWeight * fraction)
    return near + far > 0 ? far / (near + far) : fraction
  }

  private func mixed(_ start: Double, _ end: Double, _ fraction: Double) -> Double {
    start == end ? start : interpolate(start, end, fraction)
  }
}
