import FlowCore

/// The head policy's answers, by the addresses of the screens.
///
/// If an address is reused, the policy answers for the new screen before the old answer is read.
typealias HeadAnswersByScreen = [ObjectIdentifier: Bool]

/// A request for a stack that may contain gate heads.
@MainActor
struct GateRequest {
  private(set) var before: [WeakScreen]
  private(set) var goal: [WeakScreen]
  /// How many screens, from the root up, the request keeps.
  var kept: Int
  /// The screens of `before` that are not kept.
  var removed: [WeakScreen]
  let isInteractive: Bool
  var answers: HeadAnswersByScreen = [:]
  /// The flow presented at the time of the request, or of the release of its drag.
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

  /// Leaves out screens that a gate head removed from the stack before the request was accepted.
  mutating func trim(to stack: [any Screen]) {
    guard stack.count < before.count, before.ends(with: stack) else { return }
    let trimmed = before.prefix(before.count - stack.count)
    before.removeFirst(trimmed.count)
    // After a push or a pop, the requested stack begins like the old one.
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

@MainActor
enum GateVerb {
  case push, replace, set, pop, popTo, popToRoot, popCount(Int)

  func request(
    _ controller: NavigationController, _ screens: [any Screen], _ mode: TransitionMode
  ) throws(NavigationRefusal) {
    switch self {
    case .push: try controller.push(screens[0], mode)
    case .replace: try controller.replaceTop(with: screens[0], mode)
    case .set: try controller.setStack(screens, mode)
    case .pop: try controller.pop(mode)
    case .popTo: try controller.pop(to: screens[0], mode)
    case .popToRoot: try controller.popToRoot(mode)
    case .popCount(let count): try controller.pop(count: count, mode)
    }
  }

  /// Returns the requested stack.
  ///
  /// The lowest `depth` screens of `stack` are behind a gate.
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

  /// Whether the list ends with the screens; those before them may have been trimmed.
  func ends(with screens: [any Screen]) -> Bool {
    count >= screens.count && zip(suffix(screens.count), screens).allSatisfy { $0.value === $1 }
  }
}

extension TransitionMode {
  var isByDriver: Bool { if case .interactive = self { true } else { false } }
}
