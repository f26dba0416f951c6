internal import FlowCore

/// Keeps the marks of a time line, and reads only the trace lines that were added.
@MainActor
struct CachedTimeMarks {
  /// Marks are kept for this long before the start of the time line, so that a transition or press
  /// that began earlier and extends into the time line is marked, too.
  private static let lead = Duration.seconds(5)

  private var marks = TimeMarks()
  /// What the trace that was read begins with, and the number of its lines that were read.
  private var read = (beginning: TraceLog.Beginning?.none, count: 0)

  /// The marks of a playback's events in the period that the time line shows.
  mutating func marks(of playback: Playback) -> TimeMarks {
    let events = playback.events
    let first = playback.end.advanced(by: .zero - TimeMarks.period - Self.lead)
    if read.beginning !== events.beginning { (marks, read.count) = (TimeMarks(), 0) }
    marks.append(events[max(read.count, events.firstIndex(from: first))...])
    marks.forget(before: first)
    read = (events.beginning, events.count)
    return marks
  }
}
