import FlowCore
import FlowDemos
import FlowUI
import Testing

@Suite struct GalleryTests {
  @Test(
    "The last rows of the gallery lead to the icons and the text samples, and Escape leads back",
    arguments: [(2, "text-samples", "Text samples"), (3, "icons", "arrowForward")])
  func rows(number: Int, page: String, text: String) {
    let harness = DemoHarness { GalleryFlowController(context: $0) }

    // In reverse order, Tab focuses first the bar's button, then the last row.
    let back = KeyPress("Tab", modifiers: [.shift])
    for key in [KeyPress](repeating: back, count: number) + [KeyPress("Return")] {
      harness.session.send(.key(key), at: harness.context.clock.now)
      harness.settle()
    }
    #expect(harness.stack == ["gallery", page])
    #expect(harness.texts.contains(text))

    harness.session.send(.key(KeyPress("Escape")), at: harness.context.clock.now)
    harness.settle()
    #expect(harness.stack == ["gallery"])
  }
}
