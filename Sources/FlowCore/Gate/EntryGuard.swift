/// A condition for entering a screen or a whole flow.
///
/// Set it as the `entryGuard` of a screen, or of a flow's navigation controller. The guard is
/// checked whenever a screen is about to enter: when it is pushed, replaces another, is presented,
/// opens in a tab, or is part of a stack that is set, for example by a deep link or a restored
/// session. It is not checked for screens that are already in the stack, nor for the root with
/// which a flow is created. One request checks guards of the same name only once.
///
/// A closed guard without a gate refuses the request as `closed`. With a gate, the gate's screen
/// enters on top and the request waits. When the guard has opened, the waiting request replaces the
/// gate, so that the user cannot go back to it; this happens when the flow next becomes idle, or on
/// `resumeEntry()`. The standard transition is used, whatever the request asked for, because the
/// user has come from the gate. If the gate's screen leaves the stack first, the waiting request is
/// dropped. A guard that never opens does not prevent going back.
///
/// ```swift
/// account.entryGuard = EntryGuard("member", isOpen: { session.isSignedIn }) { SignInPage() }
/// ```
@MainActor
public struct EntryGuard {
  /// The guard's name in traces: one lower-case word.
  public let name: String

  let isOpen: () -> Bool
  let makeGate: (() -> any Screen)?

  /// Creates a guard.
  ///
  /// - Parameters:
  ///   - name: One lower-case word; guards of the same name count as the same guard.
  ///   - isOpen: Returns whether entering is allowed; the answer applies to the request that is
  ///     being checked.
  ///   - gate: Creates the first screen of the flow that opens the guard, a new one each time. That
  ///     screen's own guard is not checked.
  public init(
    _ name: String, isOpen: @escaping () -> Bool, gate: (() -> any Screen)? = nil
  ) {
    self.name = name
    self.isOpen = isOpen
    makeGate = gate
  }
}
