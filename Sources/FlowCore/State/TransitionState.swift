/// A transition that runs, at an instant.
public struct TransitionState: Hashable, Sendable {
  /// What it looks like: a page comes, or one goes.
  public let operation: NavigationOperation
  /// The name of its look: `slide`.
  public let look: String
  /// How it moves when nobody holds it.
  public let timing: TransitionTiming
  /// The name of the screen that had the stage.
  public let from: String
  /// The name of the screen that will have it, unless the transition is cancelled.
  public let to: String
  /// How far it is, 0…1.
  public let fraction: Double
  /// How fast it moves by itself, in fractions a second; 0 in somebody's hands, and held.
  public let velocity: Double
  /// Whether it is in somebody's hands.
  public let isInteractive: Bool
  /// Whether it heads back to where it came from.
  public let isCancelled: Bool
  /// How long it would take from its start to its end, if nobody touched it.
  public let duration: Duration
  /// How long it still moves by itself, as things are; zero in somebody's hands, and held.
  public let remaining: Duration

  init(of coordinator: TransitionCoordinator) {
    operation = coordinator.operation
    look = coordinator.look.name
    timing = coordinator.timing
    from = coordinator.from.name
    to = coordinator.to.name
    fraction = coordinator.fraction
    velocity = coordinator.velocity
    isInteractive = coordinator.isInteractive
    isCancelled = coordinator.isCancelled
    duration = coordinator.duration
    remaining = coordinator.remaining
  }
}
