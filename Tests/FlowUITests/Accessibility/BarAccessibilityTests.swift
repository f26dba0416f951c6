import FlowCore
import FlowUI
import Testing

@Suite struct BarAccessibilityTests {
  private func lines(_ harness: BarHarness) -> [String] {
    "\(harness.session.accessibilityTree)".split(separator: "\n").map(String.init)
  }

  @Test("A bar exposes its title, its items, and a back control named after the page below")
  func bar() throws {
    let harness = BarHarness(BarPage("Basket"))
    let item = NavigationItem(
      title: "Delivery",
      trailing: [.icon(.cart, accessibilityLabel: "Settings", control: Control())],
      toolbar: [.text("Help", control: Control()), .flexibleSpace])
    let page = BarPage("delivery", item)
    page.prefersToolbarHidden = false

    try harness.controller.push(page, .immediate)

    #expect(
      lines(harness) == [
        "stage", "  status bar \"9:41\"", "  navigation bar", "    button \"Back to Basket\"",
        "    heading \"Delivery\"", "    button \"Settings\"", "  screen \"delivery\"",
        "    text \"delivery\"", "  toolbar", "    button \"Help\"",
      ])
  }

  @Test("The frame of a large title moves with the content, as the title does")
  func largeTitle() throws {
    let scroll = ScrollState()
    let item = NavigationItem(title: "Books", isLarge: true, scroll: scroll)
    let harness = BarHarness(BarPage("books", item))
    let top = {
      try #require(harness.session.accessibilityTree.all.first { $0.role == .heading }).frame.minY
    }
    let start = try top()

    scroll.scroll(to: 20, animated: false)

    #expect(try top() == start - 20)
  }

  @Test("A hidden bar is not in the accessibility tree")
  func hidden() {
    let page = BarPage("plain")
    page.prefersBarHidden = true

    #expect(
      lines(BarHarness(page)) == [
        "stage", "  status bar \"9:41\"", "  screen \"plain\"", "    text \"plain\"",
      ])
  }

  @Test("S0-1 The strip exposes its current value, also during a transition")
  func strip() throws {
    let harness = BarHarness(BarProgressPage("one", 0.2))
    let stripValue = {
      harness.session.accessibilityTree.children.first { $0.role == .progressBar }?.value
    }
    #expect(stripValue() == "20 %")

    try harness.controller.push(BarProgressPage("two", 0.6))
    harness.wait(until: 0.5)
    let value = harness.bars.progress.value

    #expect(value > 0.2 && value < 0.6)
    #expect(stripValue() == "\((value * 100).fixed(0)) %")
  }

  @Test("While the history is open, only it and the status bar are exposed")
  func history() throws {
    let harness = BarHarness(BarPage("One"))
    try harness.controller.push(BarPage("Two"), .immediate)

    harness.mouse(.down, 30, 66)
    harness.wait(500)
    harness.mouse(.up, 30, 66)

    let roles = harness.session.accessibilityTree.children.map(\.role)
    #expect(roles == [.statusBar, .menu])
    #expect(harness.session.accessibilityTree.all.contains { $0.name == "One" })
  }
}
