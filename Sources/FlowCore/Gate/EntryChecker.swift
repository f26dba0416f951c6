/// A request that is pending until an entry guard opens.
@MainActor
struct PendingEntry {
  let entryGuard: EntryGuard
  /// The name of the screen or flow to enter, as it appears in traces.
  let name: String
  private(set) weak var gate: (any Screen)?
  /// Performs the request, given the screens below the gate.
  let enter: (NavigationController, [any Screen]) throws(NavigationRefusal) -> Void
}

/// Checks the entry guards of a controller's requests, and keeps the latest request whose guard is
/// closed.
@MainActor
final class EntryChecker {
  private var pending: PendingEntry?
  /// The name of the guard whose pending request is being performed; the guard counts as open
  /// meanwhile.
  private var resumingGuard: String?

  var hasPending: Bool { pending != nil }

  // MARK: Resuming

  func resume(in controller: NavigationController) -> Bool {
    guard let entry = pending, let gate = entry.gate, controller.contains(gate),
      !controller.isFrozen, entry.entryGuard.isOpen()
    else { return false }
    pending = nil
    controller.context.trace.record("enter", entry.name, entry.entryGuard.name)
    resumingGuard = entry.entryGuard.name
    defer { resumingGuard = nil }
    // While a gate head is still arriving, the screens behind it are in the stack, but a request
    // may no longer contain them: see `HeadPolicy`.
    let reachable = controller.stack.dropFirst(controller.machine.lockedDepth)
    let below = Array(reachable.prefix { $0 !== gate })
    var isBusy = false
    controller.attempt { controller throws(NavigationRefusal) in
      do throws(NavigationRefusal) {
        try entry.enter(controller, below)
      } catch {
        isBusy = error == .busy
        throw error
      }
    }
    // A request that came too early is performed when the controller is idle again.
    if isBusy, pending == nil {
      pending = entry
      controller.context.trace.record("wait", entry.name, entry.entryGuard.name)
    }
    return true
  }

  func update(in controller: NavigationController) {
    guard let entry = pending, case .idle = controller.machine.phase else { return }
    if let gate = entry.gate, controller.contains(gate) {
      _ = resume(in: controller)
    } else {
      pending = nil
      controller.context.trace.record("forget", entry.name, entry.entryGuard.name)
    }
  }

  // MARK: Checking

  func admitOrDefer(
    _ screens: [any Screen], _ mode: TransitionMode, settingStack: Bool,
    _ makeStack: @escaping ([any Screen]) -> [any Screen], in controller: NavigationController
  ) throws(NavigationRefusal) -> Bool {
    var answers: [String: Bool] = [:]
    for (index, screen) in screens.enumerated() {
      // Most screens have no guard: search the stack only for those that do.
      guard let entryGuard = screen.entryGuard, !controller.contains(screen) else { continue }
      let mayEnter = answers[entryGuard.name] ?? isOpen(entryGuard)
      answers[entryGuard.name] = mayEnter
      if mayEnter { continue }
      try deferEntry(
        entryGuard, screen.name, mode, on: settingStack ? Array(screens[..<index]) : nil,
        in: controller
      ) { controller, below throws(NavigationRefusal) in
        try controller.setStack(makeStack(below))
      }
      return false
    }
    return true
  }

  func admitOrDefer(
    _ entryGuard: EntryGuard?, to name: String, _ mode: TransitionMode,
    in controller: NavigationController,
    _ enter: @escaping (NavigationController) throws(NavigationRefusal) -> Void
  ) throws(NavigationRefusal) -> Bool {
    guard let entryGuard, !isOpen(entryGuard) else { return true }
    try deferEntry(entryGuard, name, mode, on: nil, in: controller) {
      controller, below throws(NavigationRefusal) in
      if !below.isEmpty { try controller.setStack(below, .immediate) }
      try enter(controller)
    }
    return false
  }

  private func isOpen(_ entryGuard: EntryGuard) -> Bool {
    entryGuard.name == resumingGuard || entryGuard.isOpen()
  }

  /// Lets the guard's gate enter, and keeps the request until the guard opens.
  ///
  /// - Parameter screens: The screens below the gate, if the request sets the stack; `nil` if the
  ///   gate enters on top of the current stack.
  private func deferEntry(
    _ entryGuard: EntryGuard, _ name: String, _ mode: TransitionMode, on screens: [any Screen]?,
    in controller: NavigationController,
    _ enter: @escaping (NavigationController, [any Screen]) throws(NavigationRefusal) -> Void
  ) throws(NavigationRefusal) {
    // Below, `request` refuses only if a gate enters.
    if controller.isFrozen { throw .frozen }
    guard let makeGate = entryGuard.makeGate else { throw .closed }
    // A further request for the same guard reuses the guard's gate and replaces the pending
    // request. A gate that is still leaving is no longer in the stack, so a new one enters.
    let pendingGate = pending.flatMap { $0.entryGuard.name == entryGuard.name ? $0.gate : nil }
    let existingGate = pendingGate.flatMap { controller.contains($0) ? $0 : nil }
    let gate = existingGate ?? makeGate()
    let gateEnters = existingGate == nil || screens != nil
    if let screens {
      try controller.request(screens + [gate], mode) { .set($0) }
    } else if gateEnters {
      try controller.request([gate], mode) { .push($0[0]) }
    }
    pending = PendingEntry(entryGuard: entryGuard, name: name, gate: gate, enter: enter)
    controller.context.trace.record("wait", name, entryGuard.name)
    if gateEnters { controller.record("push", gate, mode) }
  }
}

extension NavigationController {
  /// Whether a request is pending until its entry guard opens.
  package var isWaitingToEnter: Bool { entries.hasPending }

  /// Performs the pending request if its entry guard is open now.
  ///
  /// Call it when the guard's condition may have become true, for example after signing in; the
  /// controller itself checks whenever it becomes idle.
  ///
  /// - Returns: Whether the request was tried. False if none is pending, its guard is closed, its
  ///   gate has left the stack, or the flow is frozen.
  @discardableResult
  public func resumeEntry() -> Bool { entries.resume(in: self) }

  /// Returns false if a guard is closed: its gate then enters instead, and the request is pending.
  ///
  /// With `settingStack`, the screens below the refused one enter together with the gate.
  /// `makeStack` is given the screens below the gate.
  func admitOrDefer(
    _ screens: [any Screen], _ mode: TransitionMode, settingStack: Bool = false,
    _ makeStack: @escaping ([any Screen]) -> [any Screen]
  ) throws(NavigationRefusal) -> Bool {
    try entries.admitOrDefer(screens, mode, settingStack: settingStack, makeStack, in: self)
  }

  /// Returns false if the guard is closed: its gate then enters instead, and `enter` is called once
  /// the guard has opened.
  package func admitOrDefer(
    _ entryGuard: EntryGuard?, to name: String, _ mode: TransitionMode,
    _ enter: @escaping (NavigationController) throws(NavigationRefusal) -> Void
  ) throws(NavigationRefusal) -> Bool {
    try entries.admitOrDefer(entryGuard, to: name, mode, in: self, enter)
  }
}
