import FlowCore
import FlowModel
import Testing

@Suite struct RandomPagingTests {
  @Test(
    "FC-15 NF-PG7 S1-30 With random input pages lose no time, every index is valid, and nothing jumps",
    arguments: 1...8 as ClosedRange<UInt64>)
  func anything(seed: UInt64) {
    print("seed \(seed)")
    let play = PagerModelCheck(seed: seed)

    for _ in 0..<2_500 where play.faults.isEmpty { play.step() }

    #expect(play.faults.isEmpty, "\(play.faults.prefix(2))")
    // The test is only meaningful if each of these has occurred often.
    for name in ["down", "up", "cancel", "end", "pause", "resume", "pages"] {
      #expect(play.counts[name, default: 0] > 20, "\(name)")
    }
  }
}
