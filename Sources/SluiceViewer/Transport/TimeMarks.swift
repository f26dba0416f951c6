internal import FlowCore

/// What of a trace a time line marks.
struct TimeMarks: Hashable {
  /// Something that took some time.
  struct Span: Hashable {
    /// What it was.
    enum Kind: Hashable {
      /// A page that came or went.
      case transition
      /// A transition that was given up.
      case cancelled
      /// A press.
      case gesture
    }

    var kind: Kind
    /// What it is called.
    let title: String
    var start: Instant
    /// `nil` as long as it goes on.
    var end: Instant?
  }

  /// Something that took no time.
  struct Moment: Hashable {
    let instant: Instant
    /// What it is called, and how much else was at the same instant.
    let title: String
    var others = 0
  }

  /// Transitions, in order.
  private(set) var transitions: [Span] = []
  /// Presses, in order.
  private(set) var gestures: [Span] = []
  /// When keys and wheels were used.
  private(set) var keys: [Moment] = []
  /// When screens and observers heard of something; each instant once.
  private(set) var callbacks: [Moment] = []

  /// What screens and observers are told, by the verbs of the trace.
  static let callbackVerbs: Set<String> = [
    "willShow", "didShow", "didCancel", "willAppear", "didAppear", "willDisappear",
    "didDisappear", "page", "select",
  ]

  /// Reads the marks of lines, which come in order.
  init(_ lines: some Sequence<TraceLine>) {
    for line in lines { take(line) }
  }

  private mutating func take(_ line: TraceLine) {
    switch line.verb {
    case "willShow" where !line.details.hasPrefix("immediate"):
      end(&transitions, at: line.instant)
      transitions.append(
        Span(kind: .transition, title: "to \(line.subject)", start: line.instant))
    case "didShow":
      end(&transitions, at: line.instant)
    case "didCancel":
      if !transitions.isEmpty, transitions[transitions.count - 1].end == nil {
        transitions[transitions.count - 1].kind = .cancelled
      }
      end(&transitions, at: line.instant)
    case "down":
      end(&gestures, at: line.instant)
      gestures.append(Span(kind: .gesture, title: "a press", start: line.instant))
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
  /// What was at an instant, or nearest to it within a time: first of all what took none; `nil` for
  /// nothing.
  func title(at instant: Instant, within reach: Duration) -> String? {
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
    return span.map { $0.kind == .cancelled ? "\($0.title), cancelled" : $0.title }
  }
}
