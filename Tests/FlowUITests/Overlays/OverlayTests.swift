import FlowCore
import FlowUI
import Testing

/// Behaviour that menus, alerts and sheets have in common.
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

  @Test(
    "An overlay is drawn above page and bars, below the status bar; closing it restores the frame")
  func drawing() throws {
    let harness = try OverlayHarness()
    let before = harness.bars.tree

    harness.show(alert())
    #expect(harness.bars.tree.root.sublayers.last?.name == "statusBar")
    #expect(harness.bars.tree.root.sublayers.dropLast().last?.name == "alert")
    try harness.key("Escape")
    harness.bars.settle()

    // After a key a focused control would have a focus ring, but none is focused.
    #expect(harness.bars.tree == before)
  }

  @Test("An overlay fades in and out, and takes no input while it fades out")
  func fading() throws {
    let harness = try OverlayHarness()
    harness.page.over.show(alert())

    harness.bars.wait(80)
    #expect(harness.layer("alert")?.opacity == 0.5)
    #expect(harness.session.isMoving)
    harness.bars.wait(80)
    #expect(harness.layer("alert")?.opacity == 1)
    try harness.key("Return")
    try harness.key("Return")
    harness.bars.wait(80)
    #expect(harness.layer("alert")?.opacity == 0.5)
    harness.bars.wait(80)

    #expect(harness.layer("alert") == nil)
    #expect(said.words == ["do"])
  }

  @Test("An overlay takes all clicks, scrolls and text, and nothing behind it is drawn as hovered")
  func modal() throws {
    let harness = try OverlayHarness()
    harness.page.button.onActivate = said("beneath")
    harness.show(alert())
    let bar = try #require(harness.layer("navigationBar"))
    let page = try #require(harness.layer("second"))

    let button = try #require(harness.place(of: "Open"))
    harness.bars.mouse(.move, button.x, button.y)
    #expect(harness.layer("second") == page)
    harness.bars.click(button.x, button.y)
    harness.session.send(.wheel(right: -8, down: 0), at: harness.bars.context.clock.now)
    harness.session.send(.text("x"), at: harness.bars.context.clock.now)
    harness.bars.settle()

    #expect(harness.layer("navigationBar") == bar)
    #expect(said.words.isEmpty)
    #expect(harness.page.field.text == "")
    #expect(harness.names == ["first", "second"])
  }

  @Test("Tab stays inside an overlay, and closing it restores the previous focus")
  func focus() throws {
    let harness = try OverlayHarness()
    try harness.key("Tab")
    #expect(harness.page.button.hasFocus)
    harness.show(alert())

    for _ in 0..<5 { try harness.key("Tab") }
    try harness.key("Space")
    #expect(said.words.count == 1)
    harness.page.button.onActivate = said("button")
    try harness.key("Space")

    #expect(harness.page.button.hasFocus)
    #expect(said.words.last == "button")
  }

  @Test(
    "Every back action closes the topmost overlay first, and pops the page only without overlays",
    arguments: ["Escape", "Alt+Left", "AC_BACK", "X1"])
  func back(key: String) throws {
    let harness = try OverlayHarness()
    harness.show(sheet)
    harness.show(Menu([[Menu.Item("Item") {}]]))

    try harness.key(key)
    harness.bars.settle()
    #expect(harness.layer("menu") == nil && harness.layer("sheet") != nil)
    try harness.key(key)
    harness.bars.settle()
    #expect(harness.layer("sheet") == nil)
    #expect(harness.names == ["first", "second"])
    try harness.key(key)
    harness.bars.settle()

    #expect(harness.names == ["first"])
  }

  @Test("While an overlay is open, edge drags and touchpad swipes do not go back, nor keys forward")
  func edge() throws {
    let harness = try OverlayHarness()
    harness.page.hasNextScreen = true
    harness.show(alert())
    let swipe = {
      for _ in 0..<8 {
        harness.session.send(.wheel(right: -1, down: 0), at: harness.bars.context.clock.now)
      }
      harness.bars.settle()
    }

    harness.bars.drag(to: 300)
    #expect(harness.bars.controller.coordinator == nil)
    harness.bars.mouse(.up, 300)
    swipe()
    try harness.key("Alt+Right")
    harness.bars.settle()
    #expect(harness.names == ["first", "second"])
    #expect(harness.page.over.isOpen)

    // Without the overlay, the same input goes forward and back.
    harness.page.over.close()
    try harness.key("Alt+Right")
    harness.bars.settle()
    #expect(harness.names == ["first", "second", "next"])
    swipe()
    #expect(harness.names == ["first", "second"])
  }

  @Test("A push closes all overlays of the covered screen at once, without choosing an action")
  func leaving() throws {
    let harness = try OverlayHarness()
    let open = alert()
    open.onClose = said("closed")
    harness.show(sheet)
    harness.show(open)

    try harness.bars.controller.push(CoverPage("third"))

    #expect(!harness.page.over.isOpen)
    #expect(harness.layer("alert") == nil && harness.layer("sheet") == nil)
    #expect(said.words == ["closed"])
    harness.bars.settle()
    try harness.bars.controller.pop()
    harness.bars.settle()
    #expect(harness.layer("sheet") == nil)
  }

  @Test("An overlay in a nested flow covers the whole stage, and closes when that flow is popped")
  func levels() throws {
    let harness = try OverlayHarness()
    let page = CoverPage("inner")
    let flow = NavigationController(
      root: page, context: harness.bars.context, isOnStage: false)
    NavigationBars(around: flow)
    try harness.bars.controller.push(FlowScreen(flow), .immediate)
    _ = harness.bars.tree

    page.over.show(alert())
    harness.bars.settle()
    #expect(harness.bars.tree.root.sublayers.dropLast().last?.name == "alert")
    harness.bars.drag(to: 300)
    harness.bars.mouse(.up, 300)
    harness.bars.settle()
    #expect(harness.bars.controller.depth == 3)
    try harness.bars.controller.pop()

    #expect(!page.over.isOpen)
  }

  @Test("Closing an overlay closes those above it first, and closing it again does nothing")
  func below() throws {
    let harness = try OverlayHarness()
    let sheet = sheet
    sheet.onClose = said("sheet")
    let alert = alert()
    alert.onClose = said("alert")
    harness.show(sheet)
    harness.show(alert)
    harness.show(alert)

    sheet.close()
    sheet.close()
    harness.page.over.close()

    #expect(said.words == ["alert", "sheet"])
    #expect(!harness.page.over.isOpen)
  }

  @Test("A callback on closing can show the same overlay again")
  func chain() throws {
    let harness = try OverlayHarness()
    let again = alert("Again")
    let over = harness.page.over
    again.onClose = { [weak again] in
      if let again, !over.isOpen { over.show(again) }
    }
    harness.show(again)

    try harness.key("Return")
    #expect(over.isOpen)
    again.onClose = nil
    try harness.key("Return")
    harness.bars.settle()

    #expect(said.words == ["do", "do"])
    #expect(harness.layer("alert") == nil)
  }
}
