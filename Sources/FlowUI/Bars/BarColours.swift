internal import FlowCore

/// The colours of a bar at an instant: the theme's, or what a screen has declared, or something in
/// between.
struct BarColours {
  let background: RGBA
  let tint: RGBA
  let title: RGBA
  let hairline: RGBA

  /// Mixes the theme's colours with a look, as far as that counts.
  ///
  /// - Parameters:
  ///   - density: How much of the theme's background shows, 0…1; a look's own always shows.
  ///   - isTranslucent: Whether things shine through the theme's background.
  init(
    _ look: ResolvedBarAppearance, _ theme: Theme, density: Double = 1, isTranslucent: Bool = false
  ) {
    background = look.background(
      over: theme.bar.faded(density * (isTranslucent ? Self.translucency : 1)))
    tint = look.tint(over: theme.accent)
    title = look.title(over: theme.label)
    hairline = theme.separator.faded(density.interpolated(to: 1, fraction: look.strength))
  }

  /// The same beneath so much black, 0…1, without any more of it where nothing is.
  func dimmed(_ dim: Double) -> BarColours {
    guard dim > 0 else { return self }
    let darken = { (colour: RGBA) in
      colour.opacity(1).interpolated(to: .black, fraction: dim)
        .opacity(Double(colour.alpha) / 255)
    }
    return BarColours(
      background: darken(background), tint: darken(tint), title: darken(title),
      hairline: darken(hairline))
  }

  private init(background: RGBA, tint: RGBA, title: RGBA, hairline: RGBA) {
    self.background = background
    self.tint = tint
    self.title = title
    self.hairline = hairline
  }

  /// How opaque a translucent bar is: what is beneath can be seen and the title still be read; by
  /// eye.
  private static let translucency = 0.88
}
