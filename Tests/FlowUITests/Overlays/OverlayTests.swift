import FlowCore
import FlowUI
import Testing

/// Behaviour that menus, alerts and sheets have in common.
@Suite struct OverlayTests {
  private let calls = CallLog()

  private var sheet: Sheet {
    let control = Control()
    return Sheet("Sheet") { Button("On the sheet", control: control) }
  }

  private func alert(_ title: String = "Alert") -> Alert {
    Alert(
      title,
      actions: [
        .init("Do", action: calls.logging("do")),
        .init("Leave", role: .cancel, action: calls.logging("leave")),
      ])
  }

  @Test(
    "An overlay is drawn above page and bars, below the status bar; closing it restores the frame")
  func drawing() throws {
    let harness = try OverlayHarness()
    let before = harness.base.tree

    harness.show(alert())
    #expect(harness.base.tree.root.sublayers.last?.name == "statusBar")
    #expect(harness.base.tree.root.sublayers.dropLast().last?.name == "alert")
    try harness.key("Escape")
    harness.base.settle()

    // The key makes focus rings visible, but without a focused control no ring is drawn.
    #expect(harness.base.tree == before)
  }

  @Test("An overlay fades in and out, and takes no input while it fades out")
  func fading() throws {
    let harness = try OverlayHarness()
    harness.page.overlayStack.show(alert())

    harness.base.wait(80)
    #expect(harness.layer("alert")?.opacity == 0.5)
    #expect(harness.session.isMoving)
    harness.base.wait(80)
    #expect(harness.layer("alert")?.opacity == 1)
    try harness.key("Return")
    try harness.key("Return")
    harness.base.wait(80)
    #expect(harness.layer("alert")?.opacity == 0.5)
    harness.base.wait(80)

    #expect(harness.layer("alert") == nil)
    #expect(calls.entries == ["do"])
  }

  @Test("A control that reappears below an overlay does not take the focus when the overlay closes")
  func focusBelow() throws {
    let harness = try OverlayHarness()
    let page = harness.page
    try harness.key("Tab", "Tab")
    #expect(page.field.hasFocus)
    page.showsField = false
    try harness.key("Tab")
    #expect(page.button.hasFocus)

    harness.show(alert())
    page.showsField = true
    let size = Size(width: 500, height: 800)
    harness.session.send(.resize(size), at: harness.base.context.clock.now)
    page.overlayStack.close()
    harness.base.settle()

    #expect(page.button.hasFocus)
    #expect(!page.field.hasFocus)
  }

  @Test("An overlay takes all clicks, scrolls and text, and nothing behind it is drawn as hovered")
  func modal() throws {
    let harness = try OverlayHarness()
    harness.page.button.onActivate = calls.logging("beneath")
    harness.page.field.hasFocus = true
    harness.show(alert())
    let bar = try #require(harness.layer("navigationBar"))
    let page = try #require(harness.layer("second"))

    let button = try #require(harness.position(of: "Open"))
    harness.base.mouse(.move, button.x, button.y)
    #expect(harness.layer("second") == page)
    harness.base.click(button.x, button.y)
    harness.session.send(.wheel(right: -8, down: 0), at: harness.base.context.clock.now)
    harness.session.send(.text("x"), at: harness.base.context.clock.now)
    harness.base.settle()

    #expect(harness.layer("navigationBar") == bar)
    #expect(calls.entries.isEmpty)
    #expect(harness.page.field.text == "")
    #expect(harness.names == ["first", "second"])
  }

  @Test("When the screen disappears, the callback of a closed overlay opens no other one")
  func shownWhileLeaving() throws {
    let harness = try OverlayHarness()
    let menu = Menu([[Menu.Item("Item") {}]])
    menu.onClose = { [page = harness.page] in page.overlayStack.show(alert()) }
    harness.show(menu)

    harness.page.overlayStack.screenWillDisappear()

    #expect(!harness.page.overlayStack.isOpen)
    harness.show(menu)
    harness.page.overlayStack.close()
    #expect(harness.page.overlayStack.isOpen)
  }

  @Test("Tab stays inside an overlay, and closing it restores the previous focus")
  func focus() throws {
    let harness = try OverlayHarness()
    try harness.key("Tab")
    #expect(harness.page.button.hasFocus)
    harness.show(alert())

    for _ in 0..<5 { try harness.key("Tab") }
    try harness.key("Space")
    #expect(calls.entries.count == 1)
    harness.page.button.onActivate = calls.logging("button")
    try harness.key("Space")

    #expect(harness.page.button.hasFocus)
    #expect(calls.entries.last == "button")
  }

