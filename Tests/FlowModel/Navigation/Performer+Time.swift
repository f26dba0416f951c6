import FlowCore

extension Performer {
  /// Lets time pass; in one step, or frame by frame.
  ///
  /// Deadlines are the controller's: bars that change in place have their own.
  func pass(_ passing: Passing) {
    let clock = context.clock
    guard let instant = passing.instant(now: clock.now, deadline: controller.deadline) else {
      return
    }
    if let frameRate { watch(until: instant, frameRate) }
    clock.advance(to: instant)
  }

  private func watch(until instant: Instant, _ frameRate: Int) {
    let start = context.clock.now.nanoseconds
    // After three seconds nothing moves, or so slowly that only its end matters.
    let last = min(instant.nanoseconds, start + 3_000_000_000)
    for frame in stride(from: start, to: last, by: 1_000_000_000 / frameRate) {
      watchDeadlines(until: Instant(nanoseconds: frame))
      // Faster than twenty stages a second is a jump.
      watch(tolerance: 20 / Double(frameRate), until: Instant(nanoseconds: frame))
    }
    watchDeadlines(until: instant)
  }

  /// The last nanosecond of a motion leaves 0.001 of the way at most (FC-8).
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
    fault = (jump ?? turn()).map { "\($0) at \(context.clock.now) ms" }
  }
}
