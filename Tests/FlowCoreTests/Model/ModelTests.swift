import FlowModel
import Testing

/// Runs one seed of each model test in a debug build; `Scripts/test` runs more in a release build.
@Suite struct ModelTests {
  @Test(
    "The models and the flow core agree on all random operations of one seed",
    arguments: RandomTestKind.allCases)
  func oneSeed(play: RandomTestKind) async {
    // The operations run in another process, because a failure may be a trap.
    await #expect(processExitsWith: .success) { [play] in
      if let finding = await play.run(seed: 1) {
        Issue.record("\(play.rule): \(finding)")
      }
    }
  }

  @Test(
    "Random scripts interrupt transitions in every way, pass gates, and try to go back",
    arguments: [RandomTestKind.gates, .nestedGates])
  func reach(play: RandomTestKind) async {
    let tally = Tally()

    let finding = await play.run(seed: 1, tally)

    #expect(finding == nil)
    let flows: Set<Tally.Event> = [.flowsDropped]
    for event in Tally.Event.allCases where play == .nestedGates || !flows.contains(event) {
      #expect(tally[event] > 20, "\(event)")
    }
    #expect(tally[.gatesPassed] > 250)
    #expect(tally[.refusedBehindGate] > 200)
  }

  @Test("A tally's description is parsed back, without unknown counts")
  func tallyText() {
    let tally = Tally()
    tally.count(.frozen)
    tally.count(.queued, 12)

    #expect(tally.description == "frozen=1 queued=12")
    let read = Tally("frozen=1 queued=12 unknown=3 gatesPassed")
    #expect(read.counts == [.frozen: 1, .queued: 12])
  }
}
