/// The state that an observer derives from a flow's screens, and the earlier state that a cancelled
/// transition restores.
@MainActor
struct PendingState<State> {
  /// The state once everything has settled.
  var current: State
  /// The state before the running transition, restored if it is cancelled; `nil` between
  /// transitions.
  var earlier: State?

  /// The visible screen.
  private(set) weak var screen: (any Screen)?
  /// The screen that asked for an update after its transition had ended, but before observers were
  /// notified.
  private weak var updateRequester: (any Screen)?

  /// Creates the state for the visible screen.
  init(_ state: State, screen: any Screen) {
    current = state
    self.screen = screen
  }

  /// Handles `willShow`: from now on the state can be restored.
  mutating func open() {
    earlier = current
  }

  /// Handles the end of a transition; `screen` is the announced one, or after a cancel the previous
  /// one.
  ///
  /// - Returns: `isChange` is true if the end came without a `willShow`, because the observer was
  ///   added during the transition; the screen's state must then be read. `updateRequester` is the
  ///   visible screen if it asked for an update before this notification.
  mutating func close(
    on screen: any Screen, isCancelled: Bool
  ) -> (isChange: Bool, updateRequester: (any Screen)?) {
    let isChange = earlier == nil
    if isCancelled, let earlier { current = earlier } else { self.screen = screen }
    earlier = nil
    defer { updateRequester = nil }
    return (isChange, updateRequester === self.screen ? updateRequester : nil)
  }

  /// Returns whether a screen may update in place now: it must be on top and visible, with no
  /// transition running.
  ///
  /// If only the observer's notification of the end of the screen's transition is still due, the
  /// update is recorded, and `close` returns it.
  mutating func takesUpdate(of screen: any Screen, in controller: NavigationController) -> Bool {
    // Another screen may already be visible before this observer has been notified.
    guard controller.top === screen, controller.shown === screen, controller.fraction == nil else {
      return false
    }
    guard earlier == nil else {
      updateRequester = screen
      return false
    }
    return self.screen === screen
  }
}

extension Duration {
  /// The duration for which bars and the progress strip animate in place: UIKit's
  /// `UINavigationController.hideShowBarDuration`.
  static let inPlace = Duration.milliseconds(200)
}