  @Test(
    "Every back action closes the topmost overlay, and pops the page only if none is open",
    arguments: ["Escape", "Alt+Left", "AC_BACK", "X1"])
  func back(key: String) throws {
    let harness = try OverlayHarness()
    harness.show(sheet)
    harness.show(Menu([[Menu.Item("Item") {}]]))

    try harness.key(key)
    harness.base.settle()
    #expect(harness.layer("menu") == nil && harness.layer("sheet") != nil)
    try harness.key(key)
    harness.base.settle()
    #expect(harness.layer("sheet") == nil)
    #expect(harness.names == ["first", "second"])
    try harness.key(key)
    harness.base.settle()

    #expect(harness.names == ["first"])
  }

  @Test("With an overlay open, drags and swipes do not go back, and keys do not go forward")
  func edge() throws {
    let harness = try OverlayHarness()
    harness.page.hasNextScreen = true
    harness.show(alert())
    let swipe = {
      for _ in 0..<8 {
        harness.session.send(.wheel(right: -1, down: 0), at: harness.base.context.clock.now)
      }
      harness.base.settle()
    }

    harness.base.drag(to: 300)
    #expect(harness.base.controller.coordinator == nil)
    harness.base.mouse(.up, 300)
    swipe()
    try harness.key("Alt+Right")
    harness.base.settle()
    #expect(harness.names == ["first", "second"])
    #expect(harness.page.overlayStack.isOpen)

    // Without the overlay, the same input goes forward and back.
    harness.page.overlayStack.close()
    try harness.key("Alt+Right")
    harness.base.settle()
    #expect(harness.names == ["first", "second", "next"])
    swipe()
    #expect(harness.names == ["first", "second"])
  }

  @Test("A push closes all overlays of the covered screen at once, without choosing an action")
  func leaving() throws {
    let harness = try OverlayHarness()
    let open = alert()
    open.onClose = calls.logging("closed")
    harness.show(sheet)
    harness.show(open)

    try harness.base.controller.push(OverlayPage("third"))

    #expect(!harness.page.overlayStack.isOpen)
    #expect(harness.layer("alert") == nil && harness.layer("sheet") == nil)
    #expect(calls.entries == ["closed"])
    harness.base.settle()
    try harness.base.controller.pop()
    harness.base.settle()
    #expect(harness.layer("sheet") == nil)
  }

  @Test("An overlay in a nested flow covers the whole stage, and closes when that flow is popped")
  func levels() throws {
    let harness = try OverlayHarness()
    let page = OverlayPage("inner")
    let flow = NavigationController(
      root: page, context: harness.base.context, isVisible: false)
    NavigationBars(around: flow)
    try harness.base.controller.push(FlowScreen(flow), .immediate)
    _ = harness.base.tree

    page.overlayStack.show(alert())
    harness.base.settle()
    #expect(harness.base.tree.root.sublayers.dropLast().last?.name == "alert")
    harness.base.drag(to: 300)
    harness.base.mouse(.up, 300)
    harness.base.settle()
    #expect(harness.base.controller.depth == 3)
    try harness.base.controller.pop()

    #expect(!page.overlayStack.isOpen)
  }

  @Test("Closing an overlay closes those above it first, and closing it again does nothing")
  func below() throws {
    let harness = try OverlayHarness()
    let sheet = sheet
    sheet.onClose = calls.logging("sheet")
    let alert = alert()
    alert.onClose = calls.logging("alert")
    harness.show(sheet)
    harness.show(alert)
    harness.show(alert)

    sheet.close()
    sheet.close()
    harness.page.overlayStack.close()

    #expect(calls.entries == ["alert", "sheet"])
    #expect(!harness.page.overlayStack.isOpen)
  }

  @Test("An `onClose` callback can show the same overlay again")
  func chain() throws {
    let harness = try OverlayHarness()
    let again = alert("Again")
    let overlays = harness.page.overlayStack
    again.onClose = { [weak again] in
      if let again, !overlays.isOpen { overlays.show(again) }
    }
    harness.show(again)

    try harness.key("Return")
    #expect(overlays.isOpen)
    again.onClose = nil
    try harness.key("Return")
    harness.base.settle()

    #expect(calls.entries == ["do", "do"])
    #expect(harness.layer("alert") == nil)
  }
}
