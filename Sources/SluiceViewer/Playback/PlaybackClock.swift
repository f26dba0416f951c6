internal import FlowCore
internal import FlowUI

/// Advances a stage's time by the clock of its window: at full speed, slower, or not at all.
///
/// Slow motion does not apply while a pointer presses the stage: less of the stage's time would
/// pass, so a drag would count as faster than it was. Time stops soon after everything has settled,
/// so that the time line does not grow while the user looks at the result.
@MainActor
final class PlaybackClock {
  var isPaused = false
  /// The playback speed while no pointer presses the stage.
  var speed = PlaybackSpeed.whole {
    didSet { loop = loop.map { Loop($0.transition, until: playback.end, at: speed) } }
  }
  var isPointerDown = false
  var loop: Loop?
  /// How many times a loop has begun again.
  private(set) var rounds = 0
  /// A second playback that is advanced to the same instants.
  var follower: Playback?

  /// A transition of the past that is played in a loop.
  struct Loop: Hashable {
    let transition: TimeMarks.Span
    /// The transition, with some time before and after it.
    let period: ClosedRange<Instant>

    /// The real time that is shown before and after the transition; by eye.
    static let margin = Duration.milliseconds(300)

    init(_ transition: TimeMarks.Span, until present: Instant, at speed: PlaybackSpeed) {
      let margin = speed.stageTime(in: Self.margin)
      let end = min(present, (transition.end ?? present).advanced(by: margin))
      self.transition = transition
      period = max(.zero, transition.start.advanced(by: .zero - margin))...end
    }
  }

  private let playback: Playback
  private var last: Instant
  /// The window time left over from the last advance: less than a nanosecond of the stage's time.
  private var leftover = Duration.zero

  init(_ playback: Playback, by clock: FlowClock) {
    self.playback = playback
    last = clock.now
    clock.add(self)
  }

  /// How long time continues after everything has settled: longer than the interval between the
  /// presses of any gesture, such as a double tap.
  private static let idleLimit = Duration.seconds(1)

  /// How long the velocity of a pointer that has stopped keeps falling: the time over which
  /// velocity is measured, plus a frame.
  private static let velocityDecay = Duration.milliseconds(170)

  private var isVelocityDecaying: Bool {
    isPointerDown && playback.now < playback.lastActivity.advanced(by: Self.velocityDecay)
  }

  /// The instant at which time will stop; `nil` while the stage is busy, and once time has stopped.
  ///
  /// Nothing happens at that instant, but the window must wake up to show it.
  private var idleEnd: Instant? {
    let end = playback.lastActivity.advanced(by: Self.idleLimit)
    return !playback.isBusy && playback.now < end ? end : nil
  }

  private var currentSpeed: PlaybackSpeed { isPointerDown ? .whole : speed }
}

extension PlaybackClock: ClockParticipant {
  var deadline: Instant? {
    let deadlines = [playback.deadline, playback.isInPast ? nil : follower?.deadline, idleEnd]
    guard !isPaused, let next = deadlines.compactMap(\.self).min() else { return nil }
    let wait = currentSpeed.time(for: next.duration(since: playback.now))
    return last.advanced(by: max(.zero, wait - leftover))
  }

  /// A replay of the past counts as motion until it reaches the present.
  ///
  /// A pointer that has just stopped counts as motion, too: its velocity, and with it the outcome
  /// of its drag, still changes for a while.
  var isMoving: Bool {
    !isPaused
      && (isVelocityDecaying || playback.session.isMoving || playback.isInPast
        || loop != nil || follower?.session.isMoving ?? false)
  }

  func advance(to instant: Instant) {
    let passed = instant.duration(since: last) + leftover
    last = instant
    guard !isPaused else { return leftover = .zero }
    let stageTime = currentSpeed.stageTime(in: passed)
    leftover = passed - currentSpeed.time(for: stageTime)
    let goal = playback.now.advanced(by: stageTime)
    defer { follower?.follow(playback) }
    if let period = loop?.period, goal > period.upperBound {
      playback.seek(to: Self.repeated(goal, in: period))
      rounds += 1
    } else if playback.isInPast {
      playback.play(to: min(goal, playback.end))
    } else if playback.isBusy || follower?.isBusy ?? false {
      playback.play(to: goal)
    } else {
      playback.play(to: min(goal, playback.lastActivity.advanced(by: Self.idleLimit)))
    }
  }

  private static func repeated(_ instant: Instant, in period: ClosedRange<Instant>) -> Instant {
    let length = period.upperBound.duration(since: period.lowerBound).inNanoseconds
    guard length > 0 else { return period.lowerBound }
    let passed = instant.duration(since: period.lowerBound).inNanoseconds
    return period.lowerBound.advanced(by: .nanoseconds(passed % length))
  }
}

enum PlaybackSpeed: Int, CaseIterable, Hashable {
  case whole = 1
  case half = 2
  case quarter = 4
  case tenth = 10

  var title: String { self == .whole ? "1×" : "1/\(rawValue)" }

  func stageTime(in time: Duration) -> Duration {
    .nanoseconds(time.inNanoseconds / Int64(rawValue))
  }

  /// The time in which `stageTime` passes on the stage; the largest representable one on overflow.
  func time(for stageTime: Duration) -> Duration {
    let (product, isBeyond) = stageTime.inNanoseconds.multipliedReportingOverflow(
      by: Int64(rawValue))
    return .nanoseconds(isBeyond ? .max : product)
  }
}
