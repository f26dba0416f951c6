import FlowCore
import FlowDemos
import FlowUI
import Testing

@Suite struct ProgressTests {
  private func stage() -> Stage {
    let stage = Stage { ProgressFlowController(context: $0, seed: 1) }
    stage.session.statusBar = StatusBar()
    return stage
  }

  private func progress(_ stage: Stage) -> FlowProgress? {
    stage.flow.navigationController.bars?.progress
  }

  /// A point on the button in the middle.
  private func push(_ stage: Stage) {
    stage.tap(195, 455)
    stage.settle()
  }

  @Test(
    "S0-22 S0-18 The sample begins with nothing, and its first page comes in by an animated push with the strip"
  )
  func launch() throws {
    let stage = stage()
    #expect(stage.flow.navigationController.coordinator?.fraction == 0)
    #expect(!stage.words.contains("Flow Progress"))
    #expect(progress(stage)?.opacity == 0)

    stage.wait(100)
    let fraction = try #require(stage.flow.navigationController.coordinator?.fraction)
    #expect(fraction > 0.5 && fraction < 0.6)
    #expect(progress(stage)?.opacity == fraction)
    stage.settle()

    #expect(stage.stack == ["progress-1"])
    #expect(progress(stage)?.opacity == 1)
  }

  @Test(
    "S0-21 S0-10 The sample's pages are at 0.1, 0.5 and 0.75, then one reports nothing; and back")
  func pages() throws {
    let stage = stage()
    stage.settle()
    var seen: [Double?] = []
    let note = { seen.append(progress(stage).flatMap { $0.opacity == 1 ? $0.value : nil }) }

    note()
    for _ in 0..<3 {
      push(stage)
      note()
    }
    #expect(stage.words.contains("No Progress"))
    #expect(stage.words.contains("Push"))
    for _ in 0..<3 {
      stage.session.send(.key(KeyPress("Escape")), at: stage.context.clock.now)
      stage.settle()
      note()
    }

    #expect(seen == [0.1, 0.5, 0.75, nil, 0.75, 0.5, 0.1])
    #expect(stage.words.contains("Flow Progress"))
  }

  @Test("S0-23 Pages are made when the button is pressed, and the last one's button does nothing")
  func last() {
    let stage = stage()
    stage.settle()
    for _ in 0..<3 { push(stage) }
    #expect(stage.stack == ["progress-1", "progress-2", "progress-3", "no-progress"])

    push(stage)

    #expect(stage.stack.count == 4)
  }

  @Test(
    "S0-24 Started late, a page that reports nothing is the root, and the strip comes with the second one"
  )
  func late() {
    let stage = stage()
    stage.settle()

    stage.tap(50, 822)
    stage.settle()
    #expect(stage.stack == ["plain-root"])
    #expect(progress(stage)?.opacity == 0)
    for _ in 0..<4 { push(stage) }

    #expect(stage.stack == ["plain-root", "progress-1", "progress-2", "progress-3", "no-progress"])
  }

  @Test("A tool bar belongs to the first page only, and takes no room on the others")
  func toolbar() {
    let stage = stage()
    stage.settle()
    #expect(stage.words.contains("Start late"))

    push(stage)

    #expect(!stage.words.contains("Start late"))
  }
}
