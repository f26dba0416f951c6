internal import FlowCore
internal import FlowUI

extension TimeMarks {
  enum Event: Hashable {
    case moment(Moment)
    case span(Span)

    /// `line` returns the trace line at an index.
    @MainActor
    func title(_ line: (Int) -> TraceLine?, _ strings: FlowStrings) -> String {
      switch self {
      case .moment(let moment):
        let title = line(moment.line).map { EventText($0, nil, strings).text } ?? ""
        return moment.others > 0 ? "\(title) +\(moment.others)" : title
      case .span(let span):
        let title =
          span.kind == .press
          ? strings[.aPress] : strings[.toScreen.with(line(span.line)?.subject ?? "")]
        return span.kind == .cancelledTransition ? strings[.cancelled.with(title)] : title
      }
    }
  }

  enum Track: CaseIterable {
    case input, transitions, callbacks, gates
  }

  /// The event at an instant on a track, or on any track if `track` is `nil`.
  ///
  /// The nearest event without a duration, if at most `reach` away, takes precedence over events
  /// with a duration.
  func event(at instant: Instant, within reach: Duration, on track: Track?) -> Event? {
    let isOn = { track == nil || track == $0 }
    let moments = [
      (refusals, Track.gates), (gates, .gates), (callbacks, .callbacks), (keys, .input),
    ]
    let near = moments.filter { isOn($0.1) }.flatMap { moments, _ in
      let next = moments.firstIndex(from: instant)
      return moments[max(0, next - 1)..<min(next + 1, moments.count)]
    }
    let distance = { (moment: Moment) in
      max(moment.instant.duration(since: instant), instant.duration(since: moment.instant))
    }
    if let nearest = near.min(by: { distance($0) < distance($1) }), distance(nearest) <= reach {
      return .moment(nearest)
    }
    let all = [(transitions, Track.transitions), (presses, .input)]
    let spans = all.filter { isOn($0.1) }.compactMap { spans, _ -> Span? in
      let index = spans.firstIndex(from: instant)
      return index < spans.count && spans[index].start <= instant ? spans[index] : nil
    }
    return spans.first.map(Event.span)
  }
}
