/// What both bars and the status bar look like at an instant.
public struct BarsLook: Hashable, Sendable {
  /// The bar above.
  public var navigationBar: BarLook
  /// The bar below.
  public var toolbar: BarLook
  /// What stands in the status bar.
  public var status: StatusLook

  /// The theme's bars: what they look like before any appearance was applied.
  public static let theme = BarsLook(navigationBar: .theme, toolbar: .theme, status: .theme)

  /// Creates a look.
  public init(navigationBar: BarLook, toolbar: BarLook, status: StatusLook) {
    self.navigationBar = navigationBar
    self.toolbar = toolbar
    self.status = status
  }

  /// The look that an appearance declares, with both bars shown.
  public init(_ appearance: Appearance) {
    self.init(
      navigationBar: BarLook(appearance.navigationBar), toolbar: BarLook(appearance.toolbar),
      status: StatusLook(appearance.statusStyle))
  }
}

extension BarsLook: Interpolatable {
  /// The look `fraction` of the way to another one: up to 0 this one, from 1 on the other one.
  public func interpolated(to other: BarsLook, fraction: Double) -> BarsLook {
    BarsLook(
      navigationBar: navigationBar.interpolated(to: other.navigationBar, fraction: fraction),
      toolbar: toolbar.interpolated(to: other.toolbar, fraction: fraction),
      status: status.interpolated(to: other.status, fraction: fraction))
  }
}
