import FlowCore
import FlowUI
import Testing

/// What all that lies over a screen has in common.
@Suite struct OverlayTests {
  private let said = Said()

  private var sheet: Sheet {
    let inside = Control()
    return Sheet("Sheet") { Button("Inside", control: inside) }
  }

  private func alert(_ title: String = "Alert") -> Alert {
    Alert(
      title,
      actions: [
        .init("Do", action: said("do")), .init("Leave", role: .cancel, action: said("leave")),
      ])
  }

  @Test("It is drawn above the page and the bars, and dims both; what it leaves is as it was")
  func drawing() throws {
    let stage = try CoverStage()
    let before = stage.stage.tree

    stage.show(alert())
    #expect(stage.stage.tree.root.sublayers.last?.name == "statusBar")
    #expect(stage.stage.tree.root.sublayers.dropLast().last?.name == "alert")
    try stage.key("Escape")
    stage.stage.settle()

    // Keys mark the focus from now on; nothing has it.
    #expect(stage.stage.tree == before)
  }

  @Test("It fades in and out, and takes no input any more while it goes")
  func fading() throws {
    let stage = try CoverStage()
    stage.page.over.show(alert())

    stage.stage.wait(80)
    #expect(stage.layer("alert")?.opacity == 0.5)
    #expect(stage.session.isMoving)
    stage.stage.wait(80)
    #expect(stage.layer("alert")?.opacity == 1)
    try stage.key("Return")
    try stage.key("Return")
    stage.stage.wait(80)
    #expect(stage.layer("alert")?.opacity == 0.5)
    stage.stage.wait(80)

    #expect(stage.layer("alert") == nil)
    #expect(said.words == ["do"])
  }

  @Test("It alone takes presses, scrolls and keys, and the mouse marks nothing beneath")
  func modal() throws {
    let stage = try CoverStage()
    stage.page.button.onActivate = said("beneath")
    stage.show(alert())
    let bar = stage.layer("navigationBar")
    let page = stage.layer("second")

    let button = try #require(stage.place(of: "Open"))
    stage.stage.mouse(.move, button.x, button.y)
    #expect(stage.layer("second") == page)
    stage.stage.click(button.x, button.y)
    stage.session.send(.wheel(right: -8, down: 0), at: stage.stage.context.clock.now)
    stage.session.send(.text("x"), at: stage.stage.context.clock.now)
    stage.stage.settle()

    #expect(stage.layer("navigationBar") == bar)
    #expect(said.words.isEmpty)
    #expect(stage.page.field.text == "")
    #expect(stage.names == ["first", "second"])
  }

  @Test("Tab stays in it, and the focus is where it was after it has closed")
  func focus() throws {
    let stage = try CoverStage()
    try stage.key("Tab")
    #expect(stage.page.button.hasFocus)
    stage.show(alert())

    for _ in 0..<5 { try stage.key("Tab") }
    try stage.key("Space")
    #expect(said.words.count == 1)
    stage.page.button.onActivate = said("button")
    try stage.key("Space")

    #expect(stage.page.button.hasFocus)
    #expect(said.words.last == "button")
  }

  @Test(
    "Every way back leads out of the innermost one first, and not from the page",
    arguments: ["Escape", "Alt+Left", "AC_BACK", "X1"])
  func back(key: String) throws {
    let stage = try CoverStage()
    stage.show(sheet)
    stage.show(Menu([[Menu.Item("Item") {}]]))

    try stage.key(key)
    stage.stage.settle()
    #expect(stage.layer("menu") == nil && stage.layer("sheet") != nil)
    try stage.key(key)
    stage.stage.settle()
    #expect(stage.layer("sheet") == nil)
    #expect(stage.names == ["first", "second"])
    try stage.key(key)
    stage.stage.settle()

    #expect(stage.names == ["first"])
  }

  @Test("Neither a drag from the edge nor two fingers go back meanwhile, nor a key on")
  func edge() throws {
    let stage = try CoverStage()
    stage.show(alert())

    stage.stage.drag(to: 300)
    #expect(stage.stage.controller.coordinator == nil)
    stage.stage.mouse(.up, 300)
    for _ in 0..<8 {
      stage.session.send(.wheel(right: -1, down: 0), at: stage.stage.context.clock.now)
    }
    try stage.key("Alt+Right")
    stage.stage.settle()

    #expect(stage.names == ["first", "second"])
    #expect(stage.page.over.isOpen)
  }

  @Test("A screen that gives up the stage has all of it closed at once, without an answer")
  func leaving() throws {
    let stage = try CoverStage()
    let open = alert()
    open.onClose = said("closed")
    stage.show(sheet)
    stage.show(open)

    try stage.stage.controller.push(CoverPage("third"))

    #expect(!stage.page.over.isOpen)
    #expect(stage.layer("alert") == nil && stage.layer("sheet") == nil)
    #expect(said.words == ["closed"])
    stage.stage.settle()
    try stage.stage.controller.pop()
    stage.stage.settle()
    #expect(stage.layer("sheet") == nil)
  }

  @Test("Over a flow that is presented, or a part of a screen, it covers all of the stage")
  func levels() throws {
    let stage = try CoverStage()
    let page = CoverPage("inner")
    let flow = NavigationController(
      root: page, context: stage.stage.context, isOnStage: false)
    NavigationBars(around: flow)
    try stage.stage.controller.push(FlowScreen(flow), .immediate)
    _ = stage.stage.tree

    page.over.show(alert())
    stage.stage.settle()
    #expect(stage.stage.tree.root.sublayers.dropLast().last?.name == "alert")
    stage.stage.drag(to: 300)
    stage.stage.mouse(.up, 300)
    stage.stage.settle()
    #expect(stage.stage.controller.depth == 3)
    try stage.stage.controller.pop()

    #expect(!page.over.isOpen)
  }

  @Test("What is closed beneath something takes that with it, and a second time nothing happens")
  func beneath() throws {
    let stage = try CoverStage()
    let sheet = sheet
    sheet.onClose = said("sheet")
    let alert = alert()
    alert.onClose = said("alert")
    stage.show(sheet)
    stage.show(alert)
    stage.show(alert)

    sheet.close()
    sheet.close()
    stage.page.over.close()

    #expect(said.words == ["alert", "sheet"])
    #expect(!stage.page.over.isOpen)
  }

  @Test("What closes may open something else, and the same thing again")
  func chain() throws {
    let stage = try CoverStage()
    let again = alert("Again")
    let over = stage.page.over
    again.onClose = { [weak again] in
      if let again, !over.isOpen { over.show(again) }
    }
    stage.show(again)

    try stage.key("Return")
    #expect(over.isOpen)
    again.onClose = nil
    try stage.key("Return")
    stage.stage.settle()

    #expect(said.words == ["do", "do"])
    #expect(stage.layer("alert") == nil)
  }
}
