/// How far something is that keeps an even pace of its own along a transition, and after it.
///
/// It is even in time while nobody interferes. From then on it goes back, stands still or follows a
/// finger with the transition, at most twice as fast. What is left of its way when that has
/// finished, it goes by itself; when that is cancelled, it is back at its start.
final class PacedProgress: RunProgress {
  /// How far both have come.
  private struct Mark {
    var fraction: Double
    /// How much of the duration is done, in nanoseconds.
    var done: Double
  }

  private let progress: TransitionProgress
  private let clock: FlowClock
  /// In nanoseconds; more than 0.
  private let duration: Double
  /// The transition's way if nobody interferes, begun at instant 0.
  private let whole: Motion
  /// For how many nanoseconds that is nearer to its start than a motion at rest may be.
  private let idleTime: Double
  /// Where nobody had interfered yet.
  private var untouched = Mark(fraction: 0, done: 0)
  /// Whether somebody has interfered at an earlier instant.
  private var isTouched = false
  /// How much was done at the last instant, if the transition was at rest then.
  private var doneAtRest: Double?
  /// The instant at which the transition was gone, once another one has come.
  private var gone: Instant?
  /// The last instant.
  private var last: Instant

  /// - Parameters:
  ///   - progress: The transition.
  ///   - timing: How it moves by itself.
  ///   - duration: How long the way takes; at least a nanosecond.
  ///   - clock: The session's clock, which knows until the end that something moves.
  init(
    _ progress: TransitionProgress, timing: TransitionTiming, lasting duration: Duration,
    on clock: FlowClock
  ) {
    self.progress = progress
    self.clock = clock
    self.duration = Double(max(duration.inNanoseconds, 1))
    whole = timing.motion(from: 0, to: 1, velocity: 0, at: .zero)
    idleTime = Double(whole.timeNearOrigin)
    last = clock.now
    note()
    // It looks at the transition before that ends.
    clock.addAhead(self)
  }

  /// Notes how far both have come: whoever interferes does so between two instants, when nothing
  /// passes.
  private func note() {
    if let doneUntouched {
      untouched = Mark(fraction: progress.fraction, done: doneUntouched)
    } else {
      isTouched = true
    }
    doneAtRest = progress.isAtRest ? done : nil
  }

  var fraction: Double { done / duration }

  var start: Double { progress.isAnnounced ? fraction : 0 }

  var outcome: TransitionOutcome? { progress.outcome }

  var isOver: Bool { progress.isOver && remaining == 0 }

  private var done: Double {
    if progress.isGone { return isLeadingBack ? 0 : duration - remaining }
    return doneUntouched ?? done(at: progress.fraction)
  }

  /// How much is done if nobody has interfered; `nil` where somebody has.
  private var doneUntouched: Double? {
    guard !isTouched, let time = progress.time(along: whole) else { return nil }
    let done = done(after: Double(time.inNanoseconds))
    // One that was turned back to its start and sent on again has begun its way anew, and this has
    // not.
    return done >= untouched.done ? done : nil
  }

  /// How much is done after a time, in nanoseconds, in which nobody has interfered.
  private func done(after time: Double) -> Double {
    // Nothing while the transition is so near its start that, turned round, it would be at rest;
    // soon made up for.
    min(max(min(time, 2 * (time - idleTime)), 0), duration)
  }

  /// How much it does at most while the transition goes all its way, in durations of its own.
  ///
  /// Twice, by eye: what goes faster flashes where the transition is moved by little.
  private static let highestPace = 2.0

  /// How much is done at a fraction after somebody has interfered.
  private func done(at fraction: Double) -> Double {
    let (least, start) = (SpringMotion.restDistance, untouched.fraction)
    if fraction > start {
      let end = min(Double(whole.rest.nanoseconds), duration)
      let slope = max(end - untouched.done, 0) / (1 - start)
      return untouched.done + min(slope, Self.highestPace * duration) * (fraction - start)
    }
    guard start > least else { return 0 }
    // The last step back is left out by a motion: there, nothing is done any more.
    let bend = min(start, SpringMotion.bendDistance)
    if fraction >= bend { return untouched.done * fraction / start }
    return untouched.done * bend / start * max(0, (fraction - least) / (bend - least))
  }

  /// What it still goes by itself, in nanoseconds.
  private var remaining: Double {
    // What did not end where it was heading was cut off, and so is this.
    guard progress.isGone, !isLeadingBack, let done = doneAtRest ?? doneAtEnd else { return 0 }
    let passed = clock.now.duration(since: gone ?? clock.now).inNanoseconds
    return max(0, duration - done - Double(passed))
  }

  /// How much was done where the transition has ended in the same instant in which it got to its
  /// end.
  private var doneAtEnd: Double? {
    guard let fraction = progress.lastFraction,
      (fraction - progress.fraction).magnitude <= SpringMotion.restDistance
    else { return nil }
    return done(at: fraction)
  }

  private var isLeadingBack: Bool { progress.fraction == 0 }
}

extension PacedProgress: ClockParticipant {
  var deadline: Instant? {
    let remaining = remaining.rounded(.up)
    return remaining > 0 ? clock.now.advanced(by: .nanoseconds(Int64(remaining))) : nil
  }

  var isMoving: Bool { remaining > 0 }

  func advance(to instant: Instant) {
    if !progress.isGone {
      note()
    } else if gone == nil {
      gone = last
    }
    last = instant
    if isOver { clock.remove(self) }
  }
}
