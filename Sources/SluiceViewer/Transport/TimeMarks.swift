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
    var start: Instant
    /// `nil` as long as it goes on.
    var end: Instant?
  }

  /// Transitions, in order.
  private(set) var transitions: [Span] = []
  /// Presses, in order.
  private(set) var gestures: [Span] = []
  /// When keys and wheels were used.
  private(set) var keys: [Instant] = []
  /// When screens and observers heard of something; each instant once.
  private(set) var callbacks: [Instant] = []

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
      transitions.append(Span(kind: .transition, start: line.instant))
    case "didShow":
      end(&transitions, at: line.instant)
    case "didCancel":
      if !transitions.isEmpty, transitions[transitions.count - 1].end == nil {
        transitions[transitions.count - 1].kind = .cancelled
      }
      end(&transitions, at: line.instant)
    case "down":
      end(&gestures, at: line.instant)
      gestures.append(Span(kind: .gesture, start: line.instant))
    case "up", "cancelled":
      end(&gestures, at: line.instant)
    case "key", "wheel", "text":
      keys.append(line.instant)
    default:
      break
    }
    if Self.callbackVerbs.contains(line.verb), callbacks.last != line.instant {
      callbacks.append(line.instant)
    }
  }

  private func end(_ spans: inout [Span], at instant: Instant) {
    if let last = spans.indices.last, spans[last].end == nil { spans[last].end = instant }
  }
}
