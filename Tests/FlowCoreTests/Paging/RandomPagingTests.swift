import FlowCore
import FlowModel
import Testing

@Suite struct RandomPagingTests {
  @Test(
    "FC-15 NF-PG7 S1-30 With random input pages lose no time, every index is valid, and nothing jumps",
    arguments: 1...8 as ClosedRange<UInt64>)
  func anything(seed: UInt64) {
    print("seed \(seed)")
    let check = PagerModelCheck(seed: seed)

    for _ in 0..<2_500 where check.faults.isEmpty { check.step() }

    #expect(check.faults.isEmpty, "\(check.faults.prefix(2))")
    // The test is only meaningful if each of these has occurred often.
    for name in ["down", "up", "cancel", "end", "pause", "resume", "pages"] {
      #expect(check.counts[name, default: 0] > 20, "\(name)")
    }
  }
}
