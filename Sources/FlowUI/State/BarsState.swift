public import FlowCore

/// The bars around a flow's pages, at an instant.
public struct BarsState: Hashable, Sendable {
  /// The appearance that was applied last; `nil` if none was.
  public let appearance: Appearance?
  /// The resolved appearance, also between two appearances.
  public let chrome: ChromeAppearance
  /// The value of the progress strip below the bar, 0…1; `nil` if the strip is invisible.
  public let progress: Double?

  init(of bars: NavigationBars) {
    appearance = bars.appearance.applied
    chrome = bars.appearance.chrome
    progress = bars.progress.opacity > 0 ? bars.progress.value : nil
  }

  /// The applied appearance as text: `theme`, or `#ea2e49, tint #ffffff, status light`.
  public var summary: String {
    guard let appearance else { return "theme" }
    let bar = appearance.navigationBar
    return "\(bar.background), tint \(bar.tint), status \(appearance.statusStyle.rawValue)"
  }
}
