internal import FlowCore

/// The events of a trace that a time line marks.
struct TimeMarks: Hashable {
  /// The period that a time line shows.
  static let period = Duration.seconds(30)

  /// An event with a duration.
  struct Span: Hashable {
    /// The kind of an event with a duration.
    enum Kind: Hashable {
      /// A transition between pages.
      case transition
      /// A cancelled transition.
      case cancelled
      /// A press.
      case gesture
    }

    var kind: Kind
    /// The title shown to users.
    let title: Phrase
    var start: Instant
    /// The end; `nil` while the event lasts.
    var end: Instant?

    fileprivate func ended(before instant: Instant) -> Bool { end.map { $0 < instant } ?? false }
  }

  /// An event without a duration.
  struct Moment: Hashable {
    let instant: Instant
    /// The title shown to users.
    let title: String
    /// The number of other events at the same instant.
    var others = 0
  }

  /// Transitions, in order.
  private(set) var transitions: [Span] = []
  /// Presses, in order.
  private(set) var gestures: [Span] = []
  /// Key, wheel and text input, in order.
  private(set) var keys: [Moment] = []
  /// Callbacks to screens and observers, in order; one entry per instant.
  private(set) var callbacks: [Moment] = []

  /// The trace verbs of callbacks to screens and observers.
  static let callbackVerbs: Set<String> = [
    "willShow", "didShow", "didCancel", "willAppear", "didAppear", "willDisappear",
    "didDisappear", "page", "select",
  ]

  /// Adds the marks for trace lines, which must be in order and not before those added earlier.
  mutating func append(_ lines: some Sequence<TraceLine>) {
    for line in lines { handle(line) }
  }

  /// Removes the marks of what ended before an instant.
  mutating func forget(before instant: Instant) {
    transitions.removeAll { $0.ended(before: instant) }
    gestures.removeAll { $0.ended(before: instant) }
    keys.removeAll { $0.instant < instant }
    callbacks.removeAll { $0.instant < instant }
  }

  private mutating func handle(_ line: TraceLine) {
    switch line.verb {
    case "willShow" where !line.details.hasPrefix("immediate"):
      end(&transitions, at: line.instant)
      transitions.append(
        Span(kind: .transition, title: .toScreen.with(line.subject), start: line.instant))
    case "didShow":
      end(&transitions, at: line.instant)
    case "didCancel":
      if !transitions.isEmpty, transitions[transitions.count - 1].end == nil {
        transitions[transitions.count - 1].kind = .cancelled
      }
      end(&transitions, at: line.instant)
    case "down":
      end(&gestures, at: line.instant)
      gestures.append(Span(kind: .gesture, title: .aPress, start: line.instant))
    case "up", "cancelled":
      end(&gestures, at: line.instant)
    case "key", "wheel", "text":
      keys.append(Moment(instant: line.instant, title: "\(line.verb) \(line.subject)"))
    default:
      break
    }
    guard Self.callbackVerbs.contains(line.verb) else { return }
    if callbacks.last?.instant == line.instant {
      callbacks[callbacks.count - 1].others += 1
    } else {
      callbacks.append(Moment(instant: line.instant, title: "\(line.verb) \(line.subject)"))
    }
  }

  private func end(_ spans: inout [Span], at instant: Instant) {
    if let last = spans.indices.last, spans[last].end == nil { spans[last].end = instant }
  }
}

extension TimeMarks {
  /// The title of the event at an instant; `nil` if there is none.
  ///
  /// The nearest event without a duration, at most `reach` away, takes precedence over events with
  /// a duration.
  func title(
    at instant: Instant, within reach: Duration, _ strings: FlowStrings
  ) -> String? {
    let distance = { (moment: Moment) in
      max(moment.instant.duration(since: instant), instant.duration(since: moment.instant))
    }
    if let moment = (callbacks + keys).min(by: { distance($0) < distance($1) }),
      distance(moment) <= reach
    {
      return moment.others > 0 ? "\(moment.title) +\(moment.others)" : moment.title
    }
    let span = (transitions + gestures).first { span in
      span.start <= instant && span.end.map { instant <= $0 } ?? true
    }
    return span.map { span in
      let title = strings[span.title]
      return span.kind == .cancelled
        ? strings[.cancelled.with(title)] : title
    }
  }
}
