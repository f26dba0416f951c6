import FlowCore

/// A screen that only has a name.
final class PlainScreen: Screen {
  let name: String
  init(_ name: String) { self.name = name }
}

/// A navigation controller with its clock in hand and its trace kept.
final class Rig {
  let context = FlowContext()
  let root = PlainScreen("root")
  let controller: NavigationController
  private(set) var lines: [TraceLine] = []

  init() {
    controller = NavigationController(root: root, context: context)
    context.trace.send { [weak self] in self?.lines.append($0) }
  }

  func advance(milliseconds: Double) {
    let passed = Duration.nanoseconds(Int64(milliseconds * 1e6))
    context.clock.advance(to: context.clock.now.advanced(by: passed))
  }

  /// Lets everything come to rest.
  func settle() {
    while let deadline = context.clock.deadline { context.clock.advance(to: deadline) }
  }

  var names: [String] { controller.stack.map(\.name) }

  /// What happened, without times and numbers.
  var events: [String] { lines.map { "\($0.verb) \($0.subject)" } }

  func forget() { lines = [] }
}

/// Something that listens on a rig, and is asked what the rig is asked.
@dynamicMemberLookup
protocol RigListener {
  var rig: Rig { get }
}

extension RigListener {
  subscript<Member>(dynamicMember path: KeyPath<Rig, Member>) -> Member { rig[keyPath: path] }

  func advance(milliseconds: Double) { rig.advance(milliseconds: milliseconds) }
  func settle() { rig.settle() }
  func takeHold() throws -> HandDriver { try rig.takeHold() }
}

/// A transition provider that hands pops to a driver as long as it is told to.
final class HandDriver: TransitionProvider {
  let driver = PercentDrivenTransition()
  var isInteractive = true
  var animator: (any TransitionAnimator)?

  var interactionController: PercentDrivenTransition? { isInteractive ? driver : nil }

  func animator(
    for operation: NavigationOperation, from: any Screen, to: any Screen
  ) -> (any TransitionAnimator)? { animator }
}

extension Rig {
  /// Pushes a screen at rest and takes hold of the way back.
  func grabbed(_ name: String = "top") throws -> HandDriver {
    try controller.push(PlainScreen(name), animated: false)
    forget()
    return try takeHold()
  }

  /// Takes hold of the way back from the top screen.
  func takeHold() throws -> HandDriver {
    let hand = HandDriver()
    controller.transitionProvider = hand
    try controller.pop()
    return hand
  }
}
