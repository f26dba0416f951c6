internal import FlowCore

/// The clock of a session in a window, and the schedule of its frames.
struct FramePacing {
  /// How far the session may be behind before its time is paused; by eye: longer than any frame
  /// takes, and shorter than what a person perceives as a freeze.
  private static let longestFrame = Duration.milliseconds(250)

  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  /// The total time that was left out of the session's time.
  private var stalled = Duration.zero
  private var nextFrame: ContinuousClock.Instant

  /// Starts the session's time; the first frame is due immediately.
  init() {
    start = clock.now
    nextFrame = start
  }

  /// The current instant of the session.
  var now: Instant { Instant(nanoseconds: (clock.now - start - stalled).inNanoseconds) }

  /// Whether it is time to show the next frame.
  var isFrameDue: Bool { clock.now >= nextFrame }

  /// Leaves a stall out of the session's time, such as when the process was suspended, so that no
  /// page moves unseen (FC-15).
  ///
  /// - Parameter due: When the session's next change was due.
  mutating func leaveOutStall(after due: Instant) {
    let late = now.duration(since: due) - Self.longestFrame
    if late > .zero { stalled += late }
  }

  /// Schedules the next frame; deadlines follow the display's refresh rate, 60 Hz if unknown,
  /// without drift.
  mutating func schedule(refreshRate: Int?) {
    let interval = Duration.nanoseconds(1_000_000_000 / Int64(refreshRate ?? 60))
    nextFrame += interval
    // After an idle period or a slow frame, the schedule starts anew.
    if nextFrame < clock.now { nextFrame = clock.now + interval }
  }

  /// The time to wait for input, in milliseconds: until the next frame if one is needed, or else
  /// the session's deadline, but not beyond `end`; `nil` means without a limit.
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
