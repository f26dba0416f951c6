/// A linear progress of a fixed duration that only time advances.
///
/// It takes part in the clock until it ends, or until nothing keeps it alive.
final class TimedProgress: RunProgress {
  private let clock: FlowClock
  private let motion: LinearMotion

  /// Begins the progress; with a duration of zero or less it is over at once.
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
