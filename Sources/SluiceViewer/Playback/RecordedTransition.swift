internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

/// The fractions of a transition at the recorded instants of its course.
///
/// In the past, the scrubber shows the instant at which the transition had a fraction, instead of
/// freezing the transition at the fraction, which would change what happened.
struct RecordedTransition {
  /// What the fractions depend on.
  struct Key: Hashable {
    let timeLine: Int
    let end: Instant
    let log: Int
    let span: ClosedRange<Instant>
  }

  /// The transition's fraction at an instant.
  struct Sample: Hashable {
    let instant: Instant
    let fraction: Double
  }

  /// The maximum number of samples: one for each frame of ten seconds.
  private static let maxSamples = 600

  let key: Key
  private let samples: [Sample]

  /// Replays the transition that runs at the instant that is shown; `nil` if none does.
  @MainActor
  init?(shownBy playback: Playback, _ key: Key) {
    guard let shown = RunningTransition(in: playback.session) else { return nil }
    let (start, end) = (key.span.lowerBound, key.span.upperBound)
    let step = max(Playback.frame, end.duration(since: start) / Self.maxSamples)
    var samples: [Sample] = []
    var instants = Array(
      sequence(first: start) { $0 < end ? min(end, $0.advanced(by: step)) : nil })
    instants.insert(playback.now, at: instants.firstIndex { $0 > playback.now } ?? instants.count)
    playback.replay(at: instants) { session, instant in
      guard let running = RunningTransition(in: session), running.isSame(as: shown) else { return }
      samples.append(Sample(instant: instant, fraction: running.transition.fraction))
    }
    guard !samples.isEmpty else { return nil }
    (self.key, self.samples) = (key, samples)
  }

  /// The instant at which the transition had a fraction, or came closest to it; of several, the one
  /// closest to `now`.
  func instant(of fraction: Double, near now: Instant) -> Instant {
    let distance = { (instant: Instant) in abs(instant.seconds(since: now)) }
    let crossings = zip(samples, samples.dropFirst()).compactMap { first, second -> Instant? in
      let ends = (first.fraction, second.fraction)
      guard ends.0 != ends.1, min(ends.0, ends.1) <= fraction, fraction <= max(ends.0, ends.1)
      else { return nil }
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

extension RunningTransition {
  /// Finds the running transition of a session; `nil` if there is none.
  @MainActor
  init?(in session: FlowSession) {
    guard session.hasTransition else { return nil }
    self.init(in: session.state, on: session.size)
  }

  /// Whether both are states of the same transition, if they are close in time.
  fileprivate func isSame(as other: RunningTransition) -> Bool {
    let (first, second) = (transition, other.transition)
    return first.from == second.from && first.to == second.to
      && first.operation == second.operation
  }
}

extension ViewerModel {
  /// Shows the instant of the recorded transition at which it had a fraction.
  func look(at fraction: Double) {
    guard let key = recordedKey else { return }
    if recorded?.key != key { recorded = RecordedTransition(shownBy: playback, key) }
    if let recorded { seek(to: recorded.instant(of: fraction, near: playback.now)) }
  }

  /// What the fractions of the transition at the instant that is shown depend on; `nil` if none was
  /// recorded.
  private var recordedKey: RecordedTransition.Key? {
    let (events, shown) = (playback.events, playback.eventCount)
    let isStart = { (line: TraceLine) in line.verb == "willShow" }
    let start = events[..<shown].last(where: isStart)?.instant ?? .zero
    let end =
      events[shown...].first { isStart($0) || $0.verb == "didShow" || $0.verb == "didCancel" }?
      .instant ?? playback.end
    guard start <= end else { return nil }
    return RecordedTransition.Key(
      timeLine: history.currentID, end: playback.end, log: playback.log.count, span: start...end)
  }
}
