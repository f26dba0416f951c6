/// Coordinates animations and callbacks that run alongside one transition.
///
/// From the transition's `willShow` until its end, the coordinator is
/// `NavigationController.coordinator`; a change without animation has no coordinator. A coordinator
/// that is kept longer stays in its final state.
@MainActor
public final class TransitionCoordinator {
  /// The kind of change that the transition shows: a page arrives or leaves.
  public let operation: NavigationOperation
  /// The screen that was visible before.
  public let from: any Screen
  /// The screen that will be visible, unless the transition is cancelled.
  public let to: any Screen
  /// Whether the transition began interactively.
  public let isInitiallyInteractive: Bool
  /// Whether a gesture or a driver drives the transition now.
  public private(set) var isInteractive: Bool
  /// Whether the transition is heading back to its start, or has returned there.
  ///
  /// True after a drag was released towards the start, or after a request has undone the
  /// transition.
  public private(set) var isCancelled = false

  let progress: TransitionProgress
  let style: any TransitionStyle
  private weak var controller: NavigationController?
  private var interactionHandlers: [(TransitionCoordinator) -> Void] = []
  private var completions: [(TransitionCoordinator) -> Void] = []

  init(
    _ transition: Transition, style: any TransitionStyle, operation: NavigationOperation,
    from: any Screen, to: any Screen, isInteractive: Bool, controller: NavigationController
  ) {
    self.operation = operation
    self.from = from
    self.to = to
    isInitiallyInteractive = isInteractive
    self.isInteractive = isInteractive
    self.controller = controller
    self.style = style
    progress = TransitionProgress(transition, of: controller)
  }

  /// The progress of the transition, 0…1; at its end 1, or 0 if it was cancelled.
  public var fraction: Double { progress.fraction }

  /// Whether the transition has ended and no longer moves its pages; one that another transition
  /// has cut short still moves them, below that one.
  package var isOver: Bool { progress.isOver }

  /// The poses of the two pages from this transition alone.
  package var poses: (lower: PagePose, upper: PagePose) {
    let presence = progress.presence
    return (style.lowerPose(presence: presence), style.upperPose(presence: presence))
  }

  /// The velocity at which the transition moves by itself, in fractions per second; 0 while
  /// dragged, frozen, or at its end.
  public var velocity: Double {
    guard let controller, progress.isRunning else { return 0 }
    return controller.machine.velocity(at: controller.context.clock.now)
  }

  /// The timing with which the transition moves by itself.
  public var timing: TransitionTiming { style.timing }

  /// The time until the transition settles by itself; zero while dragged, frozen, or at its end.
  public var remaining: Duration {
    guard let controller, progress.isRunning, !isInteractive,
      let deadline = controller.machine.deadline
    else { return .zero }
    return max(.zero, deadline.duration(since: controller.context.clock.now))
  }

  /// The duration of the whole transition without interaction.
  public var duration: Duration {
    let start = Instant.zero
    let settleTime = timing.motion(from: 0, to: 1, velocity: 0, at: start).settleTime
    return .nanoseconds(settleTime.nanoseconds)
  }

  // MARK: Alongside

  /// Animates a value alongside the transition: it reaches the target when the transition finishes,
  /// and returns to its current value if the transition is cancelled.
  ///
  /// - Returns: Whether the transition is still running. Otherwise nothing happens.
  @discardableResult
  public func animate<Value>(_ value: AnimatedValue<Value>, to target: Value) -> Bool {
    guard progress.outcome == nil else { return false }
    value.run(to: target, along: progress)
    return true
  }

  /// Calls `body` whenever the transition is grabbed or released.
  ///
  /// Closures are called in the order in which they were added, until the transition ends. At a
  /// release, they are called before the screens are notified of the transition's end.
  public func whenInteractionChanges(_ body: @escaping (TransitionCoordinator) -> Void) {
    if progress.outcome == nil { interactionHandlers.append(body) }
  }

  /// Calls `body` once, when the transition has ended; `isCancelled` is true if it was cancelled.
  ///
  /// Closures are called in the order in which they were added, after the observers have been
  /// notified; they are not called if the transition is over already, or if the controller is
  /// deallocated first.
  public func whenDone(_ body: @escaping (TransitionCoordinator) -> Void) {
    if progress.outcome == nil { completions.append(body) }
  }

  // MARK: For the controller

  func change(isInteractive: Bool, isCancelled: Bool) {
    self.isCancelled = isCancelled
    guard isInteractive != self.isInteractive else { return }
    self.isInteractive = isInteractive
    for handler in interactionHandlers { handler(self) }
  }

  func finish(isCancelled: Bool) {
    self.isCancelled = isCancelled
    isInteractive = false
    progress.outcome = isCancelled ? .cancel : .finish
    interactionHandlers = []
    let bodies = completions
    completions = []
    for body in bodies { body(self) }
  }
}
