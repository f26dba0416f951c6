import FlowCore
import FlowDemos
import FlowUI
import Testing

@Suite struct MovingPageTests {
  private func ignored(_ harness: DemoHarness) -> [String] {
    harness.lines.filter { $0.verb == "ignored" }.map { "\($0.subject) \($0.details)" }
  }

  private func progress() throws -> DemoHarness {
    let harness = DemoHarness { ProgressFlowController(context: $0, seed: 1) }
    try harness.flow.go(to: "early=2")
    harness.settle()
    return harness
  }

  @Test("FC-12 A tap on a leaving page is traced as ignored if it reaches no control")
  func leaving() throws {
    let harness = try progress()
    try harness.flow.navigationController.pop()
    harness.wait(60)

    harness.tap(300, 250)

    #expect(ignored(harness) == ["progress-2 tap on a page that is leaving"])
  }

  @Test("FC-12 The page that a pop reveals takes a tap at once, which is not traced as ignored")
  func answered() throws {
    let harness = try progress()
    try harness.flow.go(to: "early=1")
    let button = try #require(
      harness.session.accessibilityTree.all.first { $0.name == "Push" }?.frame.centre)
    try harness.flow.go(to: "early=2")
    try harness.flow.navigationController.pop()
    harness.wait(60)

    harness.tap(button.x, button.y)
    harness.settle()

    #expect(ignored(harness).isEmpty)
    #expect(harness.stack == ["progress-1", "progress-2"])
  }

  @Test(
    "FC-12 A tap on a page of which less than 90 % has arrived is traced as ignored",
    arguments: [(200, true), (230, false)])
  func arriving(milliseconds: Int, isIgnored: Bool) throws {
    let harness = try progress()
    let button = try #require(
      harness.session.accessibilityTree.all.first { $0.name == "Push" }?.frame.centre)
    harness.tap(button.x, button.y)
    // By then 88 or 92 % of the page have arrived.
    harness.wait(milliseconds)

    harness.tap(330, 250)
    harness.settle()

    #expect(
      ignored(harness) == (isIgnored ? ["progress-3 tap on a page that is arriving"] : []))
  }

  @Test("FC-12 Drags, and taps on settled pages, are not traced as ignored")
  func others() throws {
    let harness = try progress()
    harness.tap(300, 250)
    try harness.flow.navigationController.pop()
    harness.wait(60)

    harness.drag(from: 300, to: 340, over: 90)
    harness.mouse(.up, 340)
    harness.settle()
    harness.tap(300, 250)

    #expect(ignored(harness).isEmpty)
  }
}
