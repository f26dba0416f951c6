import FlowCore

/// Random operations on one controller, checked in every frame.
///
/// The trace must not depend on the frame rate, and nothing may jump while time passes.
package enum FrameRandomTest: RandomTest {
  package static func scripts(seed: UInt64) -> [[Operation]] {
    var generator = OperationGenerator(seed: seed)
    return [generator.script(lines: 100).map(\.tamed)]
  }

  package static func failure(of script: [Operation], _ tally: Tally) -> String? {
    let (once, fault) = ModelRun.trace(of: script, tally)
    if let fault { return fault }
    for rate in [30, 60, 144] {
      let (lines, fault) = ModelRun.trace(of: script, Tally(), frameRate: rate)
      if let fault { return "\(fault) (\(rate) frames a second)" }
      if lines != once { return difference(once, lines) + " (\(rate) frames a second)" }
    }
    return nil
  }

  private static func difference(_ once: [TraceLine], _ often: [TraceLine]) -> String {
    let pair = zip(once, often).first { $0 != $1 }
    return pair.map { "\($0.1), not \($0.0)" } ?? "\(often.count) lines, not \(once.count)"
  }

  package static func simpler(_ line: Operation) -> [Operation] { line.simpler }
}
