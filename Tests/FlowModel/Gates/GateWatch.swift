import FlowCore

/// Works out which screens are behind a gate, from the requests and the answers of the head policy
/// alone, independently of what the controller reports about gates.
///
/// Its rules are those of the article on gates:
/// - A refused request changes nothing.
/// - The highest gate head that a request adds closes off the screens below it, and those that the
///   request removes. A gate head that a request only returns to closes off the screens below it.
/// - An interactive request takes effect when its drag is released towards the requested stack, or
///   when another request starts from that stack.
final class GateWatch: NavigationObserver {
  private(set) var fault: String?
  private let tally: Tally
  /// An operation that a script has set, to run in the next callback.
  var callbackOperation: ((GateWatch) -> Void)?

  private(set) weak var controller: NavigationController?
  /// The answers of the policy during the current request.
  private var asked: HeadAnswersByScreen = [:]
  /// The latest answers of the policy in requests that were carried out.
  private var heads: HeadAnswersByScreen = [:]
  /// The current request, until it is known to have been accepted.
  private var current: GateRequest?
  /// The last interactive request, until its outcome is known.
  private var interactive: GateRequest?
  /// The screens behind a gate, as long as they are alive.
  private var passed: [WeakScreen] = []
  /// The flow that was presented on the controller when the line of the script began.
  private weak var presentedFlow: NavigationController?
  /// The flows that were presented on the controller when a gate head was added.
  private var uncovered: [Weak<NavigationController>] = []

  init(_ controller: NavigationController, tally: Tally) {
    self.controller = controller
    self.tally = tally
    controller.headPolicy = HeadPolicy { [weak self] screen in
      let isHead = WeakScreen(value: screen).gateCandidate?.isHead ?? false
      self?.asked[ObjectIdentifier(screen)] = isHead
      return isHead
    }
    controller.add(self)
  }

  // MARK: Requests

  /// Records the presented flow before a line of the script runs.
  func begin() { presentedFlow = controller?.presented }

  /// Makes a request to the controller, and records it unless it is refused.
  func ask(
    _ verb: GateVerb, _ screens: [any Screen] = [], _ kind: TransitionMode = .standard
  ) throws(NavigationRefusal) {
    guard let controller else { return }
    notice()
    let stack = controller.stack
    let outer = current
    current = GateRequest(
      before: stack, goal: verb.goal(of: stack, screens, closed: closedDepth(of: stack)),
      isInteractive: kind.isByDriver, presentedFlow: controller.presented)
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

  /// Records that the current request has been accepted: its callbacks have begun, or it has
  /// returned.
  private func takeCurrent() {
    guard var request = current, let controller else { return }
    current = nil
    request.answers = asked
    asked = [:]
    // A request that changes nothing is ignored.
    if request.goal.isSame(as: request.before) { return }
    if request.isInteractive {
      // If a gate head was arriving, it has arrived by now and has removed screens from the stack:
      // the drag could not begin earlier.
      request.trim(to: controller.stack)
      interactive = request
      return
    }
    if let drag = interactive, drag.goal.isSame(as: request.before) {
      // This request starts from the stack that the drag requests, so the drag's request takes
      // effect.
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

  /// Records the outcome of an interactive request.
  func notice() {
    takeCurrent()
    guard var request = interactive, let controller else { return }
    switch controller.phase {
    case .dragging, .frozen: return
    case .idle, .animating, .settling: break
    }
    interactive = nil
    guard request.goal.last?.value === controller.top else { return }
    // The request takes effect only now: the flow may have presented another flow since it was
    // made.
    request.presentedFlow = presentedFlow
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
    if let presentedFlow = request.presentedFlow {
      tally.count(.flowsDropped)
      uncovered.append(Weak(value: presentedFlow))
    }
  }

  private func isHead(_ screen: WeakScreen) -> Bool {
    screen.value.map { heads[ObjectIdentifier($0)] ?? false } ?? false
  }

  /// The number of screens of a stack, from the root up, that are behind a gate.
  private func closedDepth(of stack: [any Screen]) -> Int {
    (stack.lastIndex { screen in passed.contains { $0.value === screen } } ?? -1) + 1
  }

  // MARK: Checks

  /// Looks for faults; inside a callback, not for screens that are still in the stack, visible or
  /// alive, because they are released only after the callback.
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
    fail("among the screens to go back to", controller.screensToGoBackTo)
    guard !inCallback, !controller.isMoving, !controller.isDragging, !controller.isFrozen else {
      return
    }
    fail("in the stack", controller.stack)
    fail("visible", controller.visiblePages.map(\.screen))
    if let screen = behind.first { fault = fault ?? "\(screen.name) is alive" }
    if let presentedFlow = controller.presented, !controller.presentation.isMoving,
      !controller.presentation.isDragging, uncovered.contains(where: { $0.value === presentedFlow })
    {
      fault = fault ?? "\(presentedFlow.top.name) still covers \(controller.top.name)"
    }
  }

  func navigationController(
    _ controller: NavigationController, willShow screen: any Screen, mode: TransitionMode.Kind
  ) { handleCallback() }

  func navigationController(_ controller: NavigationController, didShow screen: any Screen) {
    handleCallback()
  }

  func navigationController(_ controller: NavigationController, didCancel screen: any Screen) {
    handleCallback()
  }

  private func handleCallback() {
    notice()
    let due = callbackOperation
    callbackOperation = nil
    if due != nil { tally.count(.insideCallback) }
    due?(self)
    check(inCallback: true)
  }
}
