/// Variants of the requests that use the standard transition if `animated` is true, and otherwise
/// no animation.
extension NavigationController {
  /// Calls `push(_:_:)` with the standard transition, or without animation.
  public func push(_ screen: any Screen, animated: Bool) throws(NavigationRefusal) {
    try push(screen, .animated(animated))
  }

  /// Calls `pop(_:)` with the standard transition, or without animation.
  @discardableResult
  public func pop(animated: Bool) throws(NavigationRefusal) -> any Screen {
    try pop(.animated(animated))
  }

  /// Calls `pop(count:_:)` with the standard transition, or without animation.
  @discardableResult
  public func pop(count: Int, animated: Bool) throws(NavigationRefusal) -> [any Screen] {
    try pop(count: count, .animated(animated))
  }

  /// Calls `pop(to:_:)` with the standard transition, or without animation.
  @discardableResult
  public func pop(
    to screen: any Screen, animated: Bool
  ) throws(NavigationRefusal) -> [any Screen] {
    try pop(to: screen, .animated(animated))
  }

  /// Calls `popToRoot(_:)` with the standard transition, or without animation.
  @discardableResult
  public func popToRoot(animated: Bool) throws(NavigationRefusal) -> [any Screen] {
    try popToRoot(.animated(animated))
  }

  /// Calls `setStack(_:_:)` with the standard transition, or without animation.
  public func setStack(_ screens: [any Screen], animated: Bool) throws(NavigationRefusal) {
    try setStack(screens, .animated(animated))
  }

  /// Calls `replaceTop(with:_:)` with the standard transition, or without animation.
  @discardableResult
  public func replaceTop(
    with screen: any Screen, animated: Bool
  ) throws(NavigationRefusal) -> any Screen {
    try replaceTop(with: screen, .animated(animated))
  }

  /// Calls `present(_:_:)` with the standard transition, or without animation.
  public func present(_ flow: NavigationController, animated: Bool) throws(NavigationRefusal) {
    try present(flow, .animated(animated))
  }

  /// Calls `dismiss(_:)` with the standard transition, or without animation.
  public func dismiss(animated: Bool) throws(NavigationRefusal) {
    try dismiss(.animated(animated))
  }
}
