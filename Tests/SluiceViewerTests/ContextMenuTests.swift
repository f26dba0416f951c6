import FlowCore
import FlowSDL
import FlowUI
import SluiceViewer
import Testing

/// Tests of the menus that the secondary mouse button opens.
@Suite struct ContextMenuTests {
  private func rows(_ harness: ViewerHarness) -> [String] {
    harness.tree.all.filter { $0.role == .menuItem }.map(\.name)
  }

  private func open(_ harness: ViewerHarness, at point: Point) -> Bool {
    defer { harness.wait(300) }
    return harness.app.handle(.button(.secondary, isDown: true, location: point))
  }

  @Test("On the stage and beside it, the menu has the commands of the stage with their shortcuts")
  func stage() throws {
    let harness = try ViewerHarness("checkout")
    let events = harness.app.events.count
    let points = [try harness.stage(0.5, 0.5), try harness.stage(-0.1, 0.5)]

    for point in points {
      #expect(open(harness, at: point))
      #expect(rows(harness).contains("Save a picture") && rows(harness).contains("Zoom to fit"))
      #expect(harness.texts.contains("Ctrl+S") && harness.texts.contains("Ctrl+0"))
      #expect(open(harness, at: point))
      #expect(rows(harness).isEmpty)
    }

    #expect(harness.app.events.count == events)
  }

  @Test("The menu opens at the mouse")
  func position() throws {
    let harness = try ViewerHarness("checkout")
    let point = try harness.stage(0.25, 0.25)

    #expect(open(harness, at: point))

    let first = try #require(harness.tree.all.first { $0.role == .menuItem }).frame
    #expect(abs(first.minX - point.x) < 2 && abs(first.minY - point.y) < 16)
  }

  @Test("On the row of a demo, the menu opens that demo")
  func demo() throws {
    let harness = try ViewerHarness("checkout")
    let row = try #require(harness.tree.all.first { $0.role == .radio && $0.name == "Gates" })

    #expect(open(harness, at: row.middle))
    try harness.click("Open Gates")
    harness.wait(300)

    #expect(harness.app.link.id == "gates")
  }

  @Test("On the time line, the menu has the time line's commands")
  func time() throws {
    let harness = try ViewerHarness("checkout")

    #expect(open(harness, at: try harness.node(.timeGroup).middle))

    #expect(rows(harness).contains("Branch from here"))
  }

  @Test("In a field, the menu cuts, copies, pastes and selects all")
  func field() throws {
    let harness = try ViewerHarness("checkout")
    var copied: String?
    harness.app.session.onCopy = { copied = $0 }
    try harness.key("/")
    harness.send(.text("gates"))
    let field = try harness.node(.searchDemos).middle

    #expect(open(harness, at: field))
    #expect(rows(harness) == ["Cut", "Copy", "Paste", "Select all"])
    try harness.click("Select all")
    harness.wait(300)
    #expect(open(harness, at: field))
    try harness.click("Cut")
    harness.wait(300)
    #expect(copied == "gates")
    #expect(try harness.node(.searchDemos).value == "")
    #expect(open(harness, at: field))
    try harness.click("Paste")
    harness.wait(300)

    #expect(try harness.node(.searchDemos).value == "gates")
  }

  @Test("In a field of the flow, the menu sends keys to the flow, so that recordings contain them")
  func flow() throws {
    let harness = try ViewerHarness("controls")
    for _ in 0..<14 { try harness.key("Tab") }
    harness.send(.text("Elm"))
    harness.wait(1000)
    let field = try #require(
      harness.app.stageSession.accessibilityTree.all.first {
        $0.role == .textField && $0.states.contains(.focused)
      })
    let size = harness.app.stageSession.size
    let point = try harness.stage(
      field.frame.midX / size.width, field.frame.midY / size.height)

    #expect(open(harness, at: point))
    try harness.click("Select all")
    harness.wait(300)

    #expect(harness.verbs.contains("key Ctrl+A"))
  }

  @Test("While a field of the flow has the focus, Shift+F10 opens the menu of that field")
  func keyboardInFlow() throws {
    let harness = try ViewerHarness("controls")
    for _ in 0..<14 { try harness.key("Tab") }
    harness.send(.text("Elm"))
    harness.wait(1000)
    let presses = harness.verbs.filter { $0.hasPrefix("down") }

    try harness.key("Shift+F10")
    harness.wait(300)

    #expect(rows(harness).first == "Cut")
    try harness.click("Select all")
    harness.wait(300)
    #expect(harness.verbs.contains("key Ctrl+A"))
    #expect(harness.verbs.filter { $0.hasPrefix("down") } == presses)
  }

  @Test("While the stage has the focus, Shift+F10 opens the menu of the stage")
  func keyboard() throws {
    let harness = try ViewerHarness("checkout")

    try harness.key("Shift+F10")
    harness.wait(300)

    #expect(rows(harness).contains("Save a picture"))
  }

  @Test(
    "In the search field and on the row of a demo, Shift+F10 opens the menu of the field or the row",
    arguments: [([], "Cut"), (["Down"], "Open Colours")] as [([String], String)])
  func keyboardInDemos(keys: [String], first: String) throws {
    let harness = try ViewerHarness("checkout")
    try harness.key("Ctrl+F")
    harness.send(.text("scene"))
    for key in keys { try harness.key(key) }

    try harness.key("Shift+F10")
    harness.wait(300)

    #expect(rows(harness).first == first)
  }

  @Test("The question mark in the bar shows all shortcuts")
  func help() throws {
    let harness = try ViewerHarness("checkout")

    try harness.click("All shortcuts")
    harness.wait(600)

    #expect(harness.has("Keyboard and mouse"))
  }
}
