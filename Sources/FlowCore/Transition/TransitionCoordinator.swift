/// What goes on alongside one transition: values that run with it, and news of it.
///
/// It exists from the transition's `willShow` until its end, in `NavigationController.coordinator`;
/// a change without motion has none. Whoever keeps it longer finds it at its end.
public final class TransitionCoordinator {
  /// What the transition looks like: a page comes, or one goes.
  public let operation: NavigationOperation
  /// The screen that had the stage.
  public let from: any Screen
  /// The screen that will have it, unless the transition is cancelled.
  public let to: any Screen
  /// Whether it began in a finger's or a driver's hands.
  public let isInitiallyInteractive: Bool
  /// Whether it is in their hands.
  public private(set) var isInteractive: Bool
  /// Whether it heads back to where it came from, or has arrived there.
  ///
  /// True after a finger has let it go that way, or a request has undone it.
  public private(set) var isCancelled = false

  let progress: TransitionProgress
  let look: any TransitionStyle
  private weak var controller: NavigationController?
  private var changes: [(TransitionCoordinator) -> Void] = []
  private var completions: [(TransitionCoordinator) -> Void] = []

  init(
    _ transition: Transition, operation: NavigationOperation, from: any Screen, to: any Screen,
    isInteractive: Bool, controller: NavigationController
  ) {
    self.operation = operation
    self.from = from
    self.to = to
    isInitiallyInteractive = isInteractive
    self.isInteractive = isInteractive
    self.controller = controller
    look = controller.looks.running
    progress = TransitionProgress(transition, of: controller)
  }

  /// How far the transition is, 0…1; at its end 1, or 0 if it was cancelled.
  public var fraction: Double { progress.fraction }

  /// Whether it has ended, and does not go on beneath another one either.
  package var isOver: Bool { progress.isOver }

  /// How the two pages lie by this transition alone.
  package var poses: (lower: PagePose, upper: PagePose) {
    let presence = progress.presence
    return (look.lowerPose(presence: presence), look.upperPose(presence: presence))
  }

  /// How fast it moves by itself, in fractions a second; 0 in somebody's hands, held, and at its
  /// end.
  public var velocity: Double {
    guard let controller, progress.isRunning else { return 0 }
    return controller.machine.velocity(at: controller.context.clock.now)
  }

  /// How it moves when nobody holds it.
  public var timing: TransitionTiming { look.timing }

  /// How long it still moves by itself, as things are; zero in somebody's hands, held, and at its
  /// end.
  public var remaining: Duration {
    guard let controller, progress.isRunning, !isInteractive,
      let deadline = controller.machine.deadline
    else { return .zero }
    return max(.zero, deadline.duration(since: controller.context.clock.now))
  }

  /// How long it would take from its start to its end, if nobody touched it.
  public var duration: Duration {
    let start = Instant.zero
    let rest = timing.motion(from: 0, to: 1, velocity: 0, at: start).rest
    return .nanoseconds(rest.nanoseconds)
  }

  // MARK: Alongside

  /// Lets a value run with the transition: it is at the target when that finishes, and back where
  /// it is now when that is cancelled.
  ///
  /// - Returns: Whether the transition still runs. Otherwise nothing happens.
  @discardableResult
  public func animate<Value>(_ value: AnimatedValue<Value>, to target: Value) -> Bool {
    guard progress.outcome == nil else { return false }
    value.run(to: target, along: progress)
    return true
  }

  /// Calls `body` whenever somebody takes the transition into their hands, or lets it go.
  ///
  /// They are called in the order in which they were given, ahead of what a cancel says to screens,
  /// until the transition ends.
  public func whenInteractionChanges(_ body: @escaping (TransitionCoordinator) -> Void) {
    if progress.outcome == nil { changes.append(body) }
  }

  /// Calls `body` once, when the transition has ended; `isCancelled` says how.
  ///
  /// They are called in the order in which they were given, after the observers have heard of it;
  /// not at all when the transition is over already, or when the controller goes first.
  public func whenDone(_ body: @escaping (TransitionCoordinator) -> Void) {
    if progress.outcome == nil { completions.append(body) }
  }

  // MARK: For the controller

  func change(isInteractive: Bool, isCancelled: Bool) {
    self.isCancelled = isCancelled
    guard isInteractive != self.isInteractive else { return }
    self.isInteractive = isInteractive
    for change in changes { change(self) }
  }

  func finish(isCancelled: Bool) {
    self.isCancelled = isCancelled
    isInteractive = false
    progress.outcome = isCancelled ? .cancel : .finish
    changes = []
    let bodies = completions
    completions = []
    for body in bodies { body(self) }
  }
}
