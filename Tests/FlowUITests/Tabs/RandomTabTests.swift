import FlowCore
import FlowUI
import Testing

@Suite struct RandomTabTests {
  @Test(
    "After random input, appearance callbacks are balanced and only the visible page has appeared",
    arguments: 1...20 as ClosedRange<UInt64>)
  func anything(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let harness = TabHarness(isPushed: false)

    for _ in 0..<150 { act(on: harness, &random) }
    harness.input.mouse(.cancelled, 0)
    harness.input.settle()
    harness.input.settle()

    #expect(harness.isBalanced, "seed \(seed)")
    let isShown = harness.input.names.last == "tabs"
    #expect(harness.shown == (isShown ? [harness.tabs.selected.flow.top.name] : []), "seed \(seed)")
  }

  private func act(on harness: TabHarness, _ random: inout SeededGenerator) {
    let (outer, flow) = (harness.input.controller, harness.tabs.selected.flow)
    switch Int.random(in: 0..<9, using: &random) {
    case 0:
      outer.attempt { try $0.push(harness.tabs) }
    case 1:
      outer.attempt { try $0.pop() }
    case 2:
      let name = "p\(harness.input.lines.count)"
      flow.attempt { try $0.push(OfferingPage(name)) }
    case 3:
      flow.attempt { try $0.pop() }
    case 4:
      harness.tabs.select(Int.random(in: 0..<3, using: &random))
    case 5:
      harness.input.mouse(.down, 5)
    case 6:
      harness.input.mouse(.move, Double.random(in: 0..<800, using: &random))
    case 7:
      harness.input.mouse(.up, Double.random(in: 0..<800, using: &random))
    default:
      harness.input.wait(Int.random(in: 0..<400, using: &random))
    }
  }
}
