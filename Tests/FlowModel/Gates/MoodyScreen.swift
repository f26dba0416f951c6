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
