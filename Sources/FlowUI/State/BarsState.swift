public import FlowCore

/// The bars around a flow's pages, at an instant.
public struct BarsState: Hashable, Sendable {
  /// What was applied last; `nil` before anything was.
  public let appearance: Appearance?
  /// What they look like, also half-way between two appearances.
  public let look: ChromeAppearance
  /// How far the strip below the bar is, 0…1; `nil` where none of it is seen.
  public let progress: Double?

  init(of bars: NavigationBars) {
    appearance = bars.appearance.applied
    look = bars.appearance.look
    progress = bars.progress.opacity > 0 ? bars.progress.value : nil
  }

  /// What was applied in a few words: `theme`, or `#ea2e49, tint #ffffff, status light`.
  public var summary: String {
    guard let appearance else { return "theme" }
    let bar = appearance.navigationBar
    return "\(bar.background), tint \(bar.tint), status \(appearance.statusStyle.rawValue)"
  }
}
