/// Flows that present and dismiss one another, compared with their reference model.
enum PresentationRandomTest: RandomTest {
  static func scripts(seed: UInt64) -> [[Presentation]] {
    var generator = PresentationGenerator(seed: seed)
    return (0..<100).map { _ in generator.script(lines: 50) }
  }

  static func failure(of script: [Presentation], _ tally: Tally) -> String? {
    PresentationModelRun.failure(of: script, tally)
  }

  static func simpler(_ line: Presentation) -> [Presentation] { line.simpler }
}
