import FlowCore

/// Random requests on one controller in whose stack gate heads come and go.
///
/// No screen behind a gate may be on top or a target of going back; once everything has settled,
/// none may be in the stack, visible or alive.
enum GatesRandomTest: RandomTest {
  static func scripts(seed: UInt64) -> [[GateLine]] {
    var random = SeededGenerator(seed: seed)
    return (0..<100).map { _ in (0..<100).map { _ in GateLine(seed: random.next()) } }
  }

  static func failure(of script: [GateLine], _ tally: Tally) -> String? {
    GatesRun(tally).failure(of: script)
  }

  static func simpler(_ line: GateLine) -> [GateLine] { [] }
}

/// Like `GatesRandomTest`, with flows that contain or present one another.
///
/// A gate head must also dismiss the flow presented on its flow.
enum NestedGatesRandomTest: RandomTest {
  static func scripts(seed: UInt64) -> [[GateLine]] { GatesRandomTest.scripts(seed: seed) }

  static func failure(of script: [GateLine], _ tally: Tally) -> String? {
    GatesRun(tally, isNested: true).failure(of: script)
  }

  static func simpler(_ line: GateLine) -> [GateLine] { [] }
}

/// A line of a script: the seed that chooses an operation.
struct GateLine: CustomStringConvertible {
  let seed: UInt64

  var description: String { "line of seed \(seed)" }
}
