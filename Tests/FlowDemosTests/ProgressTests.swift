import FlowCore
import FlowDemos
import FlowUI
import Testing

@Suite struct ProgressTests {
  private func harness() -> DemoHarness {
    let harness = DemoHarness { ProgressFlowController(context: $0, seed: 1) }
    harness.session.statusBar = StatusBar()
    return harness
  }

  private func progress(_ harness: DemoHarness) -> FlowProgress? {
    harness.flow.navigationController.bars?.progress
  }

  /// Taps the button in the middle of the page.
  private func push(_ harness: DemoHarness) {
    harness.tap(195, 455)
    harness.settle()
  }

  @Test(
    "S0-22 S0-18 The sample starts empty, and a push fades in its first page and the strip")
  func launch() throws {
    let harness = harness()
    #expect(harness.flow.navigationController.coordinator?.fraction == 0)
    #expect(!harness.texts.contains("Flow Progress"))
    #expect(progress(harness)?.opacity == 0)

    harness.wait(100)
    let fraction = try #require(harness.flow.navigationController.coordinator?.fraction)
    #expect(fraction > 0.5 && fraction < 0.6)
    #expect(progress(harness)?.opacity == fraction)
    harness.settle()

    #expect(harness.stack == ["progress-1"])
    #expect(progress(harness)?.opacity == 1)
  }

  @Test(
    "S0-21 S0-10 The pages report 0.1, 0.5, 0.75 and no progress, and the reverse when going back")
  func pages() throws {
    let harness = harness()
    harness.settle()
    var seen: [Double?] = []
    let record = { seen.append(progress(harness).flatMap { $0.opacity == 1 ? $0.value : nil }) }

    record()
    for _ in 0..<3 {
      push(harness)
      record()
    }
    #expect(harness.texts.contains("No Progress"))
    #expect(harness.texts.contains("Push"))
    for _ in 0..<3 {
      harness.session.send(.key(KeyPress("Escape")), at: harness.context.clock.now)
      harness.settle()
      record()
    }

    #expect(seen == [0.1, 0.5, 0.75, nil, 0.75, 0.5, 0.1])
    #expect(harness.texts.contains("Flow Progress"))
  }

  @Test("S0-23 Each press of the button pushes a page, and the last page's button does nothing")
  func last() {
    let harness = harness()
    harness.settle()
    for _ in 0..<3 { push(harness) }
    #expect(harness.stack == ["progress-1", "progress-2", "progress-3", "no-progress"])

    push(harness)

    #expect(harness.stack.count == 4)
  }

  @Test(
    "S0-24 Starting without progress shows a root without the strip; the sample's pages follow")
  func late() {
    let harness = harness()
    harness.settle()

    harness.tap(50, 822)
    harness.settle()
    #expect(harness.stack == ["plain-root"])
    #expect(progress(harness)?.opacity == 0)
    for _ in 0..<4 { push(harness) }

    #expect(
      harness.stack == ["plain-root", "progress-1", "progress-2", "progress-3", "no-progress"])
  }

  @Test("Only the first page has a toolbar")
  func toolbar() {
    let harness = harness()
    harness.settle()
    #expect(harness.texts.contains("Start without progress"))

    push(harness)

    #expect(!harness.texts.contains("Start without progress"))
  }
}
