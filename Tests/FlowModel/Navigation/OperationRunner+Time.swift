import FlowCore

extension OperationRunner {
  /// Advances the clock; a deadline is that of the controller, not of bars that animate alone.
  func pass(_ passing: Passing) {
    let clock = context.clock
    guard let instant = passing.instant(now: clock.now, deadline: controller.deadline) else {
      return
    }
    guard let frameRate else { return clock.advance(to: instant) }
    checkFrames(until: instant, frameRate)
    clock.advance(to: instant)
    // The next operation may move the transition back from here.
    checkTrend()
  }

  private func checkFrames(until instant: Instant, _ frameRate: Int) {
    let start = context.clock.now.nanoseconds
    // After 3 s nothing moves, or only motions so slow that nothing but their ends matters.
    let last = min(instant.nanoseconds, start + 3_000_000_000)
    for frame in stride(from: start, to: last, by: 1_000_000_000 / frameRate) {
      checkDeadlines(until: Instant(nanoseconds: frame))
      // A speed of more than 20 page widths per second counts as a jump.
      advance(tolerance: 20 / Double(frameRate), until: Instant(nanoseconds: frame))
    }
    checkDeadlines(until: instant)
  }

  /// Checks the last nanosecond before each deadline.
  ///
  /// A motion ends within 0.001 of its target (FC-8).
  private func checkDeadlines(until instant: Instant) {
    while let deadline = context.clock.deadline, deadline <= instant {
      context.clock.advance(to: Instant(nanoseconds: deadline.nanoseconds - 1))
      advance(tolerance: 0.0025, until: deadline)
    }
  }

  private func advance(tolerance: Double, until instant: Instant) {
    let before = Picture(self)
    context.clock.advance(to: instant)
    guard !mayJump, fault == nil else { return }
    let jump = before.jump(to: Picture(self), tolerance: tolerance)
    fault = jump.map { "\($0) at \(context.clock.now) ms" }
    checkTrend()
  }

  private func checkTrend() {
    guard !mayJump, fault == nil else { return }
    fault = updateTrend().map { "\($0) at \(context.clock.now) ms" }
  }
}
