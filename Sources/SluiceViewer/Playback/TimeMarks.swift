internal import FlowCore

/// The events of a trace that a time line marks, by track.
///
/// This is a class, because a million marks in a struct would be copied whenever one is added.
@MainActor
final class TimeMarks {
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
    /// The index of the trace line that begins the event.
    let line: Int
    let start: Instant
    /// The end; `nil` while the event lasts.
    var end: Instant?
  }

  /// An event without a duration.
  struct Moment: Hashable {
    let instant: Instant
    /// The index of the event's trace line.
    let line: Int
    /// The number of other events of the same track at the same instant.
    var others = 0
  }

  /// Presses, in order; each ends before the next one begins.
  private(set) var gestures: [Span] = []
  /// Key, wheel and text input, in order.
  private(set) var keys: [Moment] = []
  /// Transitions that are not immediate, in order; each ends before the next one begins.
  private(set) var transitions: [Span] = []
  /// Callbacks to screens and observers, in order; one entry per instant.
  private(set) var callbacks: [Moment] = []
  /// Events of gates, in order: resets of a stack, guards, and refusals, for example to go back.
  private(set) var gates: [Moment] = []

  /// The trace verbs of callbacks to screens and observers.
  nonisolated static let callbackVerbs: Set<String> = [
    "willShow", "didShow", "didCancel", "willAppear", "didAppear", "willDisappear",
    "didDisappear", "page", "select",
  ]

  /// The trace verbs of gates.
  private nonisolated static let gateVerbs: Set<String> = [
    "trim", "enter", "wait", "forget", "refused",
  ]

  /// The beginning of the trace that was read, and the number of its lines that were read.
  private var read = (beginning: TraceLog.Beginning?.none, count: 0)

  /// Brings the marks up to date with a trace; reads only the lines that were added to it.
  func update(to trace: TraceLog) {
    if read.beginning !== trace.beginning {
      (gestures, keys, transitions, callbacks, gates, read.count) = ([], [], [], [], [], 0)
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
        transitions[last].kind = .cancelled
      }
      Self.end(&transitions, at: line.instant)
    case "down":
      Self.end(&gestures, at: line.instant)
      gestures.append(Span(kind: .gesture, line: index, start: line.instant))
    case "up", "cancelled":
      Self.end(&gestures, at: line.instant)
    case "key", "wheel", "text":
      Self.add(line, at: index, to: &keys)
    default:
      break
    }
    if Self.callbackVerbs.contains(line.verb) { Self.add(line, at: index, to: &callbacks) }
    if Self.gateVerbs.contains(line.verb) { Self.add(line, at: index, to: &gates) }
  }

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
  /// The last transition that began at or before an instant; `nil` if there is none.
  func lastTransition(at instant: Instant) -> Span? {
    let next = transitions.partitioningIndex { $0.start > instant }
    return next > 0 ? transitions[next - 1] : nil
  }
}

extension Array where Element == TimeMarks.Moment {
  /// The index of the first moment at or after an instant.
  func firstIndex(from instant: Instant) -> Int { partitioningIndex { $0.instant >= instant } }
}

extension Array where Element == TimeMarks.Span {
  /// The index of the first span that ends at or after an instant, or has not ended.
  func firstIndex(from instant: Instant) -> Int {
    partitioningIndex { $0.end.map { $0 >= instant } ?? true }
  }
}

extension Array {
  /// The index of the first element with a property, by bisection; the count if there is none.
  ///
  /// All elements after one that has the property must have it, too.
  fileprivate func partitioningIndex(where hasProperty: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if hasProperty(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
