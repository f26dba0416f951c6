import FlowModel
import Testing

/// One seed of each play, as built for debugging; `Scripts/test` plays others as built for release.
@Suite struct ModelTests {
  @Test(
    "The models and the flow core agree on everything that one seed makes up",
    arguments: Repertoire.allCases)
  func oneSeed(play: Repertoire) async {
    // In a process of its own, as it may trap.
    await #expect(processExitsWith: .success) { [play] in
      if let finding = await play.rehearse(seed: 1) {
        Issue.record("\(play.rule): \(finding)")
      }
    }
  }

  @Test(
    "Random scripts interrupt transitions in every way, pass gates, and try to get back",
    arguments: [Repertoire.gates, .nestedGates])
  func reach(play: Repertoire) async {
    let tally = Tally()

    let finding = await play.rehearse(seed: 1, tally)

    #expect(finding == nil)
    let flows: Set<Tally.Event> = [.flowsDropped]
    for event in Tally.Event.allCases where play == .nestedGates || !flows.contains(event) {
      #expect(tally[event] > 20, "\(event)")
    }
    #expect(tally[.gatesPassed] > 250)
    #expect(tally[.refusedBehindGate] > 200)
  }

  @Test("A tally says what it has counted, and reads that again")
  func tallyText() {
    let tally = Tally()
    tally.count(.frozen)
    tally.count(.queued, 12)

    #expect(tally.description == "frozen=1 queued=12")
    let read = Tally("frozen=1 queued=12 unknown=3 gatesPassed")
    #expect(read.counts == [.frozen: 1, .queued: 12])
  }
}
