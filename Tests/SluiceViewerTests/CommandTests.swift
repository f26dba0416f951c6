import FlowCore
import FlowUI
import SluiceViewer
import Testing

@Suite struct CommandTests {
  private func rows(_ harness: ViewerHarness) -> [AccessibilityNode] {
    harness.tree.all.filter { $0.role == .menuItem }
  }

  @Test("Ctrl+Shift+P lists all commands with their keys, also while a field has the focus")
  func palette() throws {
    let harness = try ViewerHarness()
    try harness.key("Ctrl+F")

    try harness.key("Ctrl+Shift+P")

    let start = try #require(rows(harness).first { $0.name == "Start again" })
    #expect(start.value == "F5")
    harness.send(.text("screen"))
    #expect(rows(harness).first { $0.name == "Full screen" }?.value == "F11")
  }

  @Test("The button of a command that cannot be performed is disabled from the first frame on")
  func firstFrame() throws {
    let harness = try ViewerHarness()
    harness.app.panelInterval = .seconds(10)

    #expect(try harness.node(.playAgain).states.contains(.disabled))
    #expect(try !harness.node(.startAgain).states.contains(.disabled))
  }

  @Test("A chosen command runs, and the focus is back where it was")
  func choice() throws {
    let harness = try ViewerHarness()
    try harness.key("Ctrl+Shift+P")
    harness.send(.text("copy a l"))
    var copied: String?
    harness.app.session.onCopy = { copied = $0 }

    try harness.key("Return")
    harness.wait(600)

    #expect(copied?.hasPrefix("checkout@") == true)
    #expect(try harness.node(.stageGroup).states.contains(.focused))
    #expect(rows(harness).isEmpty)
  }

  /// Whether the row with a name, chosen after a page of the checkout was pushed, has taken effect.
  private func isApplied(_ name: String, _ harness: ViewerHarness) -> Bool {
    let app = harness.app
    switch name {
    case "Gates": return app.link.id == "gates"
    case "Checkout": return app.link.id == "checkout"
    case "checkout/review": return harness.has("checkout/review")
    case "Small phone": return app.stageTree.root.size == Size(width: 320, height: 568)
    case "Slide": return app.comparisonSession != nil
    case "Events": return harness.has(.rawEvents)
    case "Start again": return !harness.verbs.contains("didShow delivery")
    case "Right to left": return app.stageSession.preferences.direction == .rightToLeft
    case "Dark": return app.stageSession.preferences.isDark
    default: return harness.tree.all.contains { $0.name == name && $0.states.contains(.focused) }
    }
  }

  @Test(
    "Words find commands, demos, devices and settings in the palette, and Return applies them",
    arguments: [
      ("gates", "Gates"), ("small phone", "Small phone"), ("compare slide", "Slide"),
      ("events", "Events"), ("restart", "Start again"), ("pay", "Checkout"),
      ("rtl", "Right to left"),
      ("320x568", "Small phone"), ("dark stage", "Dark"), ("size stage", "Stage size"),
      ("checkout/review", "checkout/review"), ("edge w", "Edge width"),
    ])
  func others(query: String, name: String) throws {
    let harness = try ViewerHarness()
    harness.click(try harness.stage(0.5, 0.942))
    harness.wait(2000)
    try #require(harness.verbs.contains("didShow delivery"))
    // The viewer has opened Checkout already.
    if name == "Checkout" { try harness.open("gates") }
    let before = harness.app.session.layerTree
    try harness.key("Ctrl+Shift+P")
    harness.send(.text(query))
    #expect(rows(harness).first?.name == name)

    try harness.key("Return")
    harness.wait(600)

    #expect(rows(harness).isEmpty)
    #expect(harness.app.session.layerTree != before)
    #expect(isApplied(name, harness))
  }

  @Test("A setting that is chosen in the palette is scrolled into view and gets the focus")
  func setting() throws {
    let harness = try ViewerHarness("onboarding", size: Size(width: 1280, height: 560))
    try harness.key("Ctrl+Shift+P")
    harness.send(.text("vscode"))

    try harness.key("Return")
    harness.wait(600)

    let field = try #require(harness.tree.all.first { $0.states.contains(.focused) })
    #expect(field.role == .textField && field.frame.maxY <= 560)
    harness.send(.text("code -g {file}:{line}"))
    harness.wait(50)
    #expect(harness.tree.all.contains { $0.value == "code -g {file}:{line}" })
  }

  @Test("Commands that cannot be used now are not listed, and their keys do nothing")
  func disabled() throws {
    let harness = try ViewerHarness()
    harness.wait(500)
    let before = harness.app.events.count

    try harness.key("Ctrl+B")
    try harness.key("Ctrl+Shift+P")

    #expect(!rows(harness).contains { $0.name == "Back to now" || $0.name == "Branch from here" })
    #expect(harness.app.events.count == before)
  }

  @Test("A command that switches something is titled by what it would do now")
  func titles() throws {
    let harness = try ViewerHarness()
    try harness.key("F8")

    try harness.key("Ctrl+Shift+P")

    #expect(rows(harness).contains { $0.name == "Go on" })
    #expect(!rows(harness).contains { $0.name == "Pause" })
  }
}
