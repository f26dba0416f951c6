import FlowCore
import FlowDemos
import FlowUI
import Testing

@Suite struct SignUpAppTests {
  private func selected(_ harness: DemoHarness) -> String? {
    harness.nodes.first { $0.role == .tab && $0.states.contains(.selected) }?.name
  }

  @Test(
    "S2-10 Ctrl and a digit, or a tap, selects a tab",
    arguments: [("1", "Home"), ("2", "Explore"), ("3", "Profile")])
  func tabs(digit: String, title: String) throws {
    let harness = DemoHarness.signUp(isKnown: true)
    let other = DemoHarness.signUp(isKnown: true)
    try harness.keys("Ctrl+2")
    try other.tap(named: "Explore")

    try harness.keys("Ctrl+\(digit)")
    try other.tap(named: title)

    #expect(selected(harness) == title)
    #expect(selected(other) == title)
    #expect(harness.stack == ["app"])
  }

  @Test(
    "On a tablet the large title of a list begins where the list does",
    arguments: [("1", "This week and before"), ("2", "Palette of the day")])
  func largeTitle(digit: String, heading: String) throws {
    let harness = DemoHarness.signUp(isKnown: true, size: Size(width: 1180, height: 820))

    try harness.keys("Ctrl+\(digit)")

    let title = harness.positionedDrawings.first { $0.layers.contains("largeTitle") }
    let first = harness.positionedDrawings.first { positioned in
      if case .text(heading, _, _, _) = positioned.drawing { true } else { false }
    }
    #expect(title != nil && title?.frame.minX == first?.frame.minX)
  }

  @Test("Each tab keeps its pages while another one is shown")
  func kept() throws {
    let harness = DemoHarness.signUp(isKnown: true)
    try harness.tap(text: "Old brick")

    try harness.keys("Ctrl+2", "Ctrl+3", "Ctrl+1")

    #expect(harness.texts.contains("Mill Lane"))
    #expect(harness.hasNode(containing: "Shades"))
  }

  @Test("Home's badge counts the colours that have not been opened, and the list marks them as new")
  func badge() throws {
    let harness = DemoHarness.signUp(isKnown: true)
    let badge = { harness.nodes.first { $0.role == .tab && $0.name == "Home" }?.value }
    let marks = { harness.texts.count { $0 == "New" } }
    #expect(badge() == "2")
    #expect(marks() == 2)

    try harness.tap(text: "Lichen")
    #expect(badge() == "1")
    try harness.keys("Escape")
    #expect(marks() == 1)
    try harness.tap(text: "Foxglove")
    #expect(badge() == nil)
    try harness.keys("Escape")
    try harness.tap(text: "Lichen")

    #expect(badge() == nil)
  }

  @Test("Explore opens a palette, from which an edge drag goes back; a kept palette is marked")
  func explore() throws {
    let harness = DemoHarness.signUp(isKnown: true)
    try harness.tap(text: "Explore")
    try harness.tap(text: "Orchard")
    #expect(harness.hasNode(containing: "Theo Brandt"))
    try harness.tap(text: "Keep this palette")

    harness.drag(from: 4, to: 350)
    harness.mouse(.up, 350)
    harness.settle()
    #expect(harness.texts.contains("Palette of the day"))
    #expect(harness.texts.count { $0 == "Kept" } == 1)
    try harness.keys("Escape")
    #expect(harness.stack == ["app"])
    try harness.keys("Ctrl+3")

    #expect(harness.nodes.first { $0.name == "Palettes" }?.value == "3")
  }

  @Test("Assistive technologies speak all of what the palette of the day shows")
  func paletteOfTheDay() throws {
    let harness = DemoHarness.signUp(isKnown: true)

    try harness.tap(text: "Explore")

    let card = harness.nodes.first { $0.name == "Harbour morning" }
    #expect(card?.value == "by Ines Quill, North quay, six in the morning")
  }

  @Test("Profile shows who is signed in, and signing out leads to the options")
  func profile() throws {
    let harness = DemoHarness.signUp(isKnown: true)
    try harness.keys("Ctrl+3")
    #expect(harness.hasNode(containing: "Juna Tarrow"))

    try harness.keys("Tab", "Return")
    #expect(harness.stack == ["options"])

    #expect(!harness.hasNode(containing: "Juna Tarrow"))
  }
}
