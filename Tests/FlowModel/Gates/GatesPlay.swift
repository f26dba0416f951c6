import FlowCore

/// One controller in whose stack heads come and go, with requests, drags, holds and time at random.
///
/// No screen behind a gate may be on top, be gone back to, be in the picture at rest, or be alive
/// then.
enum GatesPlay: Play {
  static func scripts(seed: UInt64) -> [[GateLine]] {
    var random = SeededGenerator(seed: seed)
    return (0..<100).map { _ in (0..<100).map { _ in GateLine(seed: random.next()) } }
  }

  static func failure(of script: [GateLine], _ tally: Tally) -> String? {
    GatesRehearsal(tally).failure(of: script)
  }

  static func simpler(_ line: GateLine) -> [GateLine] { [] }
}

/// The same in flows that are screens of one another, or lie on one another.
///
/// A flow that lies on one to which a head comes must be gone at rest, too.
enum NestedGatesPlay: Play {
  static func scripts(seed: UInt64) -> [[GateLine]] { GatesPlay.scripts(seed: seed) }

  static func failure(of script: [GateLine], _ tally: Tally) -> String? {
    GatesRehearsal(tally, isNested: true).failure(of: script)
  }

  static func simpler(_ line: GateLine) -> [GateLine] { [] }
}

/// Something that happens, made up from a seed and what there is by then.
struct GateLine: CustomStringConvertible {
  let seed: UInt64

  var description: String { "line of seed \(seed)" }
}
