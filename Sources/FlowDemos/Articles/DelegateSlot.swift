internal import FlowCore

/// The one delegate of a navigation controller, as in UIKit: only the object that took the slot
/// last is notified of transitions.
@MainActor
final class DelegateSlot {
  weak var delegate: (any NavigationObserver)?

  /// Creates a slot, which the caller must keep alive: the controller does not.
  init(of controller: NavigationController) {
    controller.add(self)
  }
}

extension DelegateSlot: NavigationObserver {
  func navigationController(
    _ controller: NavigationController, willShow screen: any Screen, mode: TransitionMode.Kind
  ) {
    delegate?.navigationController(controller, willShow: screen, mode: mode)
  }

  func navigationController(_ controller: NavigationController, didShow screen: any Screen) {
    delegate?.navigationController(controller, didShow: screen)
  }

  func navigationController(_ controller: NavigationController, didCancel screen: any Screen) {
    delegate?.navigationController(controller, didCancel: screen)
  }
}
