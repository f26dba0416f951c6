/// Something that scripts are made up for and played on.
package protocol Play {
  associatedtype Line: CustomStringConvertible
  /// The scripts of a seed.
  static func scripts(seed: UInt64) -> [[Line]]
  /// What goes wrong first in a script, or `nil`; with what it has come to.
  static func failure(of script: [Line], _ tally: Tally) -> String?
  /// What a line could be instead, the simplest first; see `Shrinker`.
  static func simpler(_ line: Line) -> [Line]
}

extension Play {
  /// What goes wrong first in a script, or `nil`.
  package static func failure(of script: [Line]) -> String? { failure(of: script, Tally()) }
}

/// The plays, by names that another process understands.
package enum Repertoire: String, Codable, CaseIterable, Sendable {
  case navigation, frames, pages, gates, nestedGates, presentations, callbacks

  /// What is true whatever happens in it.
  package var rule: String {
    switch self {
    case .navigation:
      "FC-3 FC-5 Whatever is asked for at whatever time, a controller does what its model does"
    case .frames:
      "FC-8 Nothing depends on how often anyone looks, and nothing jumps while time passes"
    case .pages:
      "FC-3 FC-5 FC-15 NF-PG7 Whatever becomes of the screens that pages live in, no time is lost, no page is beyond the row"
    case .gates:
      "FC-13 SX-3 Whatever is asked for at whatever time, no screen behind a gate comes back"
    case .nestedGates:
      "FC-13 SX-3 NF-G9 The same of flows in and on one another, and a head drops what lies on its flow"
    case .presentations:
      "FC-5 FC-7 Whatever flows present and dismiss, their screens appear and disappear in order"
    case .callbacks:
      "FC-3 FC-5 Flows may present and dismiss each other from inside appearance steps"
    }
  }

  fileprivate var play: any Play.Type {
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
}

/// The shortest script found that goes wrong, in a seed's.
package struct Finding: CustomStringConvertible, Sendable {
  package let seed: UInt64
  /// Which of the seed's scripts, from 1.
  package let script: Int
  /// What goes wrong.
  package let fault: String
  package let lines: [String]

  package init(seed: UInt64, script: Int, fault: String, lines: [String]) {
    (self.seed, self.script, self.fault, self.lines) = (seed, script, fault, lines)
  }

  package var description: String {
    "seed \(seed), script \(script): \(fault)\(lines.map { "\n      \($0)" }.joined())"
  }
}

extension Repertoire {
  /// How many lines the scripts of a seed have.
  package func length(seed: UInt64) -> Int { play.length(seed: seed) }

  /// How many lines each of the scripts of a seed has.
  package func lengths(seed: UInt64) -> [Int] { play.lengths(seed: seed) }

  /// Plays all scripts of a seed, up to the first that fails.
  package func rehearse(seed: UInt64, _ tally: Tally = Tally()) async -> Finding? {
    await play.rehearse(seed: seed, tally)
  }

  /// Plays some lines of a script, whatever comes of it.
  package func rehearse(seed: UInt64, script: Int, lines: [Int]) {
    play.rehearse(seed: seed, script: script, lines: lines)
  }

  /// Names some lines of a script.
  package func describe(seed: UInt64, script: Int, lines: [Int]) -> [String] {
    play.describe(seed: seed, script: script, lines: lines)
  }
}

extension Play {
  fileprivate static func lengths(seed: UInt64) -> [Int] { scripts(seed: seed).map(\.count) }

  fileprivate static func length(seed: UInt64) -> Int { lengths(seed: seed).reduce(0, +) }

  fileprivate static func rehearse(seed: UInt64, _ tally: Tally) async -> Finding? {
    for (number, script) in scripts(seed: seed).enumerated()
    where failure(of: script, tally) != nil {
      let shrinker = Shrinker<Line>(fails: { failure(of: $0) != nil }, simpler: simpler)
      let shortest = await shrinker.shrunk(script)
      return Finding(
        seed: seed, script: number + 1, fault: failure(of: shortest) ?? "",
        lines: shortest.map(\.description))
    }
    return nil
  }

  fileprivate static func rehearse(seed: UInt64, script: Int, lines: [Int]) {
    let script = scripts(seed: seed)[script]
    _ = failure(of: lines.map { script[$0] })
  }

  fileprivate static func describe(seed: UInt64, script: Int, lines: [Int]) -> [String] {
    let script = scripts(seed: seed)[script]
    return lines.map { script[$0].description }
  }
}
