internal import FlowCore

/// The events of a trace that a time line marks, by track.
///
/// This is a class, because the time line's content refers to the marks while more are added: in a
/// struct, each update would copy all of them, up to a million.
@MainActor
final class TimeMarks {
  struct Span: Hashable {
    enum Kind: Hashable {
      case transition
      case cancelledTransition
      case press
    }

    var kind: Kind
    /// The index in the trace of the line that begins the event.
    let line: Int
    let start: Instant
    /// `nil` while the event lasts.
    var end: Instant?
  }

  struct Moment: Hashable {
    let instant: Instant
    /// The index in the trace of the event's line.
    let line: Int
    /// The number of other events of the same track at this instant; they have no moment of their
    /// own.
    var others = 0
  }

  /// Presses in chronological order; each ends, at the latest, when the next one begins, such as
  /// that of a second finger.
  private(set) var presses: [Span] = []
  /// Keys, the wheel, and text that is written or composed.
  private(set) var keys: [Moment] = []
  /// Transitions that are not immediate, in chronological order; each ends, at the latest, when the
  /// next one begins.
  private(set) var transitions: [Span] = []
  /// Callbacks to screens and observers.
  private(set) var callbacks: [Moment] = []
  /// Screens that are removed behind a gate head, and entries that wait at a guard, enter, or are
  /// forgotten.
  private(set) var gates: [Moment] = []
  /// Refused requests, for example to go back.
  private(set) var refusals: [Moment] = []

  nonisolated static let callbackVerbs: Set<String> = [
    "willShow", "didShow", "didCancel", "willAppear", "didAppear", "willDisappear",
    "didDisappear", "page", "select",
  ]

  nonisolated static let gateVerbs: Set<String> = ["trim", "enter", "wait", "forget"]

  private var read = (beginning: TraceLog.Beginning?.none, count: 0)

  /// Reads the lines that were added since the last update, or all lines if some were removed or
  /// the trace is another one.
  func update(to trace: TraceLog) {
    if read.beginning !== trace.beginning {
      (presses, keys, transitions, callbacks) = ([], [], [], [])
      (gates, refusals, read.count) = ([], [], 0)
    }
    for index in read.count..<trace.count { handle(trace[index], at: index) }
    read = (trace.beginning, trace.count)
  }

  private func handle(_ line: TraceLine, at index: Int) {
    switch line.verb {
    case "willShow" where !line.details.hasPrefix("immediate"):
      Self.end(&transitions, at: line.instant)
      transitions.append(Span(kind: .transition, line: index, start: line.instant))
    case "didShow":
      Self.end(&transitions, at: line.instant)
    case "didCancel":
      if let last = transitions.indices.last, transitions[last].end == nil {
        transitions[last].kind = .cancelledTransition
      }
      Self.end(&transitions, at: line.instant)
    case "down":
      Self.end(&presses, at: line.instant)
      presses.append(Span(kind: .press, line: index, start: line.instant))
    case "up", "cancelled":
      Self.end(&presses, at: line.instant)
    case "focus" where line.details == "lost":
      // The session cancels the press without a line of its own.
      Self.end(&presses, at: line.instant)
    case "compose" where line.subject == Self.noText:
      // This ends a composition; the text that is written, if any, has its own line.
      break
    case "key", "wheel", "text", "compose":
      Self.add(line, at: index, to: &keys)
    case "refused":
      Self.add(line, at: index, to: &refusals)
    default:
      break
    }
    if Self.callbackVerbs.contains(line.verb) { Self.add(line, at: index, to: &callbacks) }
    if Self.gateVerbs.contains(line.verb) { Self.add(line, at: index, to: &gates) }
  }

  /// An empty text, as the trace has it.
  private static let noText = "".debugDescription

  private static func end(_ spans: inout [Span], at instant: Instant) {
    if let last = spans.indices.last, spans[last].end == nil { spans[last].end = instant }
  }

  private static func add(_ line: TraceLine, at index: Int, to moments: inout [Moment]) {
    if let last = moments.indices.last, moments[last].instant == line.instant {
      moments[last].others += 1
    } else {
      moments.append(Moment(instant: line.instant, line: index))
    }
  }
}

extension TimeMarks {
  /// The last transition that has begun by the instant, whether or not it is over then; `nil`
  /// before the first one.
  func lastTransition(at instant: Instant) -> Span? {
    let next = transitions.partitioningIndex { $0.start > instant }
    return next > 0 ? transitions[next - 1] : nil
  }
}

extension Array where Element == TimeMarks.Moment {
  /// The index of the first moment at or after the instant; `count` if there is none.
  func firstIndex(from instant: Instant) -> Int { partitioningIndex { $0.instant >= instant } }
}

extension Array where Element == TimeMarks.Span {
  /// The index of the first span that ends at or after the instant, or has not ended; `count` if
  /// there is none.
  func firstIndex(from instant: Instant) -> Int {
    partitioningIndex { $0.end.map { $0 >= instant } ?? true }
  }
}

extension Array {
  /// The index of the first element with the property, by bisection; `count` if there is none.
  ///
  /// All elements after one with the property must have it, too.
  fileprivate func partitioningIndex(where hasProperty: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if hasProperty(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
