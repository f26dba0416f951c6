import Foundation
import Testing

@Suite struct ModelTests {
  /// How many seeds are played, of 25,000 operations each; `Scripts/test --long` asks for more.
  private static let count =
    ProcessInfo.processInfo.environment["SLUICE_MODEL_SEEDS"].flatMap(UInt64.init) ?? 8

  /// The seeds in up to eight rows: each seed is a process, and a row plays one at a time.
  private static let rows: [[UInt64]] = (1...8).map { row in
    Array(stride(from: row, through: count, by: 8))
  }.filter { !$0.isEmpty }

  @Test(
    "FC-3 FC-5 Whatever is asked for at whatever time, a controller does what its model does",
    arguments: rows)
  func navigation(seeds: [UInt64]) async {
    for seed in seeds { await Repertoire.navigation.play(seed: seed) }
  }

  @Test(
    "FC-8 Nothing depends on how often anyone looks, and nothing jumps while time passes",
    arguments: rows)
  func frames(seeds: [UInt64]) async {
    for seed in seeds { await Repertoire.frames.play(seed: seed) }
  }

  @Test(
    "FC-3 FC-5 FC-15 NF-PG7 Whatever becomes of the screens that pages live in, no time is lost, no page is beyond the row",
    arguments: rows)
  func pages(seeds: [UInt64]) async {
    for seed in seeds { await Repertoire.pages.play(seed: seed) }
  }

  @Test(
    "FC-5 FC-7 Whatever flows present and dismiss, their screens appear and disappear in order",
    arguments: rows)
  func presentations(seeds: [UInt64]) async {
    for seed in seeds { await Repertoire.presentations.play(seed: seed) }
  }

  @Test(
    "FC-3 FC-5 Flows may present and dismiss each other from inside appearance steps",
    arguments: rows)
  func callbacks(seeds: [UInt64]) async {
    for seed in seeds { await Repertoire.callbacks.play(seed: seed) }
  }

  @Test(
    "FC-13 SX-3 Whatever is asked for at whatever time, no screen behind a gate comes back",
    arguments: rows)
  func gates(seeds: [UInt64]) async {
    for seed in seeds { await Repertoire.gates.play(seed: seed) }
  }

  @Test(
    "FC-13 SX-3 NF-G9 The same of flows in and on one another, and a head drops what lies on its flow",
    arguments: rows)
  func nestedGates(seeds: [UInt64]) async {
    for seed in seeds { await Repertoire.nestedGates.play(seed: seed) }
  }

  @Test("Random scripts pass gates, and try to get back")
  func gatesArePassed() {
    let rehearsal = GatesRehearsal()

    for line in GatesPlay.scripts(seed: 1).joined() { rehearsal.play(line) }

    #expect(rehearsal.fault == nil)
    #expect(rehearsal.tally.gatesPassed > 500)
    #expect(rehearsal.tally.refusals > 500)
  }

  @Test("Random scripts of nested flows pass gates in all of them, also beneath others")
  func nestedGatesArePassed() {
    var (gatesPassed, refusals, flowsUncovered) = (0, 0, 0)

    for script in NestedGatesPlay.scripts(seed: 1) {
      let rehearsal = GatesRehearsal(isNested: true)
      for line in script { rehearsal.play(line) }
      #expect(rehearsal.fault == nil)
      gatesPassed += rehearsal.tally.gatesPassed
      refusals += rehearsal.tally.refusals
      flowsUncovered += rehearsal.tally.flowsUncovered
    }

    #expect(gatesPassed > 250)
    #expect(refusals > 200)
    #expect(flowsUncovered > 50)
  }
}
