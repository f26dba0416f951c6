@MainActor
package protocol RandomTest {
  associatedtype Line: CustomStringConvertible
  static func scripts(seed: UInt64) -> [[Line]]
  /// Returns the first failure, or `nil`; counts events in the tally.
  static func failure(of script: [Line], _ tally: Tally) -> String?
  /// Returns simpler lines, the simplest first; see `Shrinker`.
  static func simpler(_ line: Line) -> [Line]
}

extension RandomTest {
  package static func failure(of script: [Line]) -> String? { failure(of: script, Tally()) }
}

/// The random tests; `Codable`, so that an exit test can pass one to its process.
package enum RandomTestKind: String, Codable, CaseIterable, Sendable {
  case navigation, frames, pages, gates, nestedGates, presentations, callbacks

  /// The statement that the test checks, preceded by the IDs of the test cases that it covers.
  package var rule: String {
    switch self {
    case .navigation:
      "FC-3 FC-5 After any requests at any times, a controller does what its model does"
    case .frames:
      "FC-8 Nothing depends on the frame rate, and nothing jumps while time passes"
    case .pages:
      "FC-3 FC-5 FC-15 NF-PG7 Whatever happens to pages, they lose no time, and the index is valid"
    case .gates:
      "FC-13 SX-3 After any requests at any times, no screen behind a gate comes back"
    case .nestedGates:
      "FC-13 SX-3 NF-G9 In nested flows no screen behind a gate comes back, and a gate head "
        + "dismisses the flows presented over it"
    case .presentations:
      "FC-5 FC-7 Whatever flows present and dismiss, their screens appear and disappear in order"
    case .callbacks:
      "FC-3 FC-5 Flows can present and dismiss each other inside appearance callbacks"
    }
  }

  @MainActor
  fileprivate var test: any RandomTest.Type {
    switch self {
    case .navigation: NavigationRandomTest.self
    case .frames: FrameRandomTest.self
    case .pages: PagesRandomTest.self
    case .gates: GatesRandomTest.self
    case .nestedGates: NestedGatesRandomTest.self
    case .presentations: PresentationRandomTest.self
    case .callbacks: CallbackRandomTest.self
    }
  }
}

package struct Finding: CustomStringConvertible, Sendable {
  package let seed: UInt64
  /// Counted from 0; `description` counts from 1.
  package let script: Int
  package let fault: String
  package let lines: [String]

  package init(seed: UInt64, script: Int, fault: String, lines: [String]) {
    (self.seed, self.script, self.fault, self.lines) = (seed, script, fault, lines)
  }

  package var description: String {
    "seed \(seed), script \(script + 1): \(fault)\(lines.map { "\n      \($0)" }.joined())"
  }
}

@MainActor
extension RandomTestKind {
  package func length(seed: UInt64) -> Int { test.length(seed: seed) }

  package func lengths(seed: UInt64) -> [Int] { test.lengths(seed: seed) }

  /// Stops at the first script that fails, and shortens it.
  package func run(seed: UInt64, _ tally: Tally = Tally()) async -> Finding? {
    await test.run(seed: seed, tally)
  }

  /// Ignores the result, but may trap or hang; scripts and lines are counted from 0.
  package func run(seed: UInt64, script: Int, lines: [Int]) {
    test.run(seed: seed, script: script, lines: lines)
  }

  /// Scripts and lines are counted from 0.
  package func describe(seed: UInt64, script: Int, lines: [Int]) -> [String] {
    test.describe(seed: seed, script: script, lines: lines)
  }
}

extension RandomTest {
  fileprivate static func lengths(seed: UInt64) -> [Int] { scripts(seed: seed).map(\.count) }

  fileprivate static func length(seed: UInt64) -> Int { lengths(seed: seed).reduce(0, +) }

  fileprivate static func run(seed: UInt64, _ tally: Tally) async -> Finding? {
    for (number, script) in scripts(seed: seed).enumerated()
    where failure(of: script, tally) != nil {
      let shrinker = Shrinker<Line>(fails: { failure(of: $0) != nil }, simpler: simpler)
      let shortest = await shrinker.shrunk(script)
      return Finding(
        seed: seed, script: number, fault: failure(of: shortest) ?? "",
        lines: shortest.map(\.description))
    }
    return nil
  }

  fileprivate static func run(seed: UInt64, script: Int, lines: [Int]) {
    let script = scripts(seed: seed)[script]
    _ = failure(of: lines.map { script[$0] })
  }

  fileprivate static func describe(seed: UInt64, script: Int, lines: [Int]) -> [String] {
    let script = scripts(seed: seed)[script]
    return lines.map { script[$0].description }
  }
}
