internal import FlowCore

/// The colours of a bar at an instant: the theme's, those that a screen declares, or a mix of both.
struct BarColours {
  let background: RGBA
  let tint: RGBA
  let title: RGBA
  let hairline: RGBA

  /// Blends the theme's colours with those of a resolved appearance, whose weight is its
  /// `strength`.
  ///
  /// - Parameters:
  ///   - resolved: The resolved appearance of the bar.
  ///   - theme: The colours to use where the appearance declares none.
  ///   - density: The opacity of the theme's background and of the hairline, 0…1; without effect
  ///     at a `strength` of 1.
  ///   - isTranslucent: Whether the theme's background lets content show through.
  init(
    _ resolved: ResolvedBarAppearance, _ theme: Theme, density: Double = 1,
    isTranslucent: Bool = false
  ) {
    // Declared colours that are translucent let the content behind the bar show through.
    background = resolved.background(
      over: theme.bar.faded(density * (isTranslucent ? Self.translucency : 1)), behind: .clear)
    tint = resolved.tint(over: theme.barInk)
    title = resolved.title(over: theme.barTitle)
    hairline = theme.separator.faded(density.interpolated(to: 1, fraction: resolved.strength))
  }

  /// The colours blended with black by a fraction, 0…1; each keeps its opacity.
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

  /// The opacity of a translucent bar; by eye.
  ///
  /// Content behind the bar shows through, and the title stays legible.
  private static let translucency = 0.88
}
