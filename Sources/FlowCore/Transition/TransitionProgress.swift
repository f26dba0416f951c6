/// The progress of one transition, even after another one has cut it short.
final class TransitionProgress: RunProgress {
  var outcome: TransitionOutcome?
  /// Whether all observers have been notified that the transition has begun.
  ///
  /// Animations added before this notification count from the transition's start, even if the
  /// transition has been moved meanwhile; those added later count from its current fraction.
  var isAnnounced = false
  /// The fraction at which the transition ended or was cut short.
  var lastFraction: Double?

  private weak var controller: NavigationController?
  private let transition: Transition

  init(_ transition: Transition, of controller: NavigationController) {
    self.transition = transition
    self.controller = controller
  }

  var isRunning: Bool { controller?.machine.transition?.number == transition.number }

  var isOver: Bool { outcome != nil && carried == nil }

  /// Whether the transition neither runs nor continues beside another one, even if observers have
  /// not been notified yet.
  var isGone: Bool { !isRunning && carried == nil }

  /// Whether the transition itself has settled, so that it only waits for others.
  var isSettled: Bool {
    guard let controller, let motion else { return false }
    return motion.settleTime <= controller.machine.drawnInstant(at: controller.context.clock.now)
  }

  /// The time for which the transition has moved without interference; `nil` if there was any.
  ///
  /// - Parameter whole: The transition's whole motion, started at instant 0.
  func time(along whole: Motion) -> Duration? {
    guard let controller, let motion else { return nil }
    let start = motion.start.duration(since: .zero)
    guard motion == whole.delayed(by: start) else { return nil }
    let now = controller.machine.drawnInstant(at: controller.context.clock.now)
    return max(.zero, now.duration(since: motion.start))
  }

  /// The transition's motion when it moves by itself, as a fraction over time.
  var motion: Motion? {
    if isRunning { return controller?.machine.motion }
    return carried.map { transition.isPush ? $0.presence : $0.presence.mirrored }
  }

  var start: Double { isAnnounced ? fraction : 0 }

  var fraction: Double {
    guard let controller else { return outcome == .cancel ? 0 : 1 }
    let now = controller.machine.drawnInstant(at: controller.context.clock.now)
    if isRunning { return controller.machine.fraction(at: now) }
    // `transition.presence` also converts a presence back to the fraction.
    if let carried { return transition.presence(carried.presence(at: now)) }
    // The transition has ended, even if observers have not been notified yet.
    let hasFinished = outcome.map { $0 == .finish } ?? (controller.machine.shown == transition.to)
    return hasFinished ? 1 : 0
  }

  var presence: Double { transition.presence(fraction) }

  /// The transition as it continues after another one has cut it short; `nil` if it does not.
  private var carried: CarriedTransition? {
    controller?.machine.transition?.carried.first { $0.number == transition.number }
      ?? controller?.machine.carried.first { $0.number == transition.number }
  }
}

/// A progress along which animated values run.
@MainActor
protocol RunProgress: AnyObject {
  /// 0…1; at the end 1, or 0 if it was cancelled.
  var fraction: Double { get }
  var outcome: TransitionOutcome? { get }
  /// The fraction that counts as the start of an animation that is added now.
  var start: Double { get }
  /// Whether the progress has ended and no longer moves.
  var isOver: Bool { get }
}

/// A linear progress of a fixed duration that only time advances.
///
/// It participates in the clock until it ends or is deallocated.
final class TimedProgress: RunProgress {
  private let clock: FlowClock
  private let motion: LinearMotion

  init(lasting duration: Duration, on clock: FlowClock) {
    self.clock = clock
    motion = LinearMotion(start: clock.now, origin: 0, target: 1, duration: duration)
    if !isOver { clock.add(self) }
  }

  var fraction: Double { motion.value(at: clock.now) }

  var start: Double { fraction }

  var outcome: TransitionOutcome? { isOver ? .finish : nil }

  var isOver: Bool { clock.now >= motion.settleTime }
}

extension TimedProgress: ClockParticipant {
  var deadline: Instant? { isOver ? nil : motion.settleTime }

  var isMoving: Bool { !isOver }

  func advance(to instant: Instant) {
    if isOver { clock.remove(self) }
  }
}
