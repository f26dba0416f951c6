public import FlowCore

/// A strategy that draws bars in a gradient, with a shadow and a heavier title.
public struct GradientAppearanceStrategy: AppearanceApplyingStrategy {
  /// Creates the strategy.
  public init() {}

  public func chrome(of appearance: Appearance) -> ChromeAppearance {
    var chrome = ChromeAppearance(appearance)
    chrome.navigationBar.shade(isReversed: false)
    chrome.toolbar.shade(isReversed: true)
    return chrome
  }
}

extension ResolvedBarAppearance {
  /// Opacities and sizes are by eye: the gradient is visible on any colour, and the shadow is soft.
  fileprivate mutating func shade(isReversed: Bool) {
    let (light, dark) = (RGBA.white.opacity(0.16), RGBA.black.opacity(0.16))
    backgroundLayers = [
      .gradient(
        isReversed ? BarGradient(from: dark, to: light) : BarGradient(from: light, to: dark))
    ]
    shadow = BarShadow(colour: .black.opacity(0.22), extent: 10)
    titleFont = BarTitleFont(size: 18, weight: .bold)
  }
}
