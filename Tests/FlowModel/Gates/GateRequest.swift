import FlowCore

/// Whether screens are heads; one of the same address is asked before it counts.
typealias HeadMoods = [ObjectIdentifier: Bool]

/// A request for a stack in which heads may come.
struct GateRequest {
  /// The stack before.
  private(set) var before: [WeakScreen]
  /// The stack that is asked for.
  private(set) var goal: [WeakScreen]
  /// How many screens, from the root up, stay.
  var kept: Int
  /// The screens that were in the stack above those.
  var removed: [WeakScreen]
  /// Whether it is put into a driver's hands.
  let isInteractive: Bool
  /// What the policy answered.
  var answers: HeadMoods = [:]
  /// The flow that lay on this one when it was made, or let go.
  weak var lying: NavigationController?

  init(
    before: [any Screen], goal: [any Screen], isInteractive: Bool, lying: NavigationController?
  ) {
    self.before = before.map { WeakScreen(value: $0) }
    self.goal = goal.map { WeakScreen(value: $0) }
    (kept, removed) = (0, [])
    self.isInteractive = isInteractive
    self.lying = lying
    compare()
  }

  /// Takes notice that screens beneath a head had left the stack when it was taken.
  mutating func trim(to stack: [any Screen]) {
    guard stack.count < before.count, before.ends(with: stack) else { return }
    let trimmed = before.prefix(before.count - stack.count)
    before.removeFirst(trimmed.count)
    // A verb that adds to the stack or takes from it leaves them out of its own, too.
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

/// What can be asked of a stack in which heads may come.
enum GateVerb {
  case push, replace, set, pop, popTo, popToRoot, popCount(Int)

  /// Asks a controller for it.
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

  /// The stack that it leads to from another one, of which so many screens from the root up are
  /// behind a gate.
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

extension [WeakScreen] {
  var names: [String] { map { $0.value?.name ?? "a released screen" } }

  func isSame(as other: [WeakScreen]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.value === $1.value }
  }

  /// Whether these are its last screens: others may have been trimmed away.
  func ends(with screens: [any Screen]) -> Bool {
    count >= screens.count && zip(suffix(screens.count), screens).allSatisfy { $0.value === $1 }
  }
}

extension TransitionMode {
  /// Whether it is put into a driver's hands.
  var isByDriver: Bool { if case .interactive = self { true } else { false } }
}
