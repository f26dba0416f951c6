import FlowCore
import FlowUI
import Testing

@Suite struct HistoryTests {
  private func stage() throws -> BarStage {
    let stage = BarStage(BarPage("One"))
    for name in ["Two", "Three", "Four"] { try stage.controller.push(BarPage(name), .immediate) }
    return stage
  }

  private func hold(_ stage: BarStage) {
    stage.mouse(.down, 30, 66)
    stage.wait(500)
    stage.mouse(.up, 30, 66)
    stage.wait(500)
  }

  private func rows(_ stage: BarStage) -> [String] {
    stage.layer("menu").map(words) ?? []
  }

  private func words(_ layer: Layer) -> [String] {
    layer.drawings.compactMap { drawing in
      if case .text(let text, _, _, _) = drawing { text } else { nil }
    } + layer.sublayers.flatMap(words)
  }

  @Test(
    "A long press on the back control lists all pages beneath, the nearest first, and goes nowhere")
  func list() throws {
    let stage = try stage()

    hold(stage)

    #expect(rows(stage) == ["Three", "Two", "One"])
    #expect(stage.controller.depth == 4)
  }

  @Test("A choice goes back to that page, past all others")
  func choice() throws {
    let stage = try stage()
    hold(stage)

    stage.click(60, 92 + 66)
    stage.settle()

    #expect(stage.controller.stack.map(\.name) == ["One", "Two"])
    #expect(stage.layer("menu") == nil)
  }

  @Test("A press elsewhere and Escape only close it", arguments: [true, false])
  func closing(byKey: Bool) throws {
    let stage = try stage()
    hold(stage)

    if byKey { try stage.key("Escape") } else { stage.click(200, 700) }
    stage.settle()

    #expect(stage.layer("menu") == nil)
    #expect(stage.controller.depth == 4)
  }

  @Test("By keys: down on the back control opens it, arrows choose, Return goes there")
  func keys() throws {
    let stage = try stage()

    try stage.key("Tab")
    try stage.key("Down")
    #expect(rows(stage).count == 3)
    try stage.key("Down")
    try stage.key("Down")
    try stage.key("Return")
    stage.settle()

    #expect(stage.controller.stack.map(\.name) == ["One"])
  }

  @Test("Of more pages than there is room for keys get to the last, which is scrolled to")
  func tooMany() throws {
    let stage = BarStage(BarPage("0"))
    for number in 1...30 { try stage.controller.push(BarPage("\(number)"), .immediate) }

    try stage.key("Tab")
    try stage.key("Down")
    #expect(!rows(stage).contains("0"))
    for _ in 0..<29 { try stage.key("Down") }
    stage.settle()
    #expect(rows(stage).contains("0"))
    try stage.key("Return")
    stage.settle()

    #expect(stage.controller.stack.map(\.name) == ["0"])
  }

  @Test("While it is open nothing else takes input: neither an edge drag nor what lies beneath")
  func modal() throws {
    let stage = try stage()
    hold(stage)

    stage.drag(to: 350)
    stage.mouse(.up, 350)
    stage.settle()

    #expect(stage.controller.depth == 4)
  }

  @Test("A short press goes back one page, and a page that comes meanwhile closes the list")
  func others() throws {
    let stage = try stage()
    stage.click(30, 66)
    stage.settle()
    #expect(stage.controller.depth == 3)
    hold(stage)

    try stage.controller.push(BarPage("New"))

    #expect(stage.layer("menu") == nil)
  }

  @Test(
    "Where few rows have room the list scrolls: keys and a wheel get to the last one",
    arguments: [true, false])
  func scrolling(byKeys: Bool) throws {
    let stage = BarStage(BarPage("One"), size: Size(width: 320, height: 160))
    for name in ["Two", "Three", "Four"] { try stage.controller.push(BarPage(name), .immediate) }
    stage.mouse(.down, 30, 42)
    stage.wait(500)
    stage.mouse(.up, 30, 42)
    stage.wait(500)
    #expect(rows(stage).first == "Three" && !rows(stage).contains("One"))

    if byKeys {
      for key in ["Down", "Down"] { try stage.key(key) }
    } else {
      stage.mouse(.move, 60, 100)
      stage.session.send(.wheel(right: 0, down: 8), at: stage.context.clock.now)
    }
    stage.settle()
    #expect(rows(stage).last == "One")
    if byKeys { try stage.key("Return") } else { stage.click(60, 130) }
    stage.settle()

    #expect(stage.controller.stack.map(\.name) == ["One"])
  }

  @Test("While the list is open, a mouse over the back control beneath marks nothing")
  func hover() throws {
    let stage = try stage()
    hold(stage)
    let bar = stage.layer("navigationBar")

    stage.mouse(.move, 200, 700)

    #expect(stage.layer("navigationBar") == bar)
  }
}
