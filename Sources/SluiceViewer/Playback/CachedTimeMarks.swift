internal import FlowCore

/// Keeps the marks of a time line, and reads only the trace lines that were added.
@MainActor
struct CachedTimeMarks {
  /// Marks are kept for this long before the start of the time line, so that a transition or press
  /// that began earlier and extends into the time line is marked, too.
  private static let lead = Duration.seconds(5)

  private var marks = TimeMarks()
  /// The number of trace lines read, and the last of them.
  private var read = (count: 0, last: TraceLine?.none)

  /// The marks of a playback's events in the period that the time line shows.
  mutating func marks(of playback: Playback) -> TimeMarks {
    let events = playback.events
    let first = playback.end.advanced(by: .zero - TimeMarks.period - Self.lead)
    let isContinued =
      read.count <= events.count && (read.count == 0 || events[read.count - 1] == read.last)
    if !isContinued { (marks, read.count) = (TimeMarks(), 0) }
    marks.append(events[max(read.count, events.firstIndex(from: first))...])
    marks.forget(before: first)
    read = (events.count, events.last)
    return marks
  }
}
