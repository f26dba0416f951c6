import Testing

/// Something that scripts are made up for and played on.
protocol Play {
  associatedtype Line: CustomStringConvertible
  /// The scripts of a seed.
  static func scripts(seed: UInt64) -> [[Line]]
  /// What goes wrong first in a script, or `nil`.
  static func failure(of script: [Line]) -> String?
  /// What a line could be instead, the simplest first; see `Shrinker`.
  static func simpler(_ line: Line) -> [Line]
}

/// The plays, by names that another process understands.
enum Repertoire: String, Codable {
  case navigation, frames, pages, gates, nestedGates, presentations, callbacks

  private var play: any Play.Type {
    switch self {
    case .navigation: NavigationPlay.self
    case .frames: FramePlay.self
    case .pages: PagesPlay.self
    case .gates: GatesPlay.self
    case .nestedGates: NestedGatesPlay.self
    case .presentations: PresentationPlay.self
    case .callbacks: CallbackPlay.self
    }
  }

  /// Plays all scripts of a seed in a process of its own, so that one that traps is reported like
  /// any other: by the shortest and simplest script that fails.
  func play(seed: UInt64) async {
    let result = await #expect(processExitsWith: .success) {
      [name = self as Repertoire, seed = seed as UInt64] in
      await name.play.rehearse(seed: seed)
    }
    if result == nil { await play.reportTrap(in: self, seed: seed) }
    print("model test of \(self): seed \(seed), \(play.length(seed: seed)) operations")
  }

  /// Whether some lines of a script do not trap.
  fileprivate func survives(seed: UInt64, script: Int, lines: [Int]) async -> Bool {
    let result = await #expect(processExitsWith: .success) {
      [
        name = self as Repertoire, seed = seed as UInt64, script = script as Int,
        lines = lines as [Int]
      ] in
      name.play.rehearse(seed: seed, script: script, lines: lines)
    }
    return result != nil
  }
}

extension Play {
  /// How many lines the scripts of a seed have.
  fileprivate static func length(seed: UInt64) -> Int {
    scripts(seed: seed).reduce(0) { $0 + $1.count }
  }

  /// Plays all scripts of a seed, and reports the first that fails.
  fileprivate static func rehearse(seed: UInt64) async {
    for (number, script) in scripts(seed: seed).enumerated() where failure(of: script) != nil {
      let shrinker = Shrinker<Line>(fails: { failure(of: $0) != nil }, simpler: simpler)
      let shortest = await shrinker.shrunk(script)
      return report(seed, number, failure(of: shortest) ?? "", shortest)
    }
  }

  fileprivate static func rehearse(seed: UInt64, script: Int, lines: [Int]) {
    let script = scripts(seed: seed)[script]
    _ = failure(of: lines.map { script[$0] })
  }

  fileprivate static func reportTrap(in name: Repertoire, seed: UInt64) async {
    for (number, script) in scripts(seed: seed).enumerated() {
      let shrinker = Shrinker<Int>(
        fails: { await traps(in: name, seed, number, $0) }, simpler: { _ in [] })
      guard await shrinker.fails(Array(script.indices)) else { continue }
      let shortest = await shrinker.shrunk(Array(script.indices))
      return report(seed, number, "traps", shortest.map { script[$0] })
    }
  }

  private static func traps(
    in name: Repertoire, _ seed: UInt64, _ script: Int, _ lines: [Int]
  ) async -> Bool {
    var survives = true
    // It has failed already; here it is only made shorter.
    await withKnownIssue(isIntermittent: true) {
      survives = await name.survives(seed: seed, script: script, lines: lines)
    }
    return !survives
  }

  private static func report(
    _ seed: UInt64, _ number: Int, _ fault: String, _ script: [Line]
  ) {
    let lines = script.map { "\n  \($0)" }.joined()
    Issue.record("seed \(seed), script \(number + 1): \(fault)\(lines)")
  }
}
