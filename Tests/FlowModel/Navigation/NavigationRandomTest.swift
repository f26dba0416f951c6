/// Random operations on one controller, compared with its reference model.
package enum NavigationRandomTest: RandomTest {
  package static func scripts(seed: UInt64) -> [[Operation]] {
    var generator = OperationGenerator(seed: seed)
    return (0..<250).map { _ in generator.script(lines: 100) }
  }

  package static func failure(of script: [Operation], _ tally: Tally) -> String? {
    ModelRun.failure(of: script, tally)
  }

  package static func simpler(_ line: Operation) -> [Operation] { line.simpler }
}
