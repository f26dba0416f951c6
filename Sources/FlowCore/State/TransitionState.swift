/// A snapshot of a running transition.
package struct TransitionState: Hashable, Sendable {
  package let operation: NavigationOperation
  package let style: String
  package let timing: TransitionTiming
  package let from: String
  package let to: String
  package let fraction: Double
  /// In fractions per second; 0 while dragged or frozen.
  package let velocity: Double
  package let isInteractive: Bool
  /// Whether it is heading back to its start.
  package let isCancelled: Bool
  /// The duration of the whole transition without interaction.
  package let duration: Duration
  /// The time until it settles by itself; zero while dragged or frozen.
  package let remaining: Duration
  /// The fraction over time as the transition moves by itself; `nil` while dragged or frozen.
  package let motion: Motion?

  @MainActor
  init(of coordinator: TransitionCoordinator, isFrozen: Bool) {
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
    motion = coordinator.isInteractive || isFrozen ? nil : coordinator.progress.motion
  }
}
