internal import FlowCore

/// The marks of a time line, read anew only when something has happened since.
struct KnownTimeMarks {
  /// Which lines were read.
  private struct Part: Equatable {
    let start: Int
    let count: Int
    let last: TraceLine?
  }

  /// How much before the line's beginning is read as well: what began then may still go on.
  private static let lead = Duration.seconds(5)

  private var known: (part: Part, marks: TimeMarks)?

  /// The marks of what a playback has seen in the time that the line shows.
  mutating func marks(of playback: Playback) -> TimeMarks {
    let events = playback.events
    let first = playback.end.advanced(by: .zero - TimeLine.length - Self.lead)
    let part = Part(start: events.lowerBound(of: first), count: events.count, last: events.last)
    if let known, known.part == part { return known.marks }
    let marks = TimeMarks(events[part.start...])
    known = (part, marks)
    return marks
  }
}

extension [TraceLine] {
  /// The place of the first line that is no earlier than an instant.
  fileprivate func lowerBound(of instant: Instant) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].instant < instant { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
