/// A person's attempt to leave a screen: by the back control or its menu, by a key, by a gesture,
/// or by choosing the selected tab again.
@MainActor
public struct LeaveAttempt {
  private let carryOut: () -> Void

  init(_ carryOut: @escaping () -> Void) { self.carryOut = carryOut }

  /// Leaves the screen as the person tried to, without asking the screen again: for example once
  /// "Discard changes?" is confirmed.
  ///
  /// If a gesture made the attempt, the transition runs without the gesture. If further screens are
  /// left, such as with the menu of the back control, they are asked now. Nothing happens if
  /// another screen is on top by then; but after an interactor's attempt, the interactor's own
  /// request is always carried out.
  public func proceed() { carryOut() }
}

extension NavigationController {
  /// Asks the screens, the topmost first, and leaves if all of them permit it.
  package func leave(_ screens: [any Screen], by leave: @escaping () -> Void) {
    ask(screens, before: whileOnTop(top, leave))
  }

  /// An action that does nothing unless a screen is on top.
  func whileOnTop(_ screen: any Screen, _ action: @escaping () -> Void) -> () -> Void {
    { [weak self, weak screen] in
      if let screen, self?.top === screen { action() }
    }
  }

  /// Asks all screens of the flow, the topmost first, whether a person may leave the flow.
  package func permitsLeaving(_ attempt: LeaveAttempt) -> Bool {
    firstRefusing(stack.reversed(), before: attempt.proceed) == nil
  }

  private func ask(_ screens: [any Screen], before leave: @escaping () -> Void) {
    guard let screen = firstRefusing(screens, before: leave) else { return leave() }
    context.trace.record("refused", screen.name, "\(NavigationRefusal.leavingNotPermitted)")
  }

  /// The first of the screens that does not permit leaving; `nil` if all do.
  ///
  /// When that screen permits it later, the remaining ones are asked before `leave` is called.
  private func firstRefusing(
    _ screens: [any Screen], before leave: @escaping () -> Void
  ) -> (any Screen)? {
    for (index, screen) in screens.enumerated() {
      let rest = Array(screens[(index + 1)...])
      let attempt = LeaveAttempt { [weak self] in self?.ask(rest, before: leave) }
      if !screen.permitsLeaving(attempt) { return screen }
    }
    return nil
  }
}
