import FlowCore

/// A screen that may be a head or not.
final class MoodyScreen: Screen {
  let name: String
  var isHead: Bool

  init(_ name: String, isHead: Bool) {
    self.name = name
    self.isHead = isHead
  }
}

struct WeakScreen {
  weak var value: (any Screen)?

  /// The screen, or the first one of the flow that it shows: that one's mood is its own.
  var mood: MoodyScreen? {
    value as? MoodyScreen ?? (value as? FlowScreen)?.flow?.stack.first as? MoodyScreen
  }
}

/// How often something came about in a play.
final class GateTally {
  var gatesPassed = 0
  var refusals = 0
  /// How often a flow lay on another one to which a head was brought.
  var flowsUncovered = 0
}

/// Keeps account of which screens are behind a gate, by what the policy has answered and by the stacks before and
/// after a request, and of nothing that the controller says of gates itself.
final class GateWatch: NavigationObserver {
  private(set) var fault: String?
  private let tally: GateTally
  var ambush: ((NavigationController) -> Void)?

  private(set) weak var controller: NavigationController?
  /// What was answered last of each screen; a screen of the same address is asked before it counts.
  private var answers: [ObjectIdentifier: Bool] = [:]
  private var stackBeforeDrag: [WeakScreen]?
  /// The screens behind a gate, as long as they are alive.
  private var passed: [WeakScreen] = []
  /// The flows that lay on this one when a head was brought.
  private var uncovered: [Weak<NavigationController>] = []

  init(_ controller: NavigationController, tally: GateTally) {
    self.controller = controller
    self.tally = tally
    controller.headPolicy = HeadPolicy { [weak self] screen in
      let isHead = WeakScreen(value: screen).mood?.isHead ?? false
      self?.answers[ObjectIdentifier(screen)] = isHead
      return isHead
    }
    controller.add(self)
  }

  /// The stack, without keeping anything of it alive.
  var stack: [WeakScreen] { (controller?.stack ?? []).map { WeakScreen(value: $0) } }

  /// Takes notice of what stands beneath a head that something has brought, or has led to.
  ///
  /// What somebody holds is not brought yet: it counts when it is let go of.
  ///
  /// - Parameters:
  ///   - recent: The stack before.
  ///   - lying: The flow that lay on this one then.
  func note(change recent: [WeakScreen], beneath lying: NavigationController? = nil) {
    guard let controller else { return }
    let before = stackBeforeDrag ?? recent
    stackBeforeDrag = controller.isDragging || controller.isHeld ? before : nil
    guard stackBeforeDrag == nil else { return }
    let stack = controller.stack
    let kept = zip(before, stack).prefix { $0.value === $1 }.count
    // A head that has got the stage takes away from beneath, and brings nothing.
    let isTrimmed = zip(before.suffix(stack.count), stack).allSatisfy { $0.value === $1 }
    guard kept < max(before.count, stack.count), !isTrimmed || before.count < stack.count else {
      return
    }
    // What was brought; or what is gone back to.
    let asked = stack.indices.suffix(max(1, stack.count - kept))
    guard
      let head = asked.last(where: { answers[ObjectIdentifier(stack[$0])] ?? false }), head > 0
    else { return }
    tally.gatesPassed += 1
    if let lying, head >= kept {
      tally.flowsUncovered += 1
      uncovered.append(Weak(value: lying))
    }
    passed += stack[..<head].map { WeakScreen(value: $0) }
  }

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
    guard !inCallback, !controller.isMoving, !controller.isDragging, !controller.isHeld else {
      return
    }
    fail("on the stack", controller.stack)
    fail("in the picture", controller.pages.map(\.screen))
    if let screen = behind.first { fault = fault ?? "\(screen.name) is alive" }
    if let lying = controller.presented, !controller.presentation.isMoving,
      !controller.presentation.isDragging, uncovered.contains(where: { $0.value === lying })
    {
      fault = fault ?? "\(lying.top.name) still lies on \(controller.top.name)"
    }
  }

  func navigationController(
    _ controller: NavigationController, willShow screen: any Screen, manner: TransitionManner
  ) { spring() }

  func navigationController(_ controller: NavigationController, didShow screen: any Screen) {
    spring()
  }

  func navigationController(_ controller: NavigationController, didCancel screen: any Screen) {
    spring()
  }

  private func spring() {
    let due = ambush
    ambush = nil
    guard let controller else { return }
    let (before, lying) = (stack, controller.presented)
    due?(controller)
    if due != nil { note(change: before, beneath: lying) }
    check(inCallback: true)
  }
}
