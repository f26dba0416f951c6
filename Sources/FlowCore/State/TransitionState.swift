/// A snapshot of a running transition.
package struct TransitionState: Hashable, Sendable {
  /// The kind of change that it shows: a page arrives or leaves.
  package let operation: NavigationOperation
  /// The name of its style, such as `slide`.
  package let style: String
  /// The timing with which it moves by itself.
  package let timing: TransitionTiming
  /// The name of the screen that was visible before.
  package let from: String
  /// The name of the screen that will be visible, unless the transition is cancelled.
  package let to: String
  /// Its progress, 0…1.
  package let fraction: Double
  /// Its velocity when it moves by itself, in fractions per second; 0 while dragged or frozen.
  package let velocity: Double
  /// Whether a gesture or a driver drives it.
  package let isInteractive: Bool
  /// Whether it is heading back to its start.
  package let isCancelled: Bool
  /// The duration of the whole transition without interaction.
  package let duration: Duration
  /// The time until it settles by itself; zero while dragged or frozen.
  package let remaining: Duration

  @MainActor
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
