import FlowCore
import FlowDemos
import FlowUI
import Testing

@Suite struct CheckoutLayoutTests {
  private nonisolated static let stages = [
    (Size(width: 390, height: 844), 1.0), (Size(width: 390, height: 844), 2),
    (Size(width: 320, height: 568), 1), (Size(width: 320, height: 568), 1.5),
    (Size(width: 320, height: 568), 2), (Size(width: 568, height: 320), 2),
  ]

  @Test("No text or icon is cut off or overlaps another one", arguments: stages)
  func pages(size: Size, textSize: Double) throws {
    let shop = DemoHarness(size: size) { CheckoutFlowController(context: $0, seed: 1) }
    shop.session.textSize = textSize

    for stops in [8, 6, 5, 4, 0] {
      let top = shop.flow.navigationController.top.name
      for (index, positioned) in shop.positionedDrawings.enumerated() {
        #expect(
          positioned.frame.minX >= 0 && positioned.frame.maxX <= size.width, "\(top): \(positioned)"
        )
        if case .text(let text, _, _, _) = positioned.drawing {
          #expect(!text.hasSuffix("…"), "\(top): \(text)")
        }
        for other in shop.positionedDrawings.dropFirst(index + 1)
        where other.layers == positioned.layers {
          let common = positioned.frame.intersection(other.frame).size
          #expect(common.width * common.height < 1, "\(top): \(positioned) and \(other)")
        }
      }
      for _ in 0..<stops { try shop.keys("Tab") }
      try shop.keys("Return")
    }

    #expect(shop.stack == ["thanks"])
  }
}
