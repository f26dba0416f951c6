/// What must be true to enter a screen or a whole flow.
///
/// A screen has it as its `entryGuard`, a flow as that of its navigation controller. It is asked
/// whenever somebody is about to come in, by any way: push, a stack that is set (a deep link or a
/// restored place is one), replace, present, a tab; not of what is in the stack already, and not of
/// the root that a flow is created with. One request asks guards of one name once.
///
/// Where it is closed, the request is refused as `closed`, or, if the guard knows a gate, that
/// comes instead: the gate's screen is pushed, and the request waits. As soon as the guard is open,
/// at the next rest or by `resumeEntry()`, what waits is carried out in the gate's place, so that
/// no way leads back into it; with the standard transition, as it was at the gate that a person
/// waited. If the gate's screen leaves the stack before, what waits is forgotten; a guard that
/// never opens keeps nobody from going back.
///
/// ```swift
/// account.entryGuard = EntryGuard("member", isOpen: { session.isSignedIn }) { SignInPage() }
/// ```
public struct EntryGuard {
  /// What traces call it: one word, lower case.
  public let name: String

  let isOpen: () -> Bool
  let makeGate: (() -> any Screen)?

  /// Creates a guard.
  ///
  /// - Parameters:
  ///   - name: One word, lower case; guards of the same name are taken for the same one.
  ///   - isOpen: Whether one may come in; the answer holds for the request that it is asked for.
  ///   - gate: The first screen of the flow that leads to the opening; a new one each time. It is
  ///     not asked for a guard of its own.
  public init(
    _ name: String, isOpen: @escaping () -> Bool, gate: (() -> any Screen)? = nil
  ) {
    self.name = name
    self.isOpen = isOpen
    makeGate = gate
  }
}
