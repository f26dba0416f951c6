/// The colour of what stands in the status bar.
public enum StatusBarStyle: String, Hashable, Sendable, CaseIterable {
  /// The theme's.
  case `default`
  /// White, for dark grounds.
  case light
  /// Black, for bright grounds.
  case dark
}

/// What decides whether a status is light or dark.
public enum StatusStyleRule: String, Hashable, Sendable, CaseIterable {
  /// Dark on what is bright, whatever its alpha: the appearance article's rule.
  ///
  /// It puts white on a green of 0, 200 and 0, at a contrast of 2.3.
  case brightness
  /// Whichever has more contrast by WCAG 2, on the ground over white where that is translucent.
  ///
  /// One of the two always has at least 4.5.
  case contrast

  /// The style for a ground, never the default one.
  public func style(on background: RGBA) -> StatusBarStyle {
    switch self {
    case .brightness:
      return background.isBright ? .dark : .light
    case .contrast:
      let ground = background.composited(over: .white)
      return ground.contrast(with: .white) > ground.contrast(with: .black) ? .light : .dark
    }
  }
}
