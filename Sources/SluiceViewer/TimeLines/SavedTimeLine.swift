internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot

/// What a time line needs to be shown again as it was left.
///
/// Everything else, such as its events, results from a replay of the input.
struct SavedTimeLine {
  let setup: StageSetup
  /// Past and future input, in chronological order.
  let log: [Script.TimedInput]
  /// The number of log entries that were played until `end`.
  let playedCount: Int
  /// The latest instant that was played.
  let end: Instant
  let now: Instant
  /// The last instant with input or motion.
  let lastActivity: Instant
  var isPaused = false
}

extension SavedTimeLine {
  init(_ setup: StageSetup, playedAllOf script: Script) {
    self.init(
      setup: setup, log: script.inputs, playedCount: script.inputs.count, end: script.end,
      now: script.end, lastActivity: script.end)
  }
}

extension Playback {
  var saved: SavedTimeLine {
    SavedTimeLine(
      setup: setup, log: log, playedCount: reportedCount, end: end, now: now,
      lastActivity: lastActivity)
  }
}
