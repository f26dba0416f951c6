internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

/// The samples of a transition, from which the scrubber finds the instant of a fraction.
///
/// Once a transition is over, the scrubber shows a recorded instant, because freezing the
/// transition would change what happened.
struct RecordedTransition {
  struct Key: Hashable {
    let timeLine: Int
    let log: Int
    let span: ClosedRange<Instant>
  }

  let course: TransitionCourse
  private var samples: [TransitionCourse.Sample] { course.samples }

  /// `nil` if the replay finds no transition in the span.
  @MainActor
  init?(_ span: TimeMarks.Span, of playback: Playback, _ key: Key) {
    let (start, end) = (key.span.lowerBound, key.span.upperBound)
    let step = TransitionCourse.step(over: end.duration(since: start))
    var instants = Array(
      sequence(first: start) { $0 < end ? min(end, $0.advanced(by: step)) : nil })
    if key.span.contains(playback.now) {
      instants.insert(
        playback.now, at: instants.firstIndex { $0 > playback.now } ?? instants.count)
    }
    var (course, first) = (TransitionCourse?.none, RunningTransition?.none)
    playback.replay(at: instants) { session, instant in
      guard let running = RunningTransition(in: session) else { return }
      if first == nil {
        first = running
        course = TransitionCourse(start: start, timing: running.transition.timing)
      }
      guard let first, running.isSame(as: first) else { return }
      course?.add(running, at: instant)
    }
    guard var course else { return nil }
    course.end(span)
    self.course = course
  }

  /// The instant at which the transition had a fraction or, if it never did, came closest to it; of
  /// several instants, the one closest to `now`.
  func instant(of fraction: Double, near now: Instant) -> Instant {
    let distance = { (instant: Instant) in abs(instant.seconds(since: now)) }
    let crossings = zip(samples, samples.dropFirst()).compactMap { first, second -> Instant? in
      let ends = (first.fraction, second.fraction)
      guard ends.0 != ends.1, min(ends.0, ends.1) <= fraction, fraction <= max(ends.0, ends.1)
      else { return nil }
      // A drag jumps from one fraction to the next.
      if first.isDriven, second.isDriven {
        return abs(ends.0 - fraction) <= abs(ends.1 - fraction) ? first.instant : second.instant
      }
      let share = (fraction - ends.0) / (ends.1 - ends.0)
      let time = second.instant.duration(since: first.instant)
      return first.instant.advanced(
        by: .nanoseconds(Int64(share * Double(time.inNanoseconds))))
    }
    if let crossing = crossings.min(by: { distance($0) < distance($1) }) { return crossing }
    let closest = samples.map { abs($0.fraction - fraction) }.min() ?? 0
    let candidates = samples.filter { abs($0.fraction - fraction) == closest }.map(\.instant)
    return candidates.min { distance($0) < distance($1) } ?? now
  }
}

/// Keeps the recorded transition that was found last.
@MainActor
struct RecordedTransitionCache {
  /// The transition is `nil` if the replay found none.
  private var last: (key: RecordedTransition.Key, transition: RecordedTransition?)?

  mutating func transition(
    in span: TimeMarks.Span, of playback: Playback, on timeLine: Int
  ) -> RecordedTransition? {
    let key = RecordedTransition.Key(
      timeLine: timeLine, log: playback.log.count, span: span.start...(span.end ?? playback.end))
    if last?.key != key { last = (key, RecordedTransition(span, of: playback, key)) }
    return last?.transition
  }

  /// Call this when inputs of a time line were changed: their number may still be the same.
  mutating func forget() { last = nil }
}

extension RunningTransition {
  @MainActor
  init?(in session: FlowSession) {
    guard session.hasTransition else { return nil }
    self.init(in: session.state, on: session.size)
  }

  /// Whether two states belong to one transition.
  ///
  /// This is certain only if they are close in time: a later transition of the same kind may be
  /// between the same screens.
  fileprivate func isSame(as other: RunningTransition) -> Bool {
    let (first, second) = (transition, other.transition)
    return first.from == second.from && first.to == second.to
      && first.operation == second.operation
  }
}

extension ViewerModel {
  func showRecorded(at fraction: Double) {
    guard let recorded = recordedTransition else { return }
    time.isPaused = true
    seek(to: recorded.instant(of: fraction, near: playback.now))
  }

  /// The samples of `lastTransition`, found by a replay and cached.
  var recordedTransition: RecordedTransition? {
    guard let span = lastTransition else { return nil }
    return recordedTransitions.transition(in: span, of: playback, on: history.currentID)
  }
}
