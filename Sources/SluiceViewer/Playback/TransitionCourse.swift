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
    /// Whether the transition was dragged or frozen, rather than moving by itself.
    let isDriven: Bool
  }

  let start: Instant
  /// How the transition moves by itself.
  let timing: TransitionTiming
  /// In chronological order, with different instants.
  private(set) var samples: [Sample] = []
  /// How the transition moved by itself at the last sample; `nil` if it was dragged or frozen then.
  private var motion: Motion?

  init(start: Instant, timing: TransitionTiming) { (self.start, self.timing) = (start, timing) }

  /// From the start until the transition has begun to move by itself.
  var lead: Duration { motion.map { max(.zero, $0.start.duration(since: start)) } ?? .zero }

  /// How long the transition moves by itself; `nil` if it was dragged or frozen at the last sample.
  var freeDuration: Duration? { motion.map { $0.settleTime.duration(since: $0.start) } }

  /// The time from the start until the transition settles.
  ///
  /// While the transition is dragged or frozen, this assumes that it moves by itself in full from
  /// now on, rounded up so that the graph's scale seldom changes.
  var duration: Duration {
    let elapsed = samples.last.map { $0.instant.duration(since: start) } ?? .zero
    if samples.last?.isDriven == true {
      let steps = ((elapsed + timing.duration) / Self.scaleStep).rounded(.up)
      return Self.scaleStep * steps
    }
    return max(elapsed, motion.map { $0.settleTime.duration(since: start) } ?? .zero)
  }

  /// The step by which the graph's scale grows; by eye.
  private static let scaleStep = Duration.milliseconds(500)

  /// What follows the last sample if nobody interferes.
  @MainActor
  var future: [Sample] {
    guard let motion, let last = samples.last, last.instant < motion.settleTime else { return [] }
    let end = motion.settleTime
    let step = Self.step(over: end.duration(since: last.instant))
    let instants = sequence(first: last.instant) {
      $0 < end ? min(end, $0.advanced(by: step)) : nil
    }
    return instants.map {
      Sample(
        instant: $0, fraction: min(max(motion.value(at: $0), 0), 1),
        velocity: motion.velocity(at: $0), isDriven: false)
    }
  }

  /// One for each frame of ten seconds.
  private static let maxSamples = 600

  /// Between two samples: a frame, or more if a transition takes long.
  @MainActor
  static func step(over time: Duration) -> Duration { max(Playback.frame, time / maxSamples) }

  /// The last sample that is not after an instant; `nil` before the start.
  func sample(at instant: Instant) -> Sample? {
    guard instant >= start else { return nil }
    return samples.last { $0.instant <= instant }
  }

  mutating func add(_ running: RunningTransition, at instant: Instant) {
    add(Sample(running, at: instant))
    motion = running.transition.motion
  }

  /// Appends a sample; removes those at and after its instant, because the transition has since
  /// taken another course.
  private mutating func add(_ sample: Sample) {
    while let last = samples.last, last.instant >= sample.instant { samples.removeLast() }
    samples.append(sample)
  }

  mutating func end(_ span: TimeMarks.Span) {
    guard let end = span.end, samples.last.map({ $0.instant < end }) ?? true else { return }
    add(
      Sample(
        instant: end, fraction: span.kind == .cancelledTransition ? 0 : 1, velocity: 0,
        isDriven: false))
  }
}

extension TransitionCourse.Sample {
  fileprivate init(_ running: RunningTransition, at instant: Instant) {
    self.init(
      instant: instant, fraction: running.transition.fraction, velocity: running.fractionVelocity,
      isDriven: running.drag != nil)
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

  /// Discards the course.
  ///
  /// Call this when another time line is shown, whose last transition may differ although the ID
  /// and the start are the same.
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
    // The past is known up to the last sample.
    guard !playback.isInPast || playback.now > (course?.samples.last?.instant ?? .zero) else {
      return
    }
    if span.end == nil, let running {
      course?.add(running, at: playback.now)
    } else if !isComplete {
      isComplete = true
      course?.end(span)
      // The window may have shown few frames; a replay samples each frame.
      if playback.log.count <= Self.maxReplayed { course = model.recordedTransition?.course }
    }
  }
}
