extension Appearance {
  /// The same with the colours of both bars inverted, their styles and bar tints left out, and a
  /// status to match.
  ///
  /// - Parameter rule: What a status has to match.
  public func inverse(statusStyle rule: StatusStyleRule = .brightness) -> Appearance {
    func inverse(_ bar: Bar) -> Bar {
      Bar(background: bar.background.inverse, tint: bar.tint.inverse)
    }
    return Appearance(
      navigationBar: inverse(navigationBar), toolbar: inverse(toolbar), statusStyle: rule)
  }

  /// An appearance by chance: two bars of any colour and an opacity up to 0.99, with black on
  /// bright ones and white on others, and a status to match.
  ///
  /// - Parameters:
  ///   - generator: Where chance comes from: four numbers.
  ///   - rule: What decides on black or white.
  public static func random(
    using generator: inout some RandomNumberGenerator,
    statusStyle rule: StatusStyleRule = .brightness
  ) -> Appearance {
    func bar() -> Bar {
      let background = RGBA.random(using: &generator)
      return Bar(
        background: background, tint: rule.style(on: background) == .dark ? .black : .white)
    }
    return Appearance(navigationBar: bar(), toolbar: bar(), statusStyle: rule)
  }

  private init(navigationBar: Bar, toolbar: Bar, statusStyle rule: StatusStyleRule) {
    self.init(
      statusStyle: rule.style(on: navigationBar.background), navigationBar: navigationBar,
      toolbar: toolbar)
  }
}
