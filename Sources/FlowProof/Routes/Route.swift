public import FlowCore
public import FlowUI

/// A route back, forward or into a flow that a person or a program might try at a gate.
///
/// Routes are values: add one to `ProofSettings.routes` to try it.
@MainActor
public struct Route {
  /// The route's name in reports.
  public let name: String
  /// Whether the route is tried only in a settled flow, and not repeated in quick succession.
  package let needsSettledFlow: Bool
  /// Returns the steps of the route from the flow's current state; empty if the route does not
  /// exist in that state.
  public let steps: @MainActor (RouteContext) -> [RouteStep]

  /// Creates a route.
  ///
  /// By default the route is also tried during transitions; at each instant it is taken once, and
  /// in another replay two times in quick succession.
  public init(
    _ name: String, needsSettledFlow: Bool = false,
    steps: @escaping @MainActor (RouteContext) -> [RouteStep]
  ) {
    self.name = name
    self.needsSettledFlow = needsSettledFlow
    self.steps = steps
  }
}

/// The state of a replayed flow, from which a route determines its steps.
@MainActor
public struct RouteContext {
  /// The flow that is replayed.
  public let flow: any FlowController
  /// The session in which the flow is replayed.
  public let session: FlowSession
  /// The screens behind the gates that were passed, without those that are no longer alive.
  public let passed: [any Screen]

  let arrival: GateArrival?

  /// The visible flows, the outermost first.
  public var flows: [NavigationController] { session.context.flows.filter(\.isVisible) }

  /// A point of the stage, given as fractions of its width from the leading edge and of its height
  /// from the top.
  public func point(across: Double, down: Double) -> Point {
    let size = session.size
    return session.direction.leading(
      Point(x: size.width * across, y: size.height * down), in: size)
  }
}
