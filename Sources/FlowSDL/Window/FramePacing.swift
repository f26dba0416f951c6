internal import FlowCore

/// What time it is for a session in a window, and when the next frame is due.
struct FramePacing {
  /// How long a frame may be seen although the next one is due, before the session's time stands
  /// still; by eye: longer than any frame takes, and shorter than what a person takes for a stop.
  private static let longestFrame = Duration.milliseconds(250)

  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  /// How much time has been left out of the session's.
  private var stalled = Duration.zero
  private var nextFrame: ContinuousClock.Instant

  /// Begins the session's time; a frame is due at once.
  init() {
    start = clock.now
    nextFrame = start
  }

  /// The session's instant.
  var now: Instant { Instant(nanoseconds: (clock.now - start - stalled).inNanoseconds) }

  /// Whether the next frame may be shown.
  var isFrameDue: Bool { clock.now >= nextFrame }

  /// Leaves out of the session's time what the window has lost, as when the whole process stood
  /// still: nobody has seen the pages that would have gone by (FC-15).
  ///
  /// - Parameter due: When something would have happened in the session.
  mutating func leaveOutStall(after due: Instant) {
    let late = now.duration(since: due) - Self.longestFrame
    if late > .zero { stalled += late }
  }

  /// Takes notice of a frame; they come at the display's own pace, by deadlines that do not drift.
  mutating func schedule(refreshRate: Int?) {
    let interval = Duration.nanoseconds(1_000_000_000 / Int64(refreshRate ?? 60))
    nextFrame += interval
    // After a rest, or a frame that took too long, the count starts anew.
    if nextFrame < clock.now { nextFrame = clock.now + interval }
  }

  /// How long to wait for input, in milliseconds: until the next frame, until the session does
  /// something, until the end, or for ever.
  func patience(
    needsFrame: Bool, deadline: Instant?, end: ContinuousClock.Instant?
  ) -> Int? {
    let frame = needsFrame ? nextFrame - clock.now : deadline.map { $0.duration(since: now) }
    guard let wake = [frame, end.map { $0 - clock.now }].compactMap(\.self).min() else {
      return nil
    }
    return max(0, Int((wake.inNanoseconds + 999_999) / 1_000_000))
  }
}
