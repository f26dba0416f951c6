import FlowCore

/// Keeps account of which screens are behind a gate, by what was asked for and what the policy
/// answered, and of nothing that the controller says of gates itself.
///
/// It goes by the documentation (Gates): a refused request changes nothing; of a request that is
/// carried out, the highest head that it brings closes the way to what is beneath it and to all
/// that was in the stack before, and one that it only leads to, to what is beneath it; a request in
/// a finger's hands is carried out when it is let go there, or when something is asked for upon it.
final class GateWatch: NavigationObserver {
  private(set) var fault: String?
  private let tally: Tally
  /// What is done in the next callback.
  var ambush: ((GateWatch) -> Void)?

  private(set) weak var controller: NavigationController?
  /// What the policy answered during the request that is being made.
  private var asked: HeadMoods = [:]
  /// What it answered last in requests that were carried out.
  private var heads: HeadMoods = [:]
  /// The request that is being made, until it is known to have been taken.
  private var current: GateRequest?
  /// The request that was put into a driver's hands last, until it is known what became of it.
  private var interactive: GateRequest?
  /// The screens behind a gate, as long as they are alive.
  private var passed: [WeakScreen] = []
  /// The flow that lay on this one when the line began.
  private weak var lying: NavigationController?
  /// The flows that lay on this one when a head was brought.
  private var uncovered: [Weak<NavigationController>] = []

  init(_ controller: NavigationController, tally: Tally) {
    self.controller = controller
    self.tally = tally
    controller.headPolicy = HeadPolicy { [weak self] screen in
      let isHead = WeakScreen(value: screen).mood?.isHead ?? false
      self?.asked[ObjectIdentifier(screen)] = isHead
      return isHead
    }
    controller.add(self)
  }

  // MARK: Asking

  /// Takes notice of what there is before a line is played.
  func begin() { lying = controller?.presented }

  /// Asks the controller for something, and takes notice of it if that is not refused.
  func ask(
    _ verb: GateVerb, _ screens: [any Screen] = [], _ kind: TransitionMode = .standard
  ) throws(NavigationRefusal) {
    guard let controller else { return }
    notice()
    let stack = controller.stack
    let outer = current
    current = GateRequest(
      before: stack, goal: verb.goal(of: stack, screens, closed: closedDepth(of: stack)),
      isInteractive: kind.isByDriver, lying: controller.presented)
    asked = [:]
    defer { current = outer }
    do throws(NavigationRefusal) {
      try verb.ask(controller, screens, kind)
    } catch {
      if error == .behindGate { tally.count(.refusedBehindGate) }
      throw error
    }
    takeCurrent()
  }

  /// The request that is being made has been taken: what follows is told already, or it has
  /// returned.
  private func takeCurrent() {
    guard var request = current, let controller else { return }
    current = nil
    request.answers = asked
    asked = [:]
    // What changes nothing is as if nobody had asked.
    if request.goal.isSame(as: request.before) { return }
    if request.isInteractive {
      // What was to be trimmed anyway has been, so that something can be taken in hand.
      request.trim(to: controller.stack)
      interactive = request
      return
    }
    if let drag = interactive, drag.goal.isSame(as: request.before) {
      // The stack was as the hand asks for: it counts by what is asked for upon it.
      request.kept = min(request.kept, drag.kept)
      request.removed += drag.removed
      request.answers.merge(drag.answers) { own, _ in own }
    }
    interactive = nil
    carryOut(request)
    let stack = controller.stack
    if !request.goal.ends(with: stack) {
      fault = fault ?? "the stack is \(stack.map(\.name)), not \(request.goal.names)"
    }
  }

  /// Takes notice of what has become of a request in a driver's hands.
  func notice() {
    takeCurrent()
    guard var request = interactive, let controller else { return }
    switch controller.phase {
    case .dragging, .frozen: return
    case .idle, .animating, .settling: break
    }
    interactive = nil
    guard request.goal.last?.value === controller.top else { return }
    // It counts only now: what lies on the flow may have come since it was made.
    request.lying = lying
    carryOut(request)
  }

  private func carryOut(_ request: GateRequest) {
    heads.merge(request.answers) { _, new in new }
    let brings = request.kept < request.goal.count
    let candidates = request.goal.indices.suffix(brings ? request.goal.count - request.kept : 1)
    guard let head = candidates.last(where: { isHead(request.goal[$0]) }) else { return }
    let behind = request.goal[..<head]
    if !behind.isEmpty { tally.count(.gatesPassed) }
    passed += behind
    guard brings else { return }
    let open = request.goal[head...]
    passed += request.removed.filter { old in !open.contains { $0.value === old.value } }
    if let lying = request.lying {
      tally.count(.flowsDropped)
      uncovered.append(Weak(value: lying))
    }
  }

  private func isHead(_ screen: WeakScreen) -> Bool {
    screen.value.map { heads[ObjectIdentifier($0)] ?? false } ?? false
  }

  /// How many screens of a stack, from the root up, are behind a gate.
  private func closedDepth(of stack: [any Screen]) -> Int {
    (stack.lastIndex { screen in passed.contains { $0.value === screen } } ?? -1) + 1
  }

  // MARK: Looking

  /// Looks for faults, from inside a callback, too: only afterwards screens are let go of.
  func check(inCallback: Bool = false) {
    guard let controller else { return }
    passed.removeAll { $0.value == nil }
    let behind = passed.compactMap(\.value)
    func fail(_ what: String, _ screens: [any Screen]) {
      guard let screen = screens.first(where: { screen in behind.contains { $0 === screen } })
      else { return }
      fault = fault ?? "\(screen.name) is \(what)"
    }
    fail("on top", [controller.top])
    fail("to be gone back to", controller.screensToGoBackTo)
    guard !inCallback, !controller.isMoving, !controller.isDragging, !controller.isFrozen else {
      return
    }
    fail("on the stack", controller.stack)
    fail("in the picture", controller.visiblePages.map(\.screen))
    if let screen = behind.first { fault = fault ?? "\(screen.name) is alive" }
    if let lying = controller.presented, !controller.presentation.isMoving,
      !controller.presentation.isDragging, uncovered.contains(where: { $0.value === lying })
    {
      fault = fault ?? "\(lying.top.name) still lies on \(controller.top.name)"
    }
  }

  func navigationController(
    _ controller: NavigationController, willShow screen: any Screen, mode: TransitionMode.Kind
  ) { spring() }

  func navigationController(_ controller: NavigationController, didShow screen: any Screen) {
    spring()
  }

  func navigationController(_ controller: NavigationController, didCancel screen: any Screen) {
    spring()
  }

  private func spring() {
    notice()
    let due = ambush
    ambush = nil
    if due != nil { tally.count(.insideCallback) }
    due?(self)
    check(inCallback: true)
  }
}
