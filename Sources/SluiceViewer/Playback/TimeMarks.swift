internal import FlowCore

/// The events of a trace that a time line marks, by track.
///
/// This is a class, because a million marks in a struct would be copied whenever one is added.
@MainActor
final class TimeMarks {
  struct Span: Hashable {
    enum Kind: Hashable {
      case transition
      case cancelled
      case gesture
    }

    var kind: Kind
    let line: Int
    let start: Instant
    /// `nil` while the event lasts.
    var end: Instant?
  }

  struct Moment: Hashable {
    let instant: Instant
    let line: Int
    /// The number of other events of the same track at this instant; they have no moment of their
    /// own.
    var others = 0
  }

  /// Presses; each ends before the next one begins.
  private(set) var gestures: [Span] = []
  /// Key, wheel and text input.
  private(set) var keys: [Moment] = []
  /// Transitions that are not immediate; each ends before the next one begins.
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

  /// Reads only the lines that were added since the last update.
  func update(to trace: TraceLog) {
    if read.beginning !== trace.beginning {
      (gestures, keys, transitions, callbacks) = ([], [], [], [])
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
    case "refused":
      Self.add(line, at: index, to: &refusals)
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
  func lastTransition(at instant: Instant) -> Span? {
    let next = transitions.partitioningIndex { $0.start > instant }
    return next > 0 ? transitions[next - 1] : nil
  }
}

extension Array where Element == TimeMarks.Moment {
  func firstIndex(from instant: Instant) -> Int { partitioningIndex { $0.instant >= instant } }
}

extension Array where Element == TimeMarks.Span {
  /// The first span that ends at or after the instant, or has not ended.
  func firstIndex(from instant: Instant) -> Int {
    partitioningIndex { $0.end.map { $0 >= instant } ?? true }
  }
}

extension Array {
  /// Bisection: all elements after one with the property must have it, too.
  fileprivate func partitioningIndex(where hasProperty: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if hasProperty(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
