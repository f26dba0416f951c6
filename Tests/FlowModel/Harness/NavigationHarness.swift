package import FlowCore

/// A screen that only has a name.
package final class PlainScreen: Screen {
  package let name: String
  package init(_ name: String) { self.name = name }
}

/// A navigation controller with its clock in hand and its trace kept.
package final class NavigationHarness {
  package let context = FlowContext()
  package let root = PlainScreen("root")
  package let controller: NavigationController
  package private(set) var lines: [TraceLine] = []

  package init() {
    controller = NavigationController(root: root, context: context)
    context.trace.send { [weak self] in self?.lines.append($0) }
  }

  package func advance(milliseconds: Double) {
    let passed = Duration.nanoseconds(Int64(milliseconds * 1e6))
    context.clock.advance(to: context.clock.now.advanced(by: passed))
  }

  /// Lets everything come to rest.
  package func settle() {
    while let deadline = context.clock.deadline { context.clock.advance(to: deadline) }
  }

  package var names: [String] { controller.stack.map(\.name) }

  /// What happened, without times and numbers.
  package var events: [String] { lines.map { "\($0.verb) \($0.subject)" } }

  package func forget() { lines = [] }
}

/// Something that listens on a rig, and is asked what the rig is asked.
@dynamicMemberLookup
package protocol HarnessListener {
  var harness: NavigationHarness { get }
}

extension HarnessListener {
  package subscript<Member>(dynamicMember path: KeyPath<NavigationHarness, Member>) -> Member {
    harness[keyPath: path]
  }

  package func advance(milliseconds: Double) { harness.advance(milliseconds: milliseconds) }
  package func settle() { harness.settle() }
  package func beginDrag() throws -> DragDriver { try harness.beginDrag() }
}

/// A transition provider that hands pops to a driver as long as it is told to.
package final class DragDriver: TransitionProvider {
  package let driver = PercentDrivenTransition()
  package var isInteractive = true
  package var style: (any TransitionStyle)?

  package init() {}

  package var interactionController: PercentDrivenTransition? { isInteractive ? driver : nil }

  package func style(
    for operation: NavigationOperation, from: any Screen, to: any Screen
  ) -> (any TransitionStyle)? { style }
}

extension NavigationHarness {
  /// Pushes a screen at rest and takes hold of the way back.
  package func grabbed(_ name: String = "top") throws -> DragDriver {
    try controller.push(PlainScreen(name), animated: false)
    forget()
    return try beginDrag()
  }

  /// Takes hold of the way back from the top screen.
  package func beginDrag() throws -> DragDriver {
    let drag = DragDriver()
    controller.transitionProvider = drag
    try controller.pop()
    return drag
  }
}
