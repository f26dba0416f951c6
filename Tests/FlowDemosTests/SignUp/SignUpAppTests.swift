import FlowCore
import FlowDemos
import FlowUI
import Testing

/// The app that the sign-up leads to: its tabs, their stacks, and the way out.
@Suite struct SignUpAppTests {
  private func selected(_ stage: Stage) -> String? {
    stage.nodes.first { $0.role == .tab && $0.states.contains(.selected) }?.name
  }

  @Test(
    "S2-10 Ctrl and a digit, or a tap, leads to each tab",
    arguments: [("1", "Home"), ("2", "Explore"), ("3", "Profile")])
  func tabs(digit: String, title: String) throws {
    let stage = Stage.signUp(isKnown: true)
    let other = Stage.signUp(isKnown: true)
    try stage.keys("Ctrl+2")

    try stage.keys("Ctrl+\(digit)")
    if title != "Home" { try other.tap(words: title) }

    #expect(selected(stage) == title)
    #expect(selected(other) == title)
    #expect(stage.stack == ["app"])
  }

  @Test("Each tab keeps its pages while another one is shown")
  func kept() throws {
    let stage = Stage.signUp(isKnown: true)
    try stage.tap(words: "Old brick")

    try stage.keys("Ctrl+2", "Ctrl+3", "Ctrl+1")

    #expect(stage.words.contains("Mill Lane"))
    #expect(stage.says("Shades"))
  }

  @Test("Home's badge counts the colours that nobody has looked at, and the list marks them")
  func badge() throws {
    let stage = Stage.signUp(isKnown: true)
    let badge = { stage.nodes.first { $0.role == .tab && $0.name == "Home" }?.value }
    let marks = { stage.words.count { $0 == "New" } }
    #expect(badge() == "2")
    #expect(marks() == 2)

    try stage.tap(words: "Lichen")
    #expect(badge() == "1")
    try stage.keys("Escape")
    #expect(marks() == 1)
    try stage.tap(words: "Foxglove")
    #expect(badge() == nil)
    try stage.keys("Escape")
    try stage.tap(words: "Lichen")

    #expect(badge() == nil)
  }

  @Test("S4-27 Explore is the Colours flow, with its own way back by a drag, and no way out of it")
  func explore() throws {
    let stage = Stage.signUp(isKnown: true)
    try stage.tap(words: "Explore")
    #expect(stage.words.contains("Home Scene"))
    stage.tap()
    stage.settle()
    #expect(stage.words.contains("Second Scene"))

    stage.drag(from: 4, to: 350)
    stage.mouse(.up, 350)
    stage.settle()
    #expect(stage.words.contains("Home Scene"))
    try stage.keys("Escape")

    #expect(stage.words.contains("Home Scene"))
    #expect(stage.stack == ["app"])
  }

  @Test("Profile shows who is signed in, also while they go")
  func profile() throws {
    let stage = Stage.signUp(isKnown: true)
    try stage.keys("Ctrl+3")
    #expect(stage.says("Juna Tarrow"))

    try stage.keys("Tab", "Return")
    #expect(stage.stack == ["options"])

    #expect(!stage.says("Juna Tarrow"))
  }
}
