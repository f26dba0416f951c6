import FlowCore
import FlowDemos
import FlowUI
import Testing

@Suite struct OnboardingTests {
  private func stage(pages: Int? = nil, timePerPage: Duration? = nil) -> Stage {
    let stage = Stage {
      OnboardingFlowController(context: $0, pages: pages, timePerPage: timePerPage)
    }
    _ = stage.session.layerTree
    return stage
  }

  /// Which page of how many is selected.
  private func page(_ stage: Stage) -> String? {
    stage.session.accessibilityTree.all.first { $0.role == .slider }?.value
  }

  @Test("S1-22 The tour begins on its first page and goes on each 4 s, and stays on the last one")
  func time() {
    let stage = stage()

    var pages: [String?] = []
    for _ in 0..<6 {
      pages.append(page(stage))
      stage.wait(4000)
    }

    #expect(pages == ["1 of 4", "2 of 4", "3 of 4", "4 of 4", "4 of 4", "4 of 4"])
  }

  @Test("The number of pages and the time of each can be chosen")
  func parameters() {
    let stage = stage(pages: 7, timePerPage: .milliseconds(100))

    stage.wait(350)

    #expect(page(stage) == "4 of 7")
  }

  @Test(
    "A drag from the edge on the first page leads back; elsewhere, and on other pages, it pages")
  func drags() {
    let stage = stage()

    stage.drag(from: 200, to: 20)
    stage.mouse(.up, 20)
    stage.settle()
    #expect(page(stage) == "2 of 4")
    stage.drag(from: 5, to: 300)
    stage.mouse(.up, 300)
    stage.settle()
    #expect(stage.stack == ["welcome", "onboarding"])
    #expect(page(stage) == "1 of 4")
    stage.drag(from: 200, to: 380)
    stage.mouse(.up, 380)
    stage.settle()
    #expect(stage.stack == ["welcome", "onboarding"])
    stage.drag(from: 5, to: 300)
    stage.mouse(.up, 300)
    stage.settle()

    #expect(stage.stack == ["welcome"])
  }

  @Test("SX-6 While a hand drags the tour away its time stands still, and goes on after a cancel")
  func stackDrag() {
    let stage = stage()
    stage.wait(1000)

    stage.drag(from: 5, to: 100)
    stage.wait(10_000)
    #expect(page(stage) == "1 of 4")
    stage.mouse(.cancelled, 100)
    stage.settle()
    #expect(stage.stack == ["welcome", "onboarding"])
    stage.wait(3000)

    #expect(page(stage) == "2 of 4")
  }

  @Test("Continue goes on page by page and then to the trails; so does Skip at once")
  func buttons() throws {
    let stage = stage()

    for _ in 0..<3 {
      try stage.tap(words: "Continue")
      stage.wait(100)
    }
    #expect(page(stage) == "4 of 4")
    try stage.tap(words: "Start walking")
    stage.settle()
    #expect(stage.stack == ["welcome", "onboarding", "trails"])

    let other = self.stage()
    try other.tap(words: "Skip")
    other.settle()
    #expect(other.stack == ["welcome", "onboarding", "trails"])
  }

  @Test("S1-29 The tour's time stands still while the trails lie on it")
  func covered() throws {
    let stage = stage()
    try stage.tap(words: "Skip")
    stage.wait(60_000)

    stage.session.send(.key(try #require(KeyPress(parsing: "Escape"))), at: stage.now)
    stage.settle()

    #expect(page(stage) == "1 of 4")
  }

  @Test(
    "At every size and text size the words can be read, and the buttons reached",
    arguments: [(320.0, 480.0), (390, 844), (1024, 768)], [1.0, 2])
  func sizes(size: (width: Double, height: Double), textSize: Double) {
    let stage = Stage(size: Size(width: size.width, height: size.height)) {
      OnboardingFlowController(context: $0, pages: nil, timePerPage: nil)
    }
    stage.session.textSize = textSize

    let nodes = stage.session.accessibilityTree.all

    for name in ["Continue", "Skip"] {
      let frame = nodes.first { $0.name == name }?.frame
      #expect(frame.map { $0.maxY <= size.height && $0.maxX <= size.width } ?? false)
    }
  }
}
