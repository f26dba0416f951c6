public import FlowCore
internal import FlowUI

/// A strategy that draws a background image on bars: rows of hills, faint enough for any colour.
public struct PatternAppearanceStrategy: AppearanceApplyingStrategy {
  /// Creates the strategy.
  public init() {}

  public func chrome(of appearance: Appearance) -> ChromeAppearance {
    var chrome = ChromeAppearance(appearance)
    chrome.navigationBar.backgroundLayers = [.image(BarImage(.artwork(.hills)))]
    chrome.toolbar.backgroundLayers = [.image(BarImage(.artwork(.hills)))]
    return chrome
  }
}

extension Artwork {
  fileprivate static let hills = Artwork(
    size: Size(width: 390, height: 88),
    drawings: [
      hill(60, 190, 150), hill(250, 210, 170), hill(390, 170, 120), hill(140, 190, 130),
      hill(330, 200, 148),
    ])

  private static func hill(_ x: Double, _ y: Double, _ radius: Double) -> Drawing {
    .disc(x: x, y: y, radius: radius, colour: RGBA.black.opacity(0.05))
  }
}
