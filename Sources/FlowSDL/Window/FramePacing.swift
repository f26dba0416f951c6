internal import FlowCore

/// The clock of a session in a window, and the schedule of its frames.
struct FramePacing {
  /// How late the session's next change may be; any excess is left out of the session's time.
  ///
  /// Longer than any frame takes, and shorter than what a person perceives as a freeze; chosen by
  /// eye.
  private static let longestFrame = Duration.milliseconds(250)

  /// How long input may be handled before the next frame: half of 100 ms, up to which a response
  /// feels instantaneous (Nielsen, Usability Engineering, 1993).
  static let longestInput = Duration.milliseconds(50)

  private var stalled = Duration.zero
  private var nextFrame = Duration.zero

  /// Converts the window's time to the session's, which leaves out stalls.
  func instant(at time: Duration) -> Instant {
    Instant(nanoseconds: (time - stalled).inNanoseconds)
  }

  func isFrameDue(at time: Duration) -> Bool { time >= nextFrame }

  /// Leaves a stall, such as a suspension of the process, out of the session's time, so that no
  /// page advances unseen (FC-15).
  ///
  /// - Parameter due: When the session's next change was due.
  mutating func leaveOutStall(after due: Instant, at time: Duration) {
    let late = instant(at: time).duration(since: due) - Self.longestFrame
    if late > .zero { stalled += late }
  }

  /// Schedules the next frame without drift; a refresh rate that is unknown or not positive counts
  /// as 60 Hz.
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
