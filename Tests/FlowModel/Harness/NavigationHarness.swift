package import FlowCore

package final class PlainScreen: Screen {
  package let name: String
  package init(_ name: String) { self.name = name }
}

/// A navigation controller with a clock that the test controls and a recorded trace.
@MainActor
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

  package func settle() {
    while let deadline = context.clock.deadline { context.clock.advance(to: deadline) }
  }

  /// The names of the screens in the stack, the root first.
  package var names: [String] { controller.stack.map(\.name) }

  /// The lines of the trace without instants and details.
  package var events: [String] { lines.map { "\($0.verb) \($0.subject)" } }

  package func clearTrace() { lines = [] }
}

/// A harness that forwards to the navigation harness that it wraps.
@dynamicMemberLookup
@MainActor
package protocol HarnessWrapper {
  var harness: NavigationHarness { get }
}

extension HarnessWrapper {
  package subscript<Member>(dynamicMember path: KeyPath<NavigationHarness, Member>) -> Member {
    harness[keyPath: path]
  }

  package func advance(milliseconds: Double) { harness.advance(milliseconds: milliseconds) }
  package func settle() { harness.settle() }
  package func beginDrag() throws -> DragDriver { try harness.beginDrag() }
}

/// A transition provider that makes pops interactive while `isInteractive` is true.
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
  package func pushAndBeginDrag(_ name: String = "top") throws -> DragDriver {
    try controller.push(PlainScreen(name), animated: false)
    clearTrace()
    return try beginDrag()
  }

  package func beginDrag() throws -> DragDriver {
    let drag = DragDriver()
    controller.transitionProvider = drag
    try controller.pop()
    return drag
  }
}
