internal import FlowCore

/// The speed of a stage's time.
enum PlaybackSpeed: Int, CaseIterable, Hashable {
  case whole = 1
  case half = 2
  case quarter = 4
  case tenth = 10

  /// The title shown to users.
  var title: String { self == .whole ? "1×" : "1/\(rawValue)" }

  /// The stage's time that passes in a period of real time.
  func stageTime(in time: Duration) -> Duration {
    .nanoseconds(time.inNanoseconds / Int64(rawValue))
  }

  /// The real time that a period of the stage's time takes; the largest representable time on
  /// overflow.
  func time(for stageTime: Duration) -> Duration {
    let (product, isBeyond) = stageTime.inNanoseconds.multipliedReportingOverflow(
      by: Int64(rawValue))
    return .nanoseconds(isBeyond ? .max : product)
  }
}
