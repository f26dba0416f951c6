import FlowCore
import FlowUI
import Testing

@Suite struct BarAccessibilityTests {
  private func lines(_ stage: BarHarness) -> [String] {
    "\(stage.session.accessibilityTree)".split(separator: "\n").map(String.init)
  }

  @Test("A bar exposes its title, its items, and a back control named after the page below")
  func bar() throws {
    let stage = BarHarness(BarPage("Basket"))
    let item = NavigationItem(
      title: "Delivery", trailing: [.icon(.cart, "Settings", Control())],
      toolbar: [.text("Help", Control()), .flexibleSpace])
    let page = BarPage("delivery", item)
    page.prefersToolbarHidden = false

    try stage.controller.push(page, .immediate)

    #expect(
      lines(stage) == [
        "stage", "  status bar \"9:41\"", "  navigation bar", "    button \"Back to Basket\"",
        "    heading \"Delivery\"", "    button \"Settings\"", "  screen \"delivery\"",
        "    text \"delivery\"", "  toolbar", "    button \"Help\"",
      ])
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
    let stage = BarHarness(BarProgressPage("one", 0.2))
    let stripValue = {
      stage.session.accessibilityTree.children.first { $0.role == .progressBar }?.value
    }
    #expect(stripValue() == "20 %")

    try stage.controller.push(BarProgressPage("two", 0.6))
    stage.wait(until: 0.5)
    let value = stage.bars.progress.value

    #expect(value > 0.2 && value < 0.6)
    #expect(stripValue() == "\((value * 100).fixed(0)) %")
  }

  @Test("While the history is open, only it and the status bar are exposed")
  func history() throws {
    let stage = BarHarness(BarPage("One"))
    try stage.controller.push(BarPage("Two"), .immediate)

    stage.mouse(.down, 30, 66)
    stage.wait(500)
    stage.mouse(.up, 30, 66)

    let roles = stage.session.accessibilityTree.children.map(\.role)
    #expect(roles == [.statusBar, .menu])
    #expect(stage.session.accessibilityTree.all.contains { $0.name == "One" })
  }
}
