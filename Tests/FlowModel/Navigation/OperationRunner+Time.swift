import FlowCore

extension OperationRunner {
  /// Advances the clock; a deadline is that of the controller, not of bars that animate alone.
  func pass(_ passing: Passing) {
    let clock = context.clock
    guard let instant = passing.instant(now: clock.now, deadline: controller.deadline) else {
      return
    }
    guard let frameRate else { return clock.advance(to: instant) }
    watch(until: instant, frameRate)
    clock.advance(to: instant)
    // The next operation may move the transition back from here.
    watchTurn()
  }

  private func watch(until instant: Instant, _ frameRate: Int) {
    let start = context.clock.now.nanoseconds
    // After 3 s nothing moves, or only motions so slow that nothing but their ends matters.
    let last = min(instant.nanoseconds, start + 3_000_000_000)
    for frame in stride(from: start, to: last, by: 1_000_000_000 / frameRate) {
      watchDeadlines(until: Instant(nanoseconds: frame))
      // A speed of more than 20 page widths per second counts as a jump.
      watch(tolerance: 20 / Double(frameRate), until: Instant(nanoseconds: frame))
    }
    watchDeadlines(until: instant)
  }

  /// Checks the last nanosecond before each deadline.
  ///
  /// A motion ends within 0.001 of its target (FC-8).
  private func watchDeadlines(until instant: Instant) {
    while let deadline = context.clock.deadline, deadline <= instant {
      context.clock.advance(to: Instant(nanoseconds: deadline.nanoseconds - 1))
      watch(tolerance: 0.0025, until: deadline)
    }
  }

  private func watch(tolerance: Double, until instant: Instant) {
    let before = Picture(self)
    context.clock.advance(to: instant)
    guard !mayJump, fault == nil else { return }
    let jump = before.jump(to: Picture(self), tolerance: tolerance)
    fault = jump.map { "\($0) at \(context.clock.now) ms" }
    watchTurn()
  }

  private func watchTurn() {
    guard !mayJump, fault == nil else { return }
    fault = turn().map { "\($0) at \(context.clock.now) ms" }
  }
}
