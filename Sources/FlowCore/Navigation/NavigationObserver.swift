/// Observes which screens a navigation controller shows.
///
/// Any number of observers may be added.
///
/// Requests made inside a callback are safe: they are applied immediately, but observers are
/// notified of them only after the callback. Each method has a default implementation that does
/// nothing.
@MainActor
public protocol NavigationObserver: AnyObject {
  /// A screen is about to become visible; either `didShow` or `didCancel` follows.
  func navigationController(
    _ controller: NavigationController, willShow screen: any Screen, mode: TransitionMode.Kind)
  /// A screen has become visible.
  func navigationController(_ controller: NavigationController, didShow screen: any Screen)
  /// A transition to a screen was cancelled.
  func navigationController(_ controller: NavigationController, didCancel screen: any Screen)
  /// The flow has opened a `FlowPlace` without animation and has skipped `screens`: the screens
  /// below the top, root first, which step-by-step navigation would have shown in this order.
  ///
  /// It is called after `didShow`. A declaration such as the bars' appearance stays in effect until
  /// another screen changes it: an observer of such declarations reads the skipped screens here, so
  /// that a place looks the same however it was reached.
  func navigationController(_ controller: NavigationController, didSkip screens: [any Screen])
  /// A gesture or a driver has begun to drive the transition to `screen`, or has grabbed it while
  /// it was running; `didEndDraggingTo` follows, before the transition's end.
  func navigationController(
    _ controller: NavigationController, didBeginDraggingTo screen: any Screen)
  /// The gesture or the driver no longer drives the transition to `screen`, which now runs by
  /// itself to `outcome`.
  ///
  /// The outcome can still change: the transition may be grabbed or reversed again.
  func navigationController(
    _ controller: NavigationController, didEndDraggingTo screen: any Screen,
    outcome: TransitionOutcome)
  /// The flow is about to become visible together with its container, for example because its tab
  /// was selected; its screens have received their `willAppear`.
  func navigationControllerWillAppear(_ controller: NavigationController)
  /// The flow is about to be hidden together with its container, for example because another tab
  /// was selected; its screens have received their `willDisappear`.
  func navigationControllerWillDisappear(_ controller: NavigationController)
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
  public func navigationController(
    _ controller: NavigationController, didSkip screens: [any Screen]
  ) {}
  public func navigationController(
    _ controller: NavigationController, didBeginDraggingTo screen: any Screen
  ) {}
  public func navigationController(
    _ controller: NavigationController, didEndDraggingTo screen: any Screen,
    outcome: TransitionOutcome
  ) {}
  public func navigationControllerWillAppear(_ controller: NavigationController) {}
  public func navigationControllerWillDisappear(_ controller: NavigationController) {}
}
