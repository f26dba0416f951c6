extension Appearance {
  /// Returns a copy with the background and tint of both bars inverted.
  ///
  /// Bar styles, bar tints and the progress strip's colours are reset to their defaults, and the
  /// status bar style is chosen to match the new navigation bar.
  ///
  /// A bar in the theme's colours, which are not known here, stays as it is; with such a navigation
  /// bar, the status bar has the default style.
  ///
  /// - Parameter rule: The rule that chooses the status bar style.
  public func inverse(statusStyle rule: StatusStyleRule = .brightness) -> Appearance {
    func inverted(_ bar: Bar) -> Bar {
      bar.style == .theme
        ? .theme : Bar(background: bar.background.inverse, tint: bar.tint.inverse)
    }
    return Appearance(
      navigationBar: inverted(navigationBar), toolbar: inverted(toolbar), statusStyle: rule)
  }

  /// Returns a random appearance with a matching status bar style.
  ///
  /// Each bar gets a random background with an opacity of up to 0.99, and the tint, black or white,
  /// that `rule` chooses for that background.
  ///
  /// - Parameters:
  ///   - generator: The source of randomness; four numbers are drawn.
  ///   - rule: The rule that chooses between black and white.
  public static func random(
    using generator: inout some RandomNumberGenerator,
    statusStyle rule: StatusStyleRule = .brightness
  ) -> Appearance {
    func randomBar() -> Bar {
      let background = RGBA.random(using: &generator)
      return Bar(
        background: background, tint: rule.style(on: background) == .dark ? .black : .white)
    }
    return Appearance(navigationBar: randomBar(), toolbar: randomBar(), statusStyle: rule)
  }

  private init(navigationBar: Bar, toolbar: Bar, statusStyle rule: StatusStyleRule) {
    self.init(
      statusStyle: navigationBar.style == .theme
        ? .default : rule.style(on: navigationBar.background),
      navigationBar: navigationBar, toolbar: toolbar)
  }
}
