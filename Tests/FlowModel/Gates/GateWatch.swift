import FlowCore

/// Works out which screens are behind a gate from the requests and the answers of the head policy,
/// not from what the controller reports about gates.
///
/// The rules are those of the article on gates:
/// - A refused request changes nothing.
/// - The highest gate head that a request adds closes off the screens below it, and those that the
///   request removes. A gate head that a request only returns to closes off the screens below it.
/// - An interactive request takes effect when its drag is released towards the requested stack, or
///   when another request starts from that stack.
final class GateWatch: NavigationObserver {
  private(set) var fault: String?
  private let tally: Tally
  /// Runs in the next callback.
  var callbackOperation: ((GateWatch) -> Void)?

  private(set) weak var controller: NavigationController?
  /// The policy's answers during the current request.
  private var asked: HeadAnswersByScreen = [:]
  /// The latest answers in requests that were carried out.
  private var heads: HeadAnswersByScreen = [:]
  /// The request being made; `nil` once it has been accepted.
  private var current: GateRequest?
  /// The last interactive request, until its outcome is known.
  private var interactive: GateRequest?
  /// Screens behind a gate.
  private var passed: [WeakScreen] = []
  /// The flow that was presented before the current line of the script.
  private weak var presentedFlow: NavigationController?
  /// Flows that were presented when a gate head was added.
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

  func begin() { presentedFlow = controller?.presented }

  /// Records the request unless it is refused.
  func request(
    _ verb: GateVerb, _ screens: [any Screen] = [], _ mode: TransitionMode = .standard
  ) throws(NavigationRefusal) {
    guard let controller else { return }
    notice()
    let stack = controller.stack
    current = GateRequest(
      before: stack, goal: verb.goal(of: stack, screens, closed: closedDepth(of: stack)),
      isInteractive: mode.isByDriver, presentedFlow: controller.presented)
    asked = [:]
    defer { current = nil }
    do throws(NavigationRefusal) {
      try verb.request(controller, screens, mode)
    } catch {
      if error == .behindGate { tally.count(.refusedBehindGate) }
      throw error
    }
    takeCurrent()
  }

  /// Takes the request as accepted; called once its callbacks begin, or it returns.
  private func takeCurrent() {
    guard var request = current, let controller else { return }
    current = nil
    request.answers = asked
    asked = [:]
    if request.goal.isSame(as: request.before) { return }
    if request.isInteractive {
      // A gate head that was arriving must have arrived, and trimmed the stack, before the drag
      // began.
      request.trim(to: controller.stack)
      interactive = request
      return
    }
    if let drag = interactive, drag.goal.isSame(as: request.before) {
      // The request starts from the stack that the drag requests, so the drag's request takes
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

  /// Carries out the interactive request if its drag has ended with the requested screen on top.
  func notice() {
    takeCurrent()
    guard var request = interactive, let controller else { return }
    switch controller.phase {
    case .dragging, .frozen: return
    case .idle, .animating, .settling: break
    }
    interactive = nil
    guard request.goal.last?.value === controller.top else { return }
    // The flow may have presented another flow since the request was made.
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

  private func closedDepth(of stack: [any Screen]) -> Int {
    (stack.lastIndex { screen in passed.contains { $0.value === screen } } ?? -1) + 1
  }

  // MARK: Checks

  /// Checks that no screen behind a gate can be reached.
  ///
  /// Removed screens are released only after a callback, so inside it they may still be alive.
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
