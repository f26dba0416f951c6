import FlowCore

/// Random requests, drags, freezes and pauses on one controller in whose stack gate heads come and
/// go.
///
/// No screen behind a gate may be on top or be a target of going back. When everything has settled,
/// none may be in the stack, visible, or alive.
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

/// Like `GatesRandomTest`, with flows that contain one another as screens, or present one another.
///
/// When a gate head is added to a flow, the flow presented on it must also be gone once everything
/// has settled.
enum NestedGatesRandomTest: RandomTest {
  static func scripts(seed: UInt64) -> [[GateLine]] { GatesRandomTest.scripts(seed: seed) }

  static func failure(of script: [GateLine], _ tally: Tally) -> String? {
    GatesRun(tally, isNested: true).failure(of: script)
  }

  static func simpler(_ line: GateLine) -> [GateLine] { [] }
}

/// One line of a script: an operation chosen by a seed from those that are possible at that time.
struct GateLine: CustomStringConvertible {
  let seed: UInt64

  var description: String { "line of seed \(seed)" }
}
