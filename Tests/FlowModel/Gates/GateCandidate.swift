import FlowCore

/// A screen that can become a gate head, or stop being one.
final class GateCandidate: Screen {
  let name: String
  var isHead: Bool

  init(_ name: String, isHead: Bool) {
    self.name = name
    self.isHead = isHead
  }
}

/// A screen that is not kept alive.
@MainActor
struct WeakScreen {
  weak var value: (any Screen)?

  /// The screen itself, or, for the screen of a nested flow, that flow's root, which decides
  /// whether the screen is a gate head.
  var gateCandidate: GateCandidate? {
    value as? GateCandidate ?? (value as? FlowScreen)?.flow?.stack.first as? GateCandidate
  }
}
