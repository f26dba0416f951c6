import FlowCore
import FlowUI
import Testing

/// Tabs in the hands of somebody who does anything at any time.
@Suite struct RandomTabTests {
  @Test(
    "Whatever is done, screens appear and disappear in turn",
    arguments: 1...20 as ClosedRange<UInt64>)
  func anything(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rig = TabRig(isPushed: false)

    for _ in 0..<150 { act(on: rig, &random) }
    rig.hands.mouse(.cancelled, 0)
    rig.hands.settle()
    rig.hands.settle()

    #expect(rig.isBalanced, "seed \(seed)")
    let isShown = rig.hands.names.last == "tabs"
    #expect(rig.shown == (isShown ? [rig.tabs.selected.flow.top.name] : []), "seed \(seed)")
  }

  private func act(on rig: TabRig, _ random: inout SeededGenerator) {
    let (outer, flow) = (rig.hands.controller, rig.tabs.selected.flow)
    switch Int.random(in: 0..<9, using: &random) {
    case 0:
      outer.attempt { try $0.push(rig.tabs) }
    case 1:
      outer.attempt { try $0.pop() }
    case 2:
      let name = "p\(rig.hands.lines.count)"
      flow.attempt { try $0.push(OfferingPage(name)) }
    case 3:
      flow.attempt { try $0.pop() }
    case 4:
      rig.tabs.select(Int.random(in: 0..<3, using: &random))
    case 5:
      rig.hands.mouse(.down, 5)
    case 6:
      rig.hands.mouse(.move, Double.random(in: 0..<800, using: &random))
    case 7:
      rig.hands.mouse(.up, Double.random(in: 0..<800, using: &random))
    default:
      rig.hands.wait(Int.random(in: 0..<400, using: &random))
    }
  }
}
