internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot

/// The data needed to show a time line again as it was left: its setup, its input, and its
/// instants.
///
/// Everything else, such as its events, results from a replay of the input.
struct SavedTimeLine {
  /// The setup from which the time line starts.
  let setup: StageSetup
  /// The input, past and future, in chronological order.
  let log: [Script.TimedInput]
  /// The number of log entries that were played.
  let playedCount: Int
  /// The present of the time line: the latest instant that was played.
  let end: Instant
  /// The instant that was shown.
  let now: Instant
  /// The last instant at which there was input or motion.
  let lastActivity: Instant
  /// Whether time was paused.
  var isPaused = false
}

extension Playback {
  /// The time line, as it is now.
  var saved: SavedTimeLine {
    SavedTimeLine(
      setup: setup, log: log, playedCount: reportedCount, end: end, now: now,
      lastActivity: lastActivity)
  }
}
