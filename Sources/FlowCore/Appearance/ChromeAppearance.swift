/// What both bars and the status bar look like at an instant.
public struct ChromeAppearance: Hashable, Sendable {
  /// The bar above.
  public var navigationBar: ResolvedBarAppearance
  /// The bar below.
  public var toolbar: ResolvedBarAppearance
  /// What stands in the status bar.
  public var status: StatusBarColour

  /// The theme's bars: what they look like before any appearance was applied.
  public static let theme = ChromeAppearance(navigationBar: .theme, toolbar: .theme, status: .theme)

  /// Creates a look.
  public init(
    navigationBar: ResolvedBarAppearance, toolbar: ResolvedBarAppearance, status: StatusBarColour
  ) {
    self.navigationBar = navigationBar
    self.toolbar = toolbar
    self.status = status
  }

  /// The look that an appearance declares, with both bars shown.
  public init(_ appearance: Appearance) {
    self.init(
      navigationBar: ResolvedBarAppearance(appearance.navigationBar),
      toolbar: ResolvedBarAppearance(appearance.toolbar),
      status: StatusBarColour(appearance.statusStyle))
  }
}

extension ChromeAppearance: Interpolatable {
  /// The look `fraction` of the way to another one: up to 0 this one, from 1 on the other one.
  public func interpolated(to other: ChromeAppearance, fraction: Double) -> ChromeAppearance {
    ChromeAppearance(
      navigationBar: navigationBar.interpolated(to: other.navigationBar, fraction: fraction),
      toolbar: toolbar.interpolated(to: other.toolbar, fraction: fraction),
      status: status.interpolated(to: other.status, fraction: fraction))
  }
}
