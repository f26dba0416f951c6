import FlowCore
import FlowDemos
import FlowUI
import Testing

@Suite struct GalleryTests {
  @Test("The last row of the gallery leads to the text samples, and Escape leads back")
  func textSamples() {
    let harness = DemoHarness { GalleryFlowController(context: $0) }

    // In reverse order, Tab focuses first the bar's button, then the last row.
    let back = KeyPress("Tab", modifiers: [.shift])
    for key in [back, back, KeyPress("Return")] {
      harness.session.send(.key(key), at: harness.context.clock.now)
      harness.settle()
    }
    #expect(harness.stack == ["gallery", "text-samples"])
    #expect(harness.texts.contains("Text samples"))

    harness.session.send(.key(KeyPress("Escape")), at: harness.context.clock.now)
    harness.settle()
    #expect(harness.stack == ["gallery"])
  }
}
