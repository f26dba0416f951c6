/// How often something came about in a play.
package final class Tally {
  /// What is counted.
  package enum Event: String, CaseIterable, Sendable {
    /// A head came, or was led to, with screens beneath it.
    case gatesPassed
    /// A request was refused because it led behind a gate.
    case refusedBehindGate
    /// A flow lay on another one to which a head was brought.
    case flowsDropped
    /// A transition that moved by itself was frozen, or one in a driver's hands.
    case frozen, frozenDuringDrag
    /// A running transition was taken hold of, or went on beneath one that began in a driver's
    /// hands.
    case dragsBegun, begunOver
    /// A transition in a driver's hands was let go towards its end, or back.
    case released, releasedBack
    /// A transition in a driver's hands gave way to a request.
    case gaveWay
    /// A request turned a running transition round, or waited for it.
    case turnedRound, queued
    /// Something was asked for from inside a callback.
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

  /// Reads what `description` says; other words are left out.
  package convenience init(_ description: String) {
    self.init()
    for word in description.split(separator: " ") {
      let parts = word.split(separator: "=")
      guard parts.count == 2, let event = Event(rawValue: String(parts[0])) else { continue }
      count(event, Int(parts[1]) ?? 0)
    }
  }
}
