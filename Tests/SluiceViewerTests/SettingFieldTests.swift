import FlowCore
import FlowUI
import SluiceViewer
import Testing

@Suite struct SettingFieldTests {
  /// Opens a demo's settings in a window that is high enough for all of them.
  private func harness(_ demo: String) throws -> ViewerHarness {
    let harness = try ViewerHarness(demo, size: Size(width: 1280, height: 1500))
    try harness.click(.settings)
    harness.wait(300)
    return harness
  }

  private func type(_ text: String, in name: String, _ harness: ViewerHarness) throws {
    let field = harness.tree.all.first { $0.name == name && $0.role == .textField }
    harness.click(try #require(field).middle)
    try harness.key("Ctrl+A")
    harness.send(.text(text))
    harness.wait(50)
  }

  private func value(_ name: String, _ harness: ViewerHarness) -> String? {
    harness.tree.all.first { $0.name == name && $0.role == .textField }?.value
  }

  @Test("A value applies with Return, or when its field is left", arguments: ["Return", "stage"])
  func applies(by method: String) throws {
    let harness = try harness("appearance")
    let seed = { harness.app.link.description.contains("seed=42") }

    try type("42", in: "Seed", harness)
    #expect(!seed())
    if method == "stage" {
      harness.click(try harness.stage(0.5, 0.02))
    } else {
      try harness.key(method)
    }
    harness.wait(100)

    #expect(seed())
  }

  @Test("A value also applies when another panel is shown")
  func panel() throws {
    let harness = try harness("appearance")

    try type("42", in: "Seed", harness)
    try harness.click(.events)
    harness.wait(300)

    #expect(harness.app.link.description.contains("seed=42"))
  }

  @Test("A refused value stays, with a sentence that says what is expected; no setting moves")
  func refused() throws {
    let harness = try harness("onboarding")
    let frames = { harness.tree.all.filter { $0.role == .textField }.map(\.frame) }
    let before = frames()

    try type("9999", in: "Pages", harness)
    #expect(!harness.tree.all.contains { $0.name.hasPrefix("Expected") })
    try harness.key("Return")
    harness.wait(50)

    #expect(
      value("Pages", harness) == "9999" && !harness.app.link.description.contains("pages=9999"))
    let sentence = harness.tree.all.first { $0.name.hasPrefix("Expected a whole number from") }
    #expect(sentence != nil)
    #expect(frames() == before)
    try type("3", in: "Pages", harness)
    #expect(!harness.tree.all.contains { $0.name.hasPrefix("Expected") })
  }

  @Test(
    "A click beside the device takes back a refused value, and a message on the stage says why"
  )
  func takenBack() throws {
    let harness = try harness("appearance")
    try type("abc", in: "Seed", harness)
    try harness.key("Return")
    harness.wait(50)
    #expect(value("Seed", harness) == "abc")

    let stage = try harness.node(.stageGroup).frame
    harness.click(Point(x: stage.maxX + 60, y: stage.midY))
    harness.wait(50)

    #expect(value("Seed", harness) == "1")
    let message = try #require(harness.tree.all.first { $0.name.hasPrefix("Expected") })
    #expect(stage.minX...stage.maxX ~= message.middle.x, "the message is no longer below the field")
    harness.wait(10_000)
    #expect(!harness.tree.all.contains { $0.name.hasPrefix("Expected") })
    try harness.key("?")
    #expect(harness.has(.keyboard), "keys no longer go into the field")
  }

  @Test("Escape restores the value that the setting has")
  func escape() throws {
    let harness = try harness("appearance")

    try type("42", in: "Seed", harness)
    try harness.key("Escape")
    harness.wait(50)

    #expect(value("Seed", harness) == "1")
    #expect(!harness.app.link.description.contains("seed="))
  }

  @Test("Resetting a group of settings discards a refused text in it")
  func resetGroup() throws {
    let harness = try harness("appearance")
    let strings = harness.app.session.context.strings
    let size = value(strings[.stageSize], harness)
    try harness.click(.dark)

    try type("abc", in: strings[.stageSize], harness)
    try harness.key("Return")
    harness.wait(50)
    #expect(value(strings[.stageSize], harness) == "abc")
    try harness.click(strings[.reset.with(strings[.stageGroup])])
    harness.wait(100)

    #expect(size != nil && value(strings[.stageSize], harness) == size)
  }

  @Test("The titles of the groups are headings")
  func headings() throws {
    let harness = try harness("appearance")
    let titles = [Phrase.motion, .stageGroup, .demo, .viewer].map {
      harness.app.session.context.strings[$0]
    }

    let headings = harness.tree.all.filter { $0.role == .heading }.map(\.name)

    #expect(Set(headings).isSuperset(of: titles))
  }

  @Test("The settings stay scrolled when another panel was shown meanwhile")
  func scrollOffset() throws {
    let harness = try ViewerHarness("onboarding", size: Size(width: 1280, height: 560))
    try harness.click(.settings)
    harness.wait(300)
    harness.mouse(.move, Point(x: 1130, y: 400))
    harness.send(.wheel(right: 0, down: 3))
    harness.wait(1000)
    let top = { try harness.node("Language").frame.minY }
    let before = try top()

    try harness.click(.events)
    harness.wait(300)
    try harness.click(.settings)
    harness.wait(300)

    #expect(try top() == before && before < 400)
  }

  @Test(
    "Every control of the inspector ends before the edge of its pane",
    arguments: [Phrase.state, .events, .elements, .settings])
  func withinPane(pane: Phrase) throws {
    let harness = try ViewerHarness.delivery()
    try harness.click(.state)
    let timing = try harness.node(.timing).frame
    // The curve has a field of its own.
    harness.click(Point(x: timing.minX + 0.625 * timing.size.width, y: timing.midY))
    harness.wait(100)
    try harness.click(pane)
    harness.wait(300)

    let edge = harness.app.session.size.width
    let reaching = harness.tree.all.filter {
      $0.frame.minX > edge - 300 && $0.role.isOperable && $0.frame.maxX > edge - 6
    }
    #expect(reaching.map(\.name) == [])
  }
}
