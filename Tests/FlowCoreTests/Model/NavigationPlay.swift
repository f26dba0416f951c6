/// One controller and everything that can be asked of it.
enum NavigationPlay: Play {
  static func scripts(seed: UInt64) -> [[Operation]] {
    var generator = OperationGenerator(seed: seed)
    return (0..<250).map { _ in generator.script(lines: 100) }
  }

  static func failure(of script: [Operation]) -> String? { Rehearsal.failure(of: script) }

  static func simpler(_ line: Operation) -> [Operation] { line.simpler }
}
