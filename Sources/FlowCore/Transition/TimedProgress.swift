/// How far an even run of so long is, which nothing but time moves.
///
/// The clock knows of it until it ends, or until nobody keeps it.
final class TimedProgress: RunProgress {
  private let clock: FlowClock
  private let motion: LinearMotion

  /// Begins a run; one of no or negative length is over at once.
  init(lasting duration: Duration, on clock: FlowClock) {
    self.clock = clock
    motion = LinearMotion(start: clock.now, origin: 0, target: 1, duration: duration)
    if !isOver { clock.add(self) }
  }

  var fraction: Double { motion.value(at: clock.now) }

  var start: Double { fraction }

  var outcome: TransitionOutcome? { isOver ? .finish : nil }

  var isOver: Bool { clock.now >= motion.rest }
}

extension TimedProgress: ClockParticipant {
  var deadline: Instant? { isOver ? nil : motion.rest }

  var isMoving: Bool { !isOver }

  func advance(to instant: Instant) {
    if isOver { clock.remove(self) }
  }
}
