import FlowCore
import FlowModel
import Testing

@Suite struct RandomPagingTests {
  @Test(
    "FC-15 NF-PG7 S1-30 Whatever happens, no time is lost, no page is beyond the row, nothing jumps",
    arguments: 1...8 as ClosedRange<UInt64>)
  func anything(seed: UInt64) {
    print("seed \(seed)")
    let play = PagingPlay(seed: seed)

    for _ in 0..<2_500 where play.faults.isEmpty { play.step() }

    #expect(play.faults.isEmpty, "\(play.faults.prefix(2))")
    // It must have come to all of these for this to mean anything.
    for name in ["down", "up", "cancel", "end", "pause", "resume", "pages"] {
      #expect(play.counts[name, default: 0] > 20, "\(name)")
    }
  }
}
