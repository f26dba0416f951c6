public import FlowCore
public import FlowUI

/// A way back, on or in that somebody might try at a gate.
///
/// Routes are values: one more is one more in `ProofSettings.routes`.
public struct Route {
  /// What reports call it.
  public let name: String
  /// Whether it is tried only where nothing moves, and once.
  public let isForRest: Bool
  /// What is done at an instant; nothing where the route does not exist then.
  public let steps: (RouteContext) -> [RouteStep]

  /// Creates a route; by default it is tried in transitions as well, and once more right after the
  /// first time.
  public init(
    _ name: String, isForRest: Bool = false,
    steps: @escaping (RouteContext) -> [RouteStep]
  ) {
    self.name = name
    self.isForRest = isForRest
    self.steps = steps
  }
}

/// What a route has to go by at an instant.
public struct RouteContext {
  /// The flow that is played.
  public let flow: any FlowController
  /// The session that it is played in.
  public let session: FlowSession
  /// The screens beneath the gates that were passed, as far as they are still alive.
  public let passed: [any Screen]

  /// How the last gate came.
  let arrival: GateArrival?

  /// The flows in the picture, the outermost first.
  public var flows: [NavigationController] { session.context.flows.filter(\.isInPicture) }

  /// A point that lies so far from the stage's leading edge and its top, in parts of the stage.
  public func point(_ across: Double, _ down: Double) -> Point {
    let size = session.size
    return session.direction.leading(
      Point(x: size.width * across, y: size.height * down), in: size)
  }
}
