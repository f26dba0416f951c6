package final class Tally {
  package enum Event: String, CaseIterable, Sendable {
    /// A request added a gate head, or returned to one, with screens below it.
    case gatesPassed
    case refusedBehindGate
    /// A gate head was added to a flow that presented another one.
    case flowsDropped
    /// A transition was frozen while it ran by itself, or while it was dragged.
    case frozen, frozenDuringDrag
    /// A transition was grabbed, or continued below one that began interactively.
    case dragsBegun, begunOver
    /// A drag was released towards the end of the transition, or back to the start.
    case released, releasedBack
    /// A request ended a drag.
    case gaveWay
    /// A request reversed a running transition, or was queued behind it.
    case turnedRound, queued
    case insideCallback
  }

  package private(set) var counts: [Event: Int] = [:]

  package init() {}

  package subscript(event: Event) -> Int { counts[event, default: 0] }

  package func count(_ event: Event, _ times: Int = 1) { counts[event, default: 0] += times }

  package func add(_ other: Tally) {
    for (event, times) in other.counts { count(event, times) }
  }
}

extension Tally: CustomStringConvertible {
  /// The counts that are not 0, such as `frozen=12`.
  package var description: String {
    Event.allCases.filter { self[$0] > 0 }.map { "\($0.rawValue)=\(self[$0])" }
      .joined(separator: " ")
  }

  /// Ignores words that are not counts.
  package convenience init(_ description: String) {
    self.init()
    for word in description.split(separator: " ") {
      let parts = word.split(separator: "=")
      guard parts.count == 2, let event = Event(rawValue: String(parts[0])),
        let times = Int(parts[1])
      else { continue }
      count(event, times)
    }
  }
}
