/// A request that waits for a guard to open.
struct WaitingEntry {
  let entryGuard: EntryGuard
  /// What traces call that which is to be entered.
  let name: String
  /// The first screen of the gate, as long as it is there.
  private(set) weak var gate: (any Screen)?
  /// Carries the request out, given the screens beneath the gate.
  let enter: (NavigationController, [any Screen]) throws(NavigationRefusal) -> Void
}

extension NavigationController {
  /// Whether something waits for a guard to open.
  public var isWaitingToEnter: Bool { waiting != nil }

  /// Carries out what waits behind a guard, if that is open now; says whether it was.
  ///
  /// To be called when what the guard asks for may have become true, as after signing in; at every
  /// rest it is looked after by itself.
  @discardableResult
  public func resumeEntry() -> Bool {
    guard let entry = waiting, let gate = entry.gate, contains(gate), !isFrozen,
      entry.entryGuard.isOpen()
    else { return false }
    waiting = nil
    context.trace.record("enter", entry.name, entry.entryGuard.name)
    openGuard = entry.entryGuard.name
    defer { openGuard = nil }
    let beneath = Array(stack.prefix { $0 !== gate })
    attempt { try entry.enter($0, beneath) }
    return true
  }

  /// At rest: carries out what waits, or forgets it, if nobody is at its gate any more.
  func lookAfterWaiting() {
    guard let entry = waiting, case .idle = machine.phase else { return }
    guard let gate = entry.gate, contains(gate) else {
      waiting = nil
      return context.trace.record("forget", entry.name, entry.entryGuard.name)
    }
    resumeEntry()
  }

  // MARK: Asking

  /// Whether screens may come in now.
  ///
  /// Where one may not, its gate comes instead, and the request waits.
  /// - Parameters:
  ///   - screens: Those that are to come in.
  ///   - kind: How.
  ///   - settingStack: Whether they are the whole stack: then those beneath the closed one come in
  ///     with the gate.
  ///   - goal: The stack that is wanted, given the one beneath the gate.
  /// - Throws: `closed`, or what the gate's own coming throws.
  func admits(
    _ screens: [any Screen], _ kind: TransitionMode, settingStack: Bool = false,
    _ goal: @escaping ([any Screen]) -> [any Screen]
  ) throws(NavigationRefusal) -> Bool {
    var asked: [String: Bool] = [:]
    for (index, screen) in screens.enumerated() {
      // Most screens have no guard: the stack is searched only for those that have.
      guard let entryGuard = screen.entryGuard, !contains(screen) else { continue }
      let isOpen = asked[entryGuard.name] ?? isOpen(entryGuard)
      asked[entryGuard.name] = isOpen
      if isOpen { continue }
      try turnAway(
        entryGuard, screen.name, kind, after: settingStack ? Array(screens[..<index]) : nil
      ) { controller, beneath throws(NavigationRefusal) in
        try controller.setStack(goal(beneath))
      }
      return false
    }
    return true
  }

  /// Whether one may enter what a guard stands before; where not, its gate comes instead and
  /// `enter` waits.
  ///
  /// For containers with entries of their own, as tabs are.
  /// - Throws: `closed`, or what the gate's own coming throws.
  package func admits(
    _ entryGuard: EntryGuard?, to name: String, _ kind: TransitionMode,
    _ enter: @escaping (NavigationController) throws(NavigationRefusal) -> Void
  ) throws(NavigationRefusal) -> Bool {
    guard let entryGuard, !isOpen(entryGuard) else { return true }
    try turnAway(entryGuard, name, kind, after: nil) {
      controller, beneath throws(NavigationRefusal) in
      if !beneath.isEmpty { try controller.setStack(beneath, .immediate) }
      try enter(controller)
    }
    return false
  }

  private func isOpen(_ entryGuard: EntryGuard) -> Bool {
    entryGuard.name == openGuard || entryGuard.isOpen()
  }

  private func turnAway(
    _ entryGuard: EntryGuard, _ name: String, _ kind: TransitionMode, after screens: [any Screen]?,
    _ enter: @escaping (NavigationController, [any Screen]) throws(NavigationRefusal) -> Void
  ) throws(NavigationRefusal) {
    guard let makeGate = entryGuard.makeGate else { throw .closed }
    // Who asks again at the gate stays there, and waits for this instead.
    let known = waiting.flatMap { $0.entryGuard.name == entryGuard.name ? $0.gate : nil }
    let gate = known ?? makeGate()
    let comes = known == nil || screens != nil
    if comes { try request((screens ?? stack) + [gate], kind) { .set($0) } }
    waiting = WaitingEntry(entryGuard: entryGuard, name: name, gate: gate, enter: enter)
    context.trace.record("wait", name, entryGuard.name)
    if comes { record("push", gate, kind) }
  }
}
