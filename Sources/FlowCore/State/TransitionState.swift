/// A snapshot of a running transition.
public struct TransitionState: Hashable, Sendable {
  /// The kind of change that it shows: a page arrives or leaves.
  public let operation: NavigationOperation
  /// The name of its style, such as `slide`.
  public let style: String
  /// The timing with which it moves by itself.
  public let timing: TransitionTiming
  /// The name of the screen that was visible before.
  public let from: String
  /// The name of the screen that will be visible, unless the transition is cancelled.
  public let to: String
  /// Its progress, 0…1.
  public let fraction: Double
  /// Its velocity when it moves by itself, in fractions per second; 0 while dragged or frozen.
  public let velocity: Double
  /// Whether a gesture or a driver drives it.
  public let isInteractive: Bool
  /// Whether it is heading back to its start.
  public let isCancelled: Bool
  /// The duration of the whole transition without interaction.
  public let duration: Duration
  /// The time that it will still move by itself; zero while dragged or frozen.
  public let remaining: Duration

  init(of coordinator: TransitionCoordinator) {
    operation = coordinator.operation
    style = coordinator.style.name
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
