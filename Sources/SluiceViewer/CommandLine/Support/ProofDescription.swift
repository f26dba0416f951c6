internal import FlowCore
internal import FlowProof
internal import Foundation

/// A proof's report as JSON.
struct ProofDescription {
  private let report: ProofReport

  init(_ report: ProofReport) {
    self.report = report
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Entry(report)), as: UTF8.self)
  }

  fileprivate struct Entry: Encodable {
    struct Crossing: Encodable {
      let from: String
      let to: String
      let move: String
    }

    struct Gate: Encodable {
      let name: String
      let passed: [String]
      let routes: [Route]
    }

    struct Route: Encodable {
      let route: String
      let replays: Int
      let leaks: Int
    }

    struct Leak: Encodable {
      let gate: String
      let screen: String
      let kind: String
      let route: String
      let isDoubled: Bool
      let isFromCode: Bool
      let from: String
      let to: String
      let fraction: Double?
      let milliseconds: Double
      let sentence: String
    }

    struct BackwardStep: Encodable {
      let from: String
      let to: String
      let before: Double
      let after: Double
    }

    let screens: [String]
    let transitions: [Crossing]
    let gates: [Gate]
    let leaks: [Leak]
    let deadEnds: [String]
    let unreachable: [String]
    let backwardProgress: [BackwardStep]
    let neverAtRest: [String]
    let limits: [String]
    let replays: Int
  }
}

extension ProofDescription.Entry {
  init(_ report: ProofReport) {
    screens = report.screens
    transitions = report.crossings.map { Crossing(from: $0.from, to: $0.to, move: $0.move) }
    gates = report.gates.map(Gate.init)
    leaks = report.leaks.map(Leak.init)
    deadEnds = report.deadEnds
    unreachable = report.unreachable
    backwardProgress = report.backwardSteps.map {
      BackwardStep(from: $0.from, to: $0.to, before: $0.before, after: $0.after)
    }
    neverAtRest = report.restless
    limits = report.limits
    replays = report.replayCount
  }
}

extension ProofDescription.Entry.Gate {
  init(_ gate: GateReport) {
    name = gate.name
    passed = gate.passed
    routes = gate.results.map {
      ProofDescription.Entry.Route(route: $0.route, replays: $0.replays, leaks: $0.leaks)
    }
  }
}

extension ProofDescription.Entry.Leak {
  init(_ leak: Leak) {
    gate = leak.gate
    screen = leak.screen
    kind = "\(leak.kind)"
    route = leak.route
    isDoubled = leak.isDoubled
    isFromCode = leak.isFromCode
    from = leak.moment.from
    to = leak.moment.to
    fraction = leak.moment.fraction
    milliseconds = leak.instant.seconds(since: .zero) * 1000
    sentence = leak.description
  }
}
