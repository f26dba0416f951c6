/// The style of the status bar's content.
public enum StatusBarStyle: String, Hashable, Sendable, CaseIterable {
  /// The theme's colour.
  case `default`
  /// White, for dark backgrounds.
  case light
  /// Black, for bright backgrounds.
  case dark
}

/// A rule that chooses between light and dark status bar content.
public enum StatusStyleRule: String, Hashable, Sendable, CaseIterable {
  /// Dark on bright backgrounds, otherwise light; alpha is ignored. The appearance article's rule.
  ///
  /// The contrast may be low: on a green with an RGB of 0, 200 and 0 the rule chooses white, with a
  /// contrast of 2.3.
  case brightness
  /// Whichever has more contrast by WCAG 2; translucent backgrounds are composited over white.
  ///
  /// At least one of black and white always has a contrast of 4.5 or more.
  case contrast

  /// Returns the style for a background: light or dark, never the default.
  public func style(on background: RGBA) -> StatusBarStyle {
    switch self {
    case .brightness: background.isBright ? .dark : .light
    case .contrast: background.composited(over: .white).ink == .white ? .light : .dark
    }
  }
}
