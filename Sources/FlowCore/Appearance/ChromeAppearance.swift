/// The resolved appearance of both bars and the status bar at an instant.
public struct ChromeAppearance: Hashable, Sendable {
  /// The navigation bar.
  public var navigationBar: ResolvedBarAppearance
  /// The toolbar.
  public var toolbar: ResolvedBarAppearance
  /// The colour of the status bar's content.
  public var status: StatusBarColour
  /// The progress strip.
  public var progressStrip: ResolvedProgressStrip

  /// The theme's bars, used until an appearance has been applied.
  public static let theme = ChromeAppearance(navigationBar: .theme, toolbar: .theme, status: .theme)

  /// Creates a resolved appearance.
  public init(
    navigationBar: ResolvedBarAppearance, toolbar: ResolvedBarAppearance, status: StatusBarColour,
    progressStrip: ResolvedProgressStrip = ResolvedProgressStrip()
  ) {
    self.progressStrip = progressStrip
    self.navigationBar = navigationBar
    self.toolbar = toolbar
    self.status = status
  }

  /// Resolves a declared appearance, with both bars shown.
  public init(_ appearance: Appearance) {
    self.init(
      navigationBar: ResolvedBarAppearance(appearance.navigationBar),
      toolbar: ResolvedBarAppearance(appearance.toolbar),
      status: StatusBarColour(appearance.statusStyle),
      progressStrip: ResolvedProgressStrip(appearance.progressStrip))
  }
}

extension ChromeAppearance: Interpolatable {
  /// Returns the appearance at a fraction, clamped to 0…1, of the change to another one.
  public func interpolated(to other: ChromeAppearance, fraction: Double) -> ChromeAppearance {
    ChromeAppearance(
      navigationBar: navigationBar.interpolated(to: other.navigationBar, fraction: fraction),
      toolbar: toolbar.interpolated(to: other.toolbar, fraction: fraction),
      status: status.interpolated(to: other.status, fraction: fraction),
      progressStrip: strip(to: other, fraction: fraction))
  }

  private func strip(to other: ChromeAppearance, fraction: Double) -> ResolvedProgressStrip {
    let isSame = progressStrip == other.progressStrip && navigationBar == other.navigationBar
    guard fraction > 0, !isSame else { return progressStrip }
    guard fraction < 1 else { return other.progressStrip }
    return progressStrip.tied(to: navigationBar).mixed(
      with: other.progressStrip.tied(to: other.navigationBar), fraction: fraction)
  }
}
