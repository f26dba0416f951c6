internal import FlowCore

/// The result of a proof.
public struct ProofReport: Hashable, Sendable {
  package struct Edge: Hashable, Sendable, Encodable {
    package let from: String
    package let to: String
    /// The first move found that leads there.
    package let move: String
  }

  /// The names of all reached screens, in the order in which they were found.
  public let screens: [String]
  package let crossings: [Edge]
  package let gates: [GateReport]
  /// The leaks, each listed once, at the first instant at which it was found.
  ///
  /// Visible screens come first, and within each kind those that need no calls from code.
  public let leaks: [Leak]
  /// The names of screens from which no move leads to another screen, except the start and those
  /// where a flow may end.
  public let deadEnds: [String]
  /// The expected screens and the gates of the settings that were not reached.
  package let unreachable: [String]
  package let backwardSteps: [BackwardStep]
  /// Screens that were still moving when the prover stopped waiting.
  package let neverSettles: [String]
  /// The names of the limits that were reached, so that not everything was tried.
  package let limits: [String]
  /// Screens on which not everything was tried because of a limit.
  package let unfinished: [String]
  package let replayCount: Int

  /// The names of the routes, in the order in which they were tried.
  public let routes: [String]

  /// Whether every gate holds: at least one gate was reached, and so was every expected screen and
  /// every gate that the settings name; no route leaked; and the proof was not cut short by the
  /// limit of replays or by its caller.
  ///
  /// A proof that was cut short, or reached no gate, proves nothing. Other limits, which
  /// `description` names, do not change the result, but nothing is proved of what lies beyond them.
  public var holds: Bool {
    leaks.isEmpty && !gates.isEmpty && unreachable.isEmpty && !isCutShort
  }

  /// Whether the proof ended before everything within the other limits was tried.
  package var isCutShort: Bool {
    let ends: Set = ["replays", ProofStop.time.rawValue, ProofStop.interruption.rawValue]
    return !ends.isDisjoint(with: limits)
  }
}

/// Encodes everything except `routes`; the results of each gate name the routes tried there.
extension ProofReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case screens
    case crossings = "transitions"
    case gates
    case leaks
    case deadEnds
    case unreachable
    case backwardSteps = "backwardProgress"
    case neverSettles = "neverAtRest"
    case limits
    case unfinished
    case replayCount = "replays"
  }
}

package struct GateReport: Hashable, Sendable {
  package struct Result: Hashable, Sendable, Encodable {
    package let route: String
    package internal(set) var replays: Int
    package internal(set) var leaks: Int
  }

  package let name: String
  /// The screens passed with the gate, the lowest first.
  package let passed: [String]
  package private(set) var results: [Result] = []

  init(name: String, passed: [String]) {
    self.name = name
    self.passed = passed
  }

  mutating func count(_ route: String, _ leaks: Int) {
    let index = results.firstIndex { $0.route == route } ?? results.endIndex
    if index == results.endIndex { results.append(Result(route: route, replays: 0, leaks: 0)) }
    results[index].replays += 1
    results[index].leaks += leaks > 0 ? 1 : 0
  }
}

extension GateReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case name
    case passed
    case results = "routes"
  }
}

/// A step forward at which a flow's progress fell.
package struct BackwardStep: Hashable, Sendable, Encodable {
  package let from: String
  package let to: String
  /// 0…1, as is `after`.
  package let before: Double
  package let after: Double
}

extension BackwardStep: CustomStringConvertible {
  package var description: String {
    "it falls from \((before * 100).fixed(0)) % to \((after * 100).fixed(0)) % when "
      + "\(to) follows \(from)"
  }
}
