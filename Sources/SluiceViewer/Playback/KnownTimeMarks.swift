internal import FlowCore

/// Caches the marks of a time line until the trace lines that they come from change.
@MainActor
struct KnownTimeMarks {
  /// Identifies the trace lines that the marks come from.
  private struct Part: Equatable {
    let start: Int
    let count: Int
    let last: TraceLine?
  }

  /// Trace lines are read from this long before the start of the time line, so that a transition or
  /// press that began earlier and extends into the time line is marked, too.
  private static let lead = Duration.seconds(5)

  private var known: (part: Part, marks: TimeMarks)?

  /// The marks of a playback's events in the period that the time line shows.
  mutating func marks(of playback: Playback) -> TimeMarks {
    let events = playback.events
    let first = playback.end.advanced(by: .zero - TimeMarks.period - Self.lead)
    let part = Part(start: events.lowerBound(of: first), count: events.count, last: events.last)
    if let known, known.part == part { return known.marks }
    let marks = TimeMarks(events[part.start...])
    known = (part, marks)
    return marks
  }
}

extension [TraceLine] {
  /// The index of the first line at or after an instant, or the number of lines if there is none.
  fileprivate func lowerBound(of instant: Instant) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].instant < instant { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
