/// Counts events in random tests.
package final class Tally {
  /// A kind of event.
  package enum Event: String, CaseIterable, Sendable {
    /// A request added a gate head, or returned to one, with screens below it.
    case gatesPassed
    /// A request was refused because it led behind a gate.
    case refusedBehindGate
    /// A gate head was added to a flow on which another one was presented.
    case flowsDropped
    /// A transition was frozen while it ran by itself, or while it was dragged.
    case frozen, frozenDuringDrag
    /// A running transition was grabbed, or continued below one that began interactively.
    case dragsBegun, begunOver
    /// A drag was released towards the end of its transition, or back to the start.
    case released, releasedBack
    /// A drag was ended by a request.
    case gaveWay
    /// A request reversed a running transition, or was queued behind it.
    case turnedRound, queued
    /// An operation was performed inside a callback.
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
  /// The counts that are not 0, as `frozen=12`.
  package var description: String {
    Event.allCases.filter { self[$0] > 0 }.map { "\($0.rawValue)=\(self[$0])" }
      .joined(separator: " ")
  }

  /// Parses the format of `description`; ignores other words.
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
