public import FlowCore

/// One thing that is done to a flow: by a person, or by a program.
public enum RouteAction {
  /// Input, as from a window.
  case input(InputEvent)
  /// A call from code, and what a report says of it, as `pop()`.
  case code(String, (RouteContext) -> Void)
}

/// A deed, and when it was done.
struct TimedDeed {
  let instant: Instant
  let deed: RouteAction
}

/// One step of a route.
public struct RouteStep {
  /// How long after the step before.
  public let delay: Duration
  /// What is done.
  public let deed: RouteAction

  /// Creates a step; by default it comes at once.
  public init(_ deed: RouteAction, after delay: Duration = .zero) {
    self.deed = deed
    self.delay = delay
  }

  /// A call from code, by default at once.
  public static func code(
    _ words: String, after delay: Duration = .zero, _ body: @escaping (RouteContext) -> Void
  ) -> RouteStep {
    RouteStep(.code(words, body), after: delay)
  }

  /// Input, by default at once.
  public static func input(_ input: InputEvent, after delay: Duration = .zero) -> RouteStep {
    RouteStep(.input(input), after: delay)
  }
}
