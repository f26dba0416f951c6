internal import FlowCore

/// The colours of a bar at an instant: the theme's, those that a screen declares, or a mix of both.
struct BarColours {
  let background: RGBA
  let tint: RGBA
  let title: RGBA
  let hairline: RGBA
  /// The colour behind a search field, which has the same colours as a field on a page; `nil` if
  /// the bar itself has the colour of a page.
  let fieldBackground: RGBA?

  init(
    _ resolved: ResolvedBarAppearance, _ theme: Theme, density: Double = 1,
    isTranslucent: Bool = false
  ) {
    // Declared colours that are translucent let the content behind the bar show through.
    background = resolved.background(
      over: theme.bar.faded(density * (isTranslucent ? Self.translucency : 1)), behind: .clear)
    tint = resolved.tint(over: theme.barInk)
    title = resolved.title(over: theme.barTitle)
    hairline = theme.separator.faded(interpolate(density, 1, resolved.strength))
    let isOwn = resolved.strength > 0 || theme.hasBarInk
    fieldBackground = isOwn ? theme.background : nil
  }

  func dimmed(_ dim: Double) -> BarColours {
    guard dim > 0 else { return self }
    let darken = { (colour: RGBA) in
      colour.opacity(1).interpolated(to: .black, fraction: dim)
        .opacity(Double(colour.alpha) / 255)
    }
    return BarColours(
      background: darken(background), tint: darken(tint), title: darken(title),
      hairline: darken(hairline), fieldBackground: fieldBackground.map(darken))
  }

  private init(
    background: RGBA, tint: RGBA, title: RGBA, hairline: RGBA, fieldBackground: RGBA?
  ) {
    self.background = background
    self.tint = tint
    self.title = title
    self.hairline = hairline
    self.fieldBackground = fieldBackground
  }

  /// The opacity of a translucent bar: content behind it shows through, and its title stays
  /// legible; by eye.
  private static let translucency = 0.88
}
