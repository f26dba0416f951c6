internal import FlowCore

/// The clock of a session in a window, and the schedule of its frames.
struct FramePacing {
  /// How late the session's next change may be before the excess is left out of the session's time:
  /// longer than any frame takes, and shorter than what a person perceives as a freeze; chosen by
  /// eye.
  private static let longestFrame = Duration.milliseconds(250)

  /// How long input may be handled before the next frame: half of 100 ms, up to which a response
  /// feels instantaneous (Nielsen, Usability Engineering, 1993).
  static let longestInput = Duration.milliseconds(50)

  /// The total time left out of the session's time.
  private var stalled = Duration.zero
  /// When the next frame is due; the first one is due immediately.
  private var nextFrame = Duration.zero

  /// The session's instant at a time since the window was opened.
  func instant(at time: Duration) -> Instant {
    Instant(nanoseconds: (time - stalled).inNanoseconds)
  }

  /// Whether it is time to show the next frame.
  func isFrameDue(at time: Duration) -> Bool { time >= nextFrame }

  /// Leaves a stall, such as a suspension of the process, out of the session's time, so that no
  /// page advances unseen (FC-15).
  ///
  /// - Parameter due: When the session's next change was due.
  mutating func leaveOutStall(after due: Instant, at time: Duration) {
    let late = instant(at: time).duration(since: due) - Self.longestFrame
    if late > .zero { stalled += late }
  }

  /// Schedules the next frame at the display's refresh rate, in hertz, without drift; `nil` and
  /// rates that are not positive count as 60 Hz.
  mutating func schedule(refreshRate: Int?, at time: Duration) {
    let rate = refreshRate.flatMap { $0 > 0 ? $0 : nil } ?? 60
    let interval = Duration.nanoseconds(1_000_000_000 / Int64(rate))
    nextFrame += interval
    // After an idle period or a slow frame, the schedule restarts from now.
    if nextFrame < time { nextFrame = time + interval }
  }

  /// The time to wait for input, in milliseconds: until the next frame if one is needed, or else
  /// until the session's deadline, but not beyond `end`; `nil` for no limit.
  func timeToWait(
    needsFrame: Bool, deadline: Instant?, end: Duration?, at time: Duration
  ) -> Int? {
    let frame =
      needsFrame ? nextFrame - time : deadline.map { $0.duration(since: instant(at: time)) }
    guard let wake = [frame, end.map { $0 - time }].compactMap(\.self).min() else {
      return nil
    }
    return max(0, Int((wake.inNanoseconds + 999_999) / 1_000_000))
  }
}
