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
      for (index, placed) in shop.placedDrawings.enumerated() {
        #expect(placed.frame.minX >= 0 && placed.frame.maxX <= size.width, "\(top): \(placed)")
        if case .text(let text, _, _, _) = placed.drawing {
          #expect(!text.hasSuffix("…"), "\(top): \(text)")
        }
        for other in shop.placedDrawings.dropFirst(index + 1) where other.layers == placed.layers {
          let common = placed.frame.intersection(other.frame).size
          #expect(common.width * common.height < 1, "\(top): \(placed) and \(other)")
        }
      }
      for _ in 0..<stops { try shop.keys("Tab") }
      try shop.keys("Return")
    }

    #expect(shop.stack == ["thanks"])
  }
}
