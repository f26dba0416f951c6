internal import FlowCore

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
