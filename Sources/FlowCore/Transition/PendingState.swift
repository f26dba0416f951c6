/// The state that an observer derives from a flow's screens, and the earlier state that a cancelled
/// transition restores.
@MainActor
struct PendingState<State> {
  /// The state once everything has settled.
  var current: State
  /// The state before the running transition; `nil` between transitions.
  var earlier: State?

  /// The visible screen, as far as the observer has been notified.
  private(set) weak var screen: (any Screen)?
  /// The screen that asked for an update after its transition had ended, but before observers were
  /// notified.
  private weak var updateRequester: (any Screen)?

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
  /// - Returns: `mustRead` is true if the observer was added during the transition, so that the
  ///   screen's state must be read. `updateRequester` is the visible screen if it asked for an
  ///   update too early.
  mutating func close(
    on screen: any Screen, isCancelled: Bool
  ) -> (mustRead: Bool, updateRequester: (any Screen)?) {
    let mustRead = earlier == nil
    if isCancelled, let earlier { current = earlier } else { self.screen = screen }
    earlier = nil
    defer { updateRequester = nil }
    return (mustRead, updateRequester === self.screen ? updateRequester : nil)
  }

  /// Whether a screen may update in place now.
  ///
  /// If only the notification of its transition's end is still due, the update is recorded, and
  /// `close` returns it.
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
  /// For bars and the progress strip that animate in place, and for pages of a pager that fade:
  /// UIKit's `UINavigationController.hideShowBarDuration`.
  static let inPlace = Duration.milliseconds(200)
}
