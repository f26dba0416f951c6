/// A progress that runs at its own constant pace during a transition, and continues after it.
///
/// It is linear in time until something interferes with the transition, such as a drag. From then
/// on it goes back, stops or follows the drag together with the transition, at no more than twice
/// the transition's pace. If the transition finishes first, the progress completes the rest by
/// itself; if the transition is cancelled, the progress returns to its start.
final class PacedProgress: RunProgress {
  private struct Mark {
    /// The fraction of the transition.
    var fraction: Double
    /// The completed part of the duration, in nanoseconds.
    var done: Double
  }

  private let progress: TransitionProgress
  private let clock: FlowClock
  /// The duration of the whole progress, in nanoseconds; more than 0.
  private let duration: Double
  /// The transition's whole motion without interference, started at instant 0.
  private let whole: Motion
  /// Nanoseconds for which that motion stays within the settling distance of its start.
  private let idleTime: Double
  /// The latest state without interference.
  private var untouched = Mark(fraction: 0, done: 0)
  /// Whether there was interference at an earlier instant.
  private var isTouched = false
  /// The state at the last instant, if the transition had settled by then.
  private var settled: Mark?
  /// The instant at which the transition ended or was no longer carried; known only from the next
  /// instant on.
  private var endInstant: Instant?
  /// The latest instant that the clock has reported.
  private var last: Instant

  /// The clock counts the progress as motion while it continues after the transition.
  init(
    _ progress: TransitionProgress, timing: TransitionTiming, lasting duration: Duration,
    on clock: FlowClock
  ) {
    self.progress = progress
    self.clock = clock
    // Half of the range is the limit: `Double(Int64.max)` is too large to be converted back.
    self.duration = Double(min(max(duration.inNanoseconds, 1), Int64.max / 2))
    whole = timing.motion(from: 0, to: 1, velocity: 0, at: .zero)
    idleTime = Double(whole.timeNearOrigin)
    last = clock.now
    note()
    // This progress must read the state of the transition before the transition ends.
    clock.addAhead(self)
  }

  /// Records the current state, with or without interference.
  ///
  /// Interference happens only between two advances of the clock, while no time passes.
  private func note() {
    if let doneUntouched {
      untouched = Mark(fraction: progress.fraction, done: doneUntouched)
    } else {
      isTouched = true
    }
    settled = progress.isSettled ? Mark(fraction: progress.fraction, done: done) : nil
  }

  var fraction: Double { done / duration }

  var start: Double { progress.isAnnounced ? fraction : 0 }

  var outcome: TransitionOutcome? { progress.outcome }

  var isOver: Bool { progress.isOver && remaining == 0 }

  private var done: Double {
    if progress.isGone { return hasGoneBack ? 0 : duration - remaining }
    return doneUntouched ?? done(at: progress.fraction)
  }

  /// Nanoseconds completed if there was no interference; `nil` if there was.
  private var doneUntouched: Double? {
    guard !isTouched, let time = progress.time(along: whole) else { return nil }
    let done = done(after: Double(time.inNanoseconds))
    // A transition that was reversed, and then reversed again at its start, runs from the start
    // again; this progress does not.
    return done >= untouched.done ? done : nil
  }

  /// Returns the completed part, in nanoseconds, after a time without interference.
  private func done(after time: Double) -> Double {
    // The completed part is 0 while the transition is so near its start that it would settle
    // immediately if reversed; after that, the completed part catches up at double speed.
    min(max(min(time, 2 * (time - idleTime)), 0), duration)
  }

  /// The maximum pace relative to the transition, in durations of this progress per transition.
  ///
  /// Chosen by eye: at a higher pace, bars would flash when the transition moves only a little.
  private static let highestPace = 2.0

  /// Returns the completed part, in nanoseconds, at a fraction of the transition, after
  /// interference.
  private func done(at fraction: Double) -> Double {
    let (minimum, start) = (SpringMotion.settleDistance, untouched.fraction)
    if fraction > start {
      let end = min(Double(whole.settleTime.nanoseconds), duration)
      let slope = max(end - untouched.done, 0) / (1 - start)
      return untouched.done + min(slope, Self.highestPace * duration) * (fraction - start)
    }
    guard start > minimum else { return 0 }
    // A motion that goes back skips its last `settleDistance`: the completed part must be 0 by
    // then.
    let bend = min(start, SpringMotion.bendDistance)
    if fraction >= bend { return untouched.done * fraction / start }
    return untouched.done * bend / start * max(0, (fraction - minimum) / (bend - minimum))
  }

  /// Nanoseconds for which this progress still runs after the transition.
  private var remaining: Double {
    // A transition that did not end where it was heading was cut off, and so is this progress.
    guard progress.isGone, !hasGoneBack, let done = doneWhenSettled ?? doneAtEnd else { return 0 }
    let passed = clock.now.duration(since: endInstant ?? clock.now).inNanoseconds
    return max(0, duration - done - Double(passed))
  }

  /// The completed part, in nanoseconds, when the transition settled at its end; `nil` if it did
  /// not, or if a drag has moved it since.
  private var doneWhenSettled: Double? {
    settled.flatMap { endedNear($0.fraction) ? $0.done : nil }
  }

  /// The completed part, in nanoseconds, when the transition ended at the instant at which it
  /// reached its end, without having been seen as settled; otherwise `nil`.
  private var doneAtEnd: Double? {
    progress.lastFraction.flatMap { endedNear($0) ? done(at: $0) : nil }
  }

  /// Whether the ended transition is within the settling distance of a fraction.
  private func endedNear(_ fraction: Double) -> Bool {
    (fraction - progress.fraction).magnitude <= SpringMotion.settleDistance
  }

  private var hasGoneBack: Bool { progress.fraction == 0 }
}

extension PacedProgress: ClockParticipant {
  /// Only bars move with this progress, never pages.
  var changesPages: Bool { false }

  var deadline: Instant? {
    let remaining = remaining.rounded(.up)
    return remaining > 0 ? clock.now.advanced(by: .nanoseconds(Int64(remaining))) : nil
  }

  var isMoving: Bool { remaining > 0 }

  func advance(to instant: Instant) {
    if !progress.isGone {
      note()
    } else if endInstant == nil {
      endInstant = last
    }
    last = instant
    if isOver { clock.remove(self) }
  }
}
