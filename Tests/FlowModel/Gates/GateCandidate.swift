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

@MainActor
struct WeakScreen {
  weak var value: (any Screen)?

  /// The screen, or the root of the flow that it shows: that root decides whether the flow's screen
  /// is a gate head.
  var gateCandidate: GateCandidate? {
    value as? GateCandidate ?? (value as? FlowScreen)?.flow?.stack.first as? GateCandidate
  }
}
