/// Observes which screens a navigation controller shows.
///
/// Any number of observers may be added.
///
/// Requests made inside a callback are safe: they are applied at once, but observers are notified
/// of them only after the callback. Each method has a default implementation that does nothing.
@MainActor
public protocol NavigationObserver: AnyObject {
  /// A screen is about to become visible; exactly one of the other two methods follows.
  func navigationController(
    _ controller: NavigationController, willShow screen: any Screen, mode: TransitionMode.Kind)
  /// A screen has become visible.
  func navigationController(_ controller: NavigationController, didShow screen: any Screen)
  /// A transition to a screen was cancelled.
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
