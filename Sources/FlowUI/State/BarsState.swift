package import FlowCore

/// A snapshot of the bars around a flow's pages.
package struct BarsState: Hashable, Sendable {
  /// The appearance that was applied last; `nil` if none was.
  package let appearance: Appearance?
  /// The appearance as drawn; during a transition it lies between two appearances.
  package let chrome: ChromeAppearance
  /// The progress that the strip shows, 0…1; `nil` if the strip is invisible.
  package let progress: Double?

  @MainActor
  init(of bars: NavigationBars) {
    appearance = bars.appearance.applied
    chrome = bars.appearance.chrome
    progress = bars.progressSource.opacity > 0 ? bars.progressSource.value : nil
  }
}
