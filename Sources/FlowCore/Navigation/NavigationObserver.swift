/// Hears what a navigation controller shows.
///
/// Any number of observers may listen at once.
///
/// Requests made from inside a callback are safe: they are carried out after it. Each method has a
/// default that does nothing.
public protocol NavigationObserver: AnyObject {
  /// A screen is about to get the stage. Exactly one of the other two follows.
  func navigationController(
    _ controller: NavigationController, willShow screen: any Screen, mode: TransitionMode.Kind)
  /// A screen has the stage.
  func navigationController(_ controller: NavigationController, didShow screen: any Screen)
  /// A screen that was about to get the stage did not.
  func navigationController(_ controller: NavigationController, didCancel screen: any Screen)
}

extension NavigationObserver {
  public func navigationController(
    _ controller: NavigationController, willShow screen: any Screen, mode: TransitionMode.Kind
  ) {}
  public func navigationController(
    _ controller: NavigationController, didShow screen: any Screen
  ) {}
  public func navigationController(
    _ controller: NavigationController, didCancel screen: any Screen
  ) {}
}
