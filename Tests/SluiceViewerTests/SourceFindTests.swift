import FlowCore
import FlowDemos
import FlowUI
import SluiceViewer
import SourceView
import Testing

/// Tests of the text search in the code that the viewer shows.
@Suite struct SourceFindTests {
  /// Creates a viewer that shows the code of a demo and has the focus in the code.
  private func harness(_ demo: String = "signup") throws -> ViewerHarness {
    let harness = try ViewerHarness(demo)
    try harness.click(.source)
    harness.wait(500)
    let code = try harness.node(.code).frame
    harness.click(Point(x: code.midX, y: code.minY + 8))
    return harness
  }

  private func value(_ harness: ViewerHarness) throws -> String {
    try harness.node(.findInFile).value ?? ""
  }

  private func report(_ harness: ViewerHarness) -> String? {
    harness.tree.all.first { $0.name.wholeMatch(of: /\d+ of \d+|none/) != nil }?.name
  }

  @Test(
    "From the code, Ctrl+F and a slash move the focus to the code's own search field",
    arguments: ["Ctrl+F", "/"])
  func field(key: String) throws {
    let harness = try harness()

    try harness.key(key)
    harness.send(.text("func"))

    #expect(try value(harness) == "func")
    #expect(try harness.node(.searchDemos).value == "")
    #expect(report(harness)?.hasPrefix("1 of ") == true)
  }

  @Test("From the stage, Ctrl+F searches the code that is shown, and a slash searches demos")
  func stage() throws {
    let harness = try harness()
    harness.click(try harness.stage(0.5, 0.9))

    try harness.key("Ctrl+F")
    harness.send(.text("func"))
    try harness.key("Return")
    #expect(try value(harness) == "func")
    #expect(report(harness)?.hasPrefix("2 of ") == true)
    for _ in 1...2 { try harness.key("Escape") }
    try harness.key("/")
    harness.send(.text("gates"))

    #expect(try harness.node(.searchDemos).value == "gates")
    #expect(try value(harness) == "")
    #expect(!harness.verbs.contains("didShow initial"))
  }

  @Test("From the stage, Ctrl+F leads to the search field in the flow's own bar if there is one")
  func flow() throws {
    let harness = try ViewerHarness("tickets")
    try harness.play(
      """
      - tap: Sign in
      - type: {into: Email, text: juna@example.org}
      - type: {into: Password, text: secret}
      - tap: {button: Sign in, in: sign-in}
      """)
    harness.wait(20_000)
    harness.click(try harness.stage(0.5, 0.01))

    try harness.key("Ctrl+F")
    harness.send(.text("weir"))

    let stage = harness.app.stageSession.accessibilityTree.all
    #expect(stage.first { $0.name == "Search evenings" }?.value == "weir")
    #expect(try harness.node(.searchDemos).value == "")
  }

  @Test("From the list of demos, Ctrl+F searches demos, even while code is shown")
  func demos() throws {
    let harness = try harness()
    harness.click(try harness.node(.searchDemos).middle)

    try harness.key("Ctrl+F")
    harness.send(.text("gates"))

    #expect(try harness.node(.searchDemos).value == "gates")
  }

  @Test("A slash in the search field itself is typed as text")
  func slash() throws {
    let harness = try harness()
    try harness.key("Ctrl+F")

    try harness.key("/")
    harness.send(.text("/"))

    #expect(try value(harness) == "/")
  }

  @Test("Return and F3 go to the next match, with Shift to the previous one, and wrap around")
  func steps() throws {
    let harness = try harness()
    try harness.key("Ctrl+F")
    harness.send(.text("private func"))
    harness.wait(1000)
    let first = try #require(report(harness))
    let count = try #require(first.split(separator: " ").last.flatMap { Int($0) })

    try harness.key("Shift+Return")
    harness.wait(1000)
    #expect(report(harness) == "\(count) of \(count)")
    #expect(harness.tree.all.contains { $0.name.contains("private func leaveApp(") })
    try harness.key("Return")
    #expect(report(harness) == first)
    try harness.key("F3")
    try harness.key("Ctrl+G")
    #expect(report(harness) == "3 of \(count)")
    try harness.key("Shift+F3")

    #expect(report(harness) == "2 of \(count)")
  }

  @Test(
    "A search without a match says so; Escape clears the field, then moves the focus to the stage"
  )
  func escape() throws {
    let harness = try harness()
    try harness.key("Ctrl+F")
    harness.send(.text("xyzzy"))
    #expect(report(harness) == "none")

    try harness.key("Escape")
    #expect(try value(harness) == "" && report(harness) == nil)
    #expect(try harness.node(.findInFile).states.contains(.focused))
    try harness.key("Escape")

    #expect(try harness.node(.stageGroup).states.contains(.focused))
  }

  @Test("Typing more letters searches on from the current match")
  func typing() throws {
    let harness = try harness()
    try harness.key("Ctrl+F")
    harness.send(.text("sel"))
    try harness.key("Return")
    #expect(report(harness)?.hasPrefix("2 of ") == true)

    harness.send(.text("f?.show"))
    try harness.key("Return")
    let later = try #require(report(harness))
    #expect(!later.hasPrefix("1 of "))
    for _ in 0..<7 { try harness.key("Backspace") }
    #expect(report(harness)?.hasPrefix("1 of ") == false)
    harness.send(.text("f?.show"))

    #expect(report(harness) == later, "searched on from there, and not from the start")
  }

  @Test("Opening another demo repeats the search in its code")
  func other() throws {
    let harness = try harness()
    try harness.key("Ctrl+F")
    harness.send(.text("CheckoutFlowController"))
    #expect(report(harness) == "none")

    try harness.click("Checkout")
    harness.wait(1000)

    #expect(harness.tree.all.contains { $0.name.hasSuffix(" found") })
    try harness.key("F3")
    #expect(report(harness)?.hasPrefix("1 of ") == true)
  }
}
