public import FlowCore

/// An action on a flow, by a person or a program.
public enum RouteAction {
  /// Input, as from a window.
  case input(InputEvent)
  /// A call from code, and its name in reports, such as `pop()`.
  case code(String, @MainActor (RouteContext) -> Void)
}

struct TimedRouteAction {
  let instant: Instant
  let action: RouteAction
}

/// One step of a route.
public struct RouteStep {
  /// The delay after the previous step.
  public let delay: Duration
  /// The action of the step.
  public let action: RouteAction

  /// Creates a step, by default without a delay.
  public init(_ action: RouteAction, after delay: Duration = .zero) {
    self.action = action
    self.delay = delay
  }

  /// A call from code with its name in reports, by default without a delay.
  public static func code(
    _ name: String, after delay: Duration = .zero,
    _ body: @escaping @MainActor (RouteContext) -> Void
  ) -> RouteStep {
    RouteStep(.code(name, body), after: delay)
  }

  /// Input, by default without a delay.
  public static func input(_ input: InputEvent, after delay: Duration = .zero) -> RouteStep {
    RouteStep(.input(input), after: delay)
  }
}
