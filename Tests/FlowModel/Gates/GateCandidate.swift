import FlowCore

final class GateCandidate: Screen {
  let name: String
  var isHead: Bool

  init(_ name: String, isHead: Bool) {
    self.name = name
    self.isHead = isHead
  }
}

@MainActor
struct WeakScreen {
  weak var value: (any Screen)?

  /// The screen, or the root of its nested flow, which decides whether the screen is a gate head.
  var gateCandidate: GateCandidate? {
    value as? GateCandidate ?? (value as? FlowScreen)?.flow?.stack.first as? GateCandidate
  }
}
