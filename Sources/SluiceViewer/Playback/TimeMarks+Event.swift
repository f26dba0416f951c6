internal import FlowCore
internal import FlowUI

extension TimeMarks {
  /// An event of the time line.
  enum Event: Hashable {
    case moment(Moment)
    case span(Span)

    /// The title shown to users.
    ///
    /// - Parameter line: Returns the trace line at an index.
    @MainActor
    func title(_ line: (Int) -> TraceLine?, _ strings: FlowStrings) -> String {
      switch self {
      case .moment(let moment):
        let title = line(moment.line).map { "\($0.verb) \($0.subject)" } ?? ""
        return moment.others > 0 ? "\(title) +\(moment.others)" : title
      case .span(let span):
        let title =
          span.kind == .gesture
          ? strings[.aPress] : strings[.toScreen.with(line(span.line)?.subject ?? "")]
        return span.kind == .cancelled ? strings[.cancelled.with(title)] : title
      }
    }
  }

  /// The event at an instant; `nil` if there is none.
  ///
  /// The nearest event without a duration, at most `reach` away, takes precedence over events with
  /// a duration; of several at one instant, that of a gate, and then a callback.
  func event(at instant: Instant, within reach: Duration) -> Event? {
    let near = [gates, callbacks, keys].flatMap { moments in
      let next = moments.firstIndex(from: instant)
      return moments[max(0, next - 1)..<min(next + 1, moments.count)]
    }
    let distance = { (moment: Moment) in
      max(moment.instant.duration(since: instant), instant.duration(since: moment.instant))
    }
    if let nearest = near.min(by: { distance($0) < distance($1) }), distance(nearest) <= reach {
      return .moment(nearest)
    }
    let spans = [transitions, gestures].compactMap { spans -> Span? in
      let index = spans.firstIndex(from: instant)
      return index < spans.count && spans[index].start <= instant ? spans[index] : nil
    }
    return spans.first.map(Event.span)
  }
}
