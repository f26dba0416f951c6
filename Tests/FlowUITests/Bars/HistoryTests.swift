import FlowCore
import FlowUI
import Testing

@Suite struct HistoryTests {
  private func harness() throws -> BarHarness {
    let harness = BarHarness(BarPage("One"))
    for name in ["Two", "Three", "Four"] { try harness.controller.push(BarPage(name), .immediate) }
    return harness
  }

  private func longPress(_ harness: BarHarness, y: Double = 66) {
    harness.mouse(.down, 30, y)
    harness.wait(500)
    harness.mouse(.up, 30, y)
    harness.wait(500)
  }

  private func rows(_ harness: BarHarness) -> [String] { harness.layer("menu")?.texts ?? [] }

  @Test(
    "A long press on the back control lists the pages below, nearest first, and does not go back")
  func list() throws {
    let harness = try harness()

    longPress(harness)

    #expect(rows(harness) == ["Three", "Two", "One"])
    #expect(harness.controller.depth == 4)
  }

  @Test("The last row of the history performs the root back action, and pops nothing")
  func rootBackAction() throws {
    let harness = try harness()
    var left = 0
    harness.bars.rootBackAction = NavigationBars.RootBackAction(title: "All") { left += 1 }
    longPress(harness)

    #expect(rows(harness) == ["Three", "Two", "One", "All"])
    harness.click(60, 92 + 154)
    #expect(left == 1)
    #expect(harness.controller.depth == 4)
  }

  @Test(
    "On the first screen every back key performs the root back action",
    arguments: ["Escape", "Alt+Left", "X1", "AC_BACK"])
  func keys(key: String) throws {
    let harness = BarHarness(BarPage("One"))
    #expect(!harness.session.canGoBack)
    var left = 0
    harness.bars.rootBackAction = NavigationBars.RootBackAction(title: "All") { left += 1 }
    #expect(harness.session.canGoBack)

    try harness.key(key)

    #expect(left == 1)
  }

  @Test("Choosing a page in the history pops to it")
  func choice() throws {
    let harness = try harness()
    longPress(harness)

    harness.click(60, 92 + 66)
    harness.settle()

    #expect(harness.controller.stack.map(\.name) == ["One", "Two"])
    #expect(harness.layer("menu") == nil)
  }

  @Test(
    "A click outside the history and Escape close it and do not go back", arguments: [true, false])
  func closing(byKey: Bool) throws {
    let harness = try harness()
    longPress(harness)
    #expect(rows(harness).count == 3)

    if byKey { try harness.key("Escape") } else { harness.click(200, 700) }
    harness.settle()

    #expect(harness.layer("menu") == nil)
    #expect(harness.controller.depth == 4)
  }

  @Test("Down on the back control opens the history, arrows select a page, and Return pops to it")
  func keys() throws {
    let harness = try harness()

    try harness.key("Tab")
    try harness.key("Down")
    #expect(rows(harness).count == 3)
    try harness.key("Down")
    try harness.key("Down")
    try harness.key("Return")
    harness.settle()

    #expect(harness.controller.stack.map(\.name) == ["One"])
  }

  @Test("If not all pages fit in the history, keys reach the last one and scroll it into view")
  func tooMany() throws {
    let harness = BarHarness(BarPage("0"))
    for number in 1...30 { try harness.controller.push(BarPage("\(number)"), .immediate) }

    try harness.key("Tab")
    try harness.key("Down")
    #expect(!rows(harness).contains("0"))
    for _ in 0..<29 { try harness.key("Down") }
    harness.settle()
    #expect(rows(harness).contains("0"))
    try harness.key("Return")
    harness.settle()

    #expect(harness.controller.stack.map(\.name) == ["0"])
  }

  @Test("An edge drag goes back only once the history is closed")
  func modal() throws {
    let harness = try harness()
    longPress(harness)
    #expect(rows(harness).count == 3)

    harness.drag(to: 350)
    #expect(!harness.controller.isMoving)
    harness.mouse(.up, 350)
    harness.settle()
    #expect(harness.controller.depth == 4)
    try harness.key("Escape")
    harness.settle()
    harness.drag(to: 350)
    harness.mouse(.up, 350)
    harness.settle()

    #expect(harness.controller.depth == 3)
  }

  @Test("A short press on the back control pops one page, and a push closes an open history")
  func others() throws {
    let harness = try harness()
    harness.click(30, 66)
    harness.settle()
    #expect(harness.controller.depth == 3)
    longPress(harness)
    #expect(rows(harness) == ["Two", "One"])

    try harness.controller.push(BarPage("New"))

    #expect(harness.layer("menu") == nil)
  }

  @Test(
    "On a low stage the history scrolls, by keys and by the wheel, to its last page",
    arguments: [true, false])
  func scrolling(byKeys: Bool) throws {
    let harness = BarHarness(BarPage("One"), size: Size(width: 320, height: 160))
    for name in ["Two", "Three", "Four"] { try harness.controller.push(BarPage(name), .immediate) }
    longPress(harness, y: 42)
    #expect(rows(harness).first == "Three" && !rows(harness).contains("One"))

    if byKeys {
      for key in ["Down", "Down"] { try harness.key(key) }
    } else {
      harness.mouse(.move, 60, 100)
      harness.session.send(.wheel(right: 0, down: 8), at: harness.context.clock.now)
    }
    harness.settle()
    #expect(rows(harness).last == "One")
    if byKeys { try harness.key("Return") } else { harness.click(60, 130) }
    harness.settle()

    #expect(harness.controller.stack.map(\.name) == ["One"])
  }

  @Test("While the history is open, the back control behind it is never drawn as hovered")
  func hover() throws {
    let harness = try harness()
    harness.mouse(.move, 200, 700)
    let idle = try #require(harness.layer("navigationBar"))
    harness.mouse(.move, 30, 66)
    #expect(harness.layer("navigationBar") != idle)

    longPress(harness)

    #expect(harness.layer("menu") != nil)
    #expect(harness.layer("navigationBar") == idle)
  }
}
