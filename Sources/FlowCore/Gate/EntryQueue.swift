/// A request that waits for an entry guard to open.
@MainActor
struct WaitingEntry {
  let entryGuard: EntryGuard
  /// The name in traces of the screen or flow to enter.
  let name: String
  /// The gate's first screen, while it exists.
  private(set) weak var gate: (any Screen)?
  /// Carries out the request, given the screens below the gate.
  let enter: (NavigationController, [any Screen]) throws(NavigationRefusal) -> Void
}

/// Checks the entry guards of a controller's requests, and keeps the request that waits for one.
@MainActor
final class EntryQueue {
  /// The request that waits for a guard to open.
  private var waiting: WaitingEntry?
  /// The name of the guard that has just opened, which is not asked again.
  private var openGuard: String?

  /// Whether a request waits for a guard to open.
  var isWaiting: Bool { waiting != nil }

  // MARK: Resuming

  /// Carries out the waiting request if its guard is open now; returns whether it was.
  func resume(in controller: NavigationController) -> Bool {
    guard let entry = waiting, let gate = entry.gate, controller.contains(gate),
      !controller.isFrozen, entry.entryGuard.isOpen()
    else { return false }
    waiting = nil
    controller.context.trace.record("enter", entry.name, entry.entryGuard.name)
    openGuard = entry.entryGuard.name
    defer { openGuard = nil }
    // The screens behind a gate head that is still arriving are in the stack, but cannot be
    // requested.
    let open = controller.stack.dropFirst(controller.machine.lockedDepth)
    let below = Array(open.prefix { $0 !== gate })
    controller.attempt { try entry.enter($0, below) }
    return true
  }

  /// Carries out the waiting request when idle, or drops it if its gate has left the stack.
  func update(in controller: NavigationController) {
    guard let entry = waiting, case .idle = controller.machine.phase else { return }
    if let gate = entry.gate, controller.contains(gate) {
      _ = resume(in: controller)
    } else {
      waiting = nil
      controller.context.trace.record("forget", entry.name, entry.entryGuard.name)
    }
  }

  // MARK: Checking

  /// Checks whether screens may enter now; if one may not, its gate enters instead and the request
  /// waits: see `NavigationController.admits`.
  func admits(
    _ screens: [any Screen], _ kind: TransitionMode, settingStack: Bool,
    _ goal: @escaping ([any Screen]) -> [any Screen], in controller: NavigationController
  ) throws(NavigationRefusal) -> Bool {
    var asked: [String: Bool] = [:]
    for (index, screen) in screens.enumerated() {
      // Most screens have no guard: search the stack only for those that do.
      guard let entryGuard = screen.entryGuard, !controller.contains(screen) else { continue }
      let isOpen = asked[entryGuard.name] ?? isOpen(entryGuard)
      asked[entryGuard.name] = isOpen
      if isOpen { continue }
      try deferEntry(
        entryGuard, screen.name, kind, after: settingStack ? Array(screens[..<index]) : nil,
        in: controller
      ) { controller, below throws(NavigationRefusal) in
        try controller.setStack(goal(below))
      }
      return false
    }
    return true
  }

  /// Checks whether a guard is open; if it is not, its gate enters instead and `enter` waits: see
  /// `NavigationController.admits`.
  func admits(
    _ entryGuard: EntryGuard?, to name: String, _ kind: TransitionMode,
    in controller: NavigationController,
    _ enter: @escaping (NavigationController) throws(NavigationRefusal) -> Void
  ) throws(NavigationRefusal) -> Bool {
    guard let entryGuard, !isOpen(entryGuard) else { return true }
    try deferEntry(entryGuard, name, kind, after: nil, in: controller) {
      controller, below throws(NavigationRefusal) in
      if !below.isEmpty { try controller.setStack(below, .immediate) }
      try enter(controller)
    }
    return false
  }

  private func isOpen(_ entryGuard: EntryGuard) -> Bool {
    entryGuard.name == openGuard || entryGuard.isOpen()
  }

  private func deferEntry(
    _ entryGuard: EntryGuard, _ name: String, _ kind: TransitionMode, after screens: [any Screen]?,
    in controller: NavigationController,
    _ enter: @escaping (NavigationController, [any Screen]) throws(NavigationRefusal) -> Void
  ) throws(NavigationRefusal) {
    guard let makeGate = entryGuard.makeGate else { throw .closed }
    // A second request at the same gate reuses the gate and replaces the waiting request.
    let known = waiting.flatMap { $0.entryGuard.name == entryGuard.name ? $0.gate : nil }
    let gate = known ?? makeGate()
    let comes = known == nil || screens != nil
    if let screens {
      try controller.request(screens + [gate], kind) { .set($0) }
    } else if comes {
      try controller.request([gate], kind) { .push($0[0]) }
    }
    waiting = WaitingEntry(entryGuard: entryGuard, name: name, gate: gate, enter: enter)
    controller.context.trace.record("wait", name, entryGuard.name)
    if comes { controller.record("push", gate, kind) }
  }
}

extension NavigationController {
  /// Whether a request waits for a guard to open.
  public var isWaitingToEnter: Bool { entries.isWaiting }

  /// Carries out the waiting request if its guard is open now; returns whether it was.
  ///
  /// It returns false while the flow is frozen. Call it when the guard's condition may have become
  /// true, for example after signing in; the controller itself checks whenever it becomes idle.
  @discardableResult
  public func resumeEntry() -> Bool { entries.resume(in: self) }

  /// Checks whether screens may enter now.
  ///
  /// If one may not, its gate enters instead and the request waits.
  /// - Parameters:
  ///   - screens: The screens that are to enter.
  ///   - kind: The mode of the transition.
  ///   - settingStack: Whether they are the whole stack: then those below the refused screen
  ///     enter along with the gate.
  ///   - goal: Returns the requested stack, given the screens below the gate.
  /// - Throws: `closed` if a closed guard has no gate, or the refusal of the gate's own entry.
  func admits(
    _ screens: [any Screen], _ kind: TransitionMode, settingStack: Bool = false,
    _ goal: @escaping ([any Screen]) -> [any Screen]
  ) throws(NavigationRefusal) -> Bool {
    try entries.admits(screens, kind, settingStack: settingStack, goal, in: self)
  }

  /// Checks whether a guard is open; if it is not, its gate enters instead and `enter` waits.
  ///
  /// For containers with entries of their own, such as tabs.
  /// - Throws: `closed` if a closed guard has no gate, or the refusal of the gate's own entry.
  package func admits(
    _ entryGuard: EntryGuard?, to name: String, _ kind: TransitionMode,
    _ enter: @escaping (NavigationController) throws(NavigationRefusal) -> Void
  ) throws(NavigationRefusal) -> Bool {
    try entries.admits(entryGuard, to: name, kind, in: self, enter)
  }
}
