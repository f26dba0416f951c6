internal import FlowCore
internal import FlowUI

/// The fraction and velocity of a transition over time.
struct TransitionCourse: Hashable {
  struct Sample: Hashable {
    let instant: Instant
    /// 0…1.
    let fraction: Double
    /// In fractions per second.
    let velocity: Double
  }

  let start: Instant
  /// How the transition moves by itself.
  let timing: TransitionTiming
  /// In chronological order, with different instants.
  private(set) var samples: [Sample]

  init(start: Instant, timing: TransitionTiming, samples: [Sample] = []) {
    (self.start, self.timing, self.samples) = (start, timing, samples)
  }

  var duration: Duration { samples.last.map { $0.instant.duration(since: start) } ?? .zero }

  /// The last sample that is not after an instant; `nil` before the start.
  func sample(at instant: Instant) -> Sample? {
    guard instant >= start else { return nil }
    return samples.last { $0.instant <= instant }
  }

  /// Removes samples from its instant on, because the transition has since taken another course.
  mutating func add(_ sample: Sample) {
    while let last = samples.last, last.instant >= sample.instant { samples.removeLast() }
    samples.append(sample)
  }

  mutating func end(_ span: TimeMarks.Span) {
    guard let end = span.end, samples.last.map({ $0.instant < end }) ?? true else { return }
    add(Sample(instant: end, fraction: span.kind == .cancelled ? 0 : 1, velocity: 0))
  }
}

extension TransitionCourse.Sample {
  init(_ running: RunningTransition, at instant: Instant) {
    self.init(
      instant: instant, fraction: running.transition.fraction, velocity: running.fractionVelocity)
  }
}

/// Follows the last transition frame by frame, so that no replay is needed while it runs.
@MainActor
struct CourseRecorder {
  private struct Key: Hashable {
    let timeLine: Int
    let start: Instant
  }

  /// Up to this number of inputs, a replay takes a few milliseconds; by eye.
  private static let maxReplayed = 500

  private var key: Key?
  private var isComplete = false
  private(set) var course: TransitionCourse?

  /// Call this when the transition at the same instants has changed.
  mutating func forget() { (key, course) = (nil, nil) }

  mutating func follow(_ model: ViewerModel, _ running: RunningTransition?) {
    guard let span = model.lastTransition else { return forget() }
    let playback = model.playback
    let key = Key(timeLine: model.history.currentID, start: span.start)
    if key != self.key {
      (self.key, isComplete) = (key, false)
      let isNew = playback.now <= span.start.advanced(by: Playback.frame * 2)
      course =
        running.flatMap { running in
          isNew && !playback.isInPast
            ? TransitionCourse(start: span.start, timing: running.transition.timing) : nil
        } ?? model.recordedTransition?.course
    }
    guard !playback.isInPast || playback.now > (course?.samples.last?.instant ?? .zero) else {
      return
    }
    if span.end == nil, let running {
      course?.add(TransitionCourse.Sample(running, at: playback.now))
    } else if !isComplete {
      isComplete = true
      course?.end(span)
      // The window may have shown few frames; a replay samples each frame.
      if playback.log.count <= Self.maxReplayed { course = model.recordedTransition?.course }
    }
  }
}
