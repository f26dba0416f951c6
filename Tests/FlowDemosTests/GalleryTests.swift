import FlowCore
import FlowDemos
import FlowUI
import Testing

@Suite struct GalleryTests {
  @Test("The last row of the gallery leads to text samples, and Escape back to where one was")
  func textSamples() {
    let stage = Stage { GalleryFlowController(context: $0) }

    // The bar's own button comes after the last row.
    let back = KeyPress("Tab", modifiers: [.shift])
    for key in [back, back, KeyPress("Return")] {
      stage.session.send(.key(key), at: stage.context.clock.now)
      stage.settle()
    }
    #expect(stage.stack == ["gallery", "text-samples"])
    #expect(stage.words.contains("Text samples"))

    stage.session.send(.key(KeyPress("Escape")), at: stage.context.clock.now)
    stage.settle()
    #expect(stage.stack == ["gallery"])
  }
}
