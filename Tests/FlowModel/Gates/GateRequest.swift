import FlowCore

/// Whether screens are gate heads, keyed by the screens' addresses.
///
/// A new screen may have the address of a released one, but the policy is asked about the new
/// screen before the answer for the released one could be used.
typealias HeadAnswersByScreen = [ObjectIdentifier: Bool]

/// A request for a stack that may contain gate heads.
@MainActor
struct GateRequest {
  /// The stack before the request.
  private(set) var before: [WeakScreen]
  /// The requested stack.
  private(set) var goal: [WeakScreen]
  /// The number of screens, from the root up, that the request keeps.
  var kept: Int
  /// The screens of `before` above the kept ones.
  var removed: [WeakScreen]
  let isInteractive: Bool
  /// The answers of the head policy.
  var answers: HeadAnswersByScreen = [:]
  /// The flow that was presented on the controller when the request was made or its drag was
  /// released.
  weak var presentedFlow: NavigationController?

  init(
    before: [any Screen], goal: [any Screen], isInteractive: Bool,
    presentedFlow: NavigationController?
  ) {
    self.before = before.map { WeakScreen(value: $0) }
    self.goal = goal.map { WeakScreen(value: $0) }
    (kept, removed) = (0, [])
    self.isInteractive = isInteractive
    self.presentedFlow = presentedFlow
    compare()
  }

  /// Removes from the request the screens that a gate head had removed from the stack by the time
  /// the request was accepted.
  mutating func trim(to stack: [any Screen]) {
    guard stack.count < before.count, before.ends(with: stack) else { return }
    let trimmed = before.prefix(before.count - stack.count)
    before.removeFirst(trimmed.count)
    // The requested stack of a push or a pop begins like the old one: remove the trimmed screens
    // from it, too.
    if Array(goal.prefix(trimmed.count)).isSame(as: Array(trimmed)) {
      goal.removeFirst(trimmed.count)
    }
    compare()
  }

  private mutating func compare() {
    kept = zip(before, goal).prefix { $0.value === $1.value }.count
    removed = Array(before[kept...])
  }
}

/// A kind of request for a stack that may contain gate heads.
@MainActor
enum GateVerb {
  case push, replace, set, pop, popTo, popToRoot, popCount(Int)

  /// Makes the request to a controller.
  func ask(
    _ controller: NavigationController, _ screens: [any Screen], _ kind: TransitionMode
  ) throws(NavigationRefusal) {
    switch self {
    case .push: try controller.push(screens[0], kind)
    case .replace: try controller.replaceTop(with: screens[0], kind)
    case .set: try controller.setStack(screens, kind)
    case .pop: try controller.pop(kind)
    case .popTo: try controller.pop(to: screens[0], kind)
    case .popToRoot: try controller.popToRoot(kind)
    case .popCount(let count): try controller.pop(count: count, kind)
    }
  }

  /// The stack that the request leads to from `stack`, whose lowest `depth` screens are behind a
  /// gate.
  func goal(
    of stack: [any Screen], _ screens: [any Screen], closed depth: Int
  ) -> [any Screen] {
    switch self {
    case .push: stack + screens
    case .replace: stack.dropLast() + screens
    case .set: screens
    case .pop: stack.dropLast()
    case .popTo: Array(stack.prefix((stack.firstIndex { $0 === screens[0] } ?? -1) + 1))
    case .popToRoot: Array(stack.prefix(depth + 1))
    case .popCount(let count): Array(stack.prefix(max(depth + 1, stack.count - count)))
    }
  }
}

@MainActor
extension [WeakScreen] {
  var names: [String] { map { $0.value?.name ?? "a released screen" } }

  func isSame(as other: [WeakScreen]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.value === $1.value }
  }

  /// Whether this stack ends with `screens`; the screens below those may have been trimmed.
  func ends(with screens: [any Screen]) -> Bool {
    count >= screens.count && zip(suffix(screens.count), screens).allSatisfy { $0.value === $1 }
  }
}

extension TransitionMode {
  /// Whether a driver controls the transition.
  var isByDriver: Bool { if case .interactive = self { true } else { false } }
}
