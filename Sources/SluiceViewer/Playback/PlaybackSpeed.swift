internal import FlowCore

/// How fast a stage's time passes.
enum PlaybackSpeed: Int, CaseIterable, Hashable {
  case whole = 1
  case half = 2
  case quarter = 4
  case tenth = 10

  /// What people call it.
  var title: String { self == .whole ? "1×" : "1/\(rawValue)" }

  /// How much of the stage's time passes in some time.
  func stageTime(in time: Duration) -> Duration {
    .nanoseconds(time.inNanoseconds / Int64(rawValue))
  }

  /// How long some of the stage's time takes.
  func time(for stageTime: Duration) -> Duration {
    let (product, isBeyond) = stageTime.inNanoseconds.multipliedReportingOverflow(
      by: Int64(rawValue))
    return .nanoseconds(isBeyond ? .max : product)
  }
}
