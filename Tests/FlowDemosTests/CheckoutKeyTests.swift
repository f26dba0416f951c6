import FlowCore
import FlowDemos
import FlowUI
import Testing

@Suite struct CheckoutKeyTests {
  private func shop() -> DemoHarness {
    DemoHarness { CheckoutFlowController(context: $0, seed: 1) }
  }

  @Test("Tab moves the focus to plus and minus of each item, and Space and Return press them")
  func quantities() throws {
    let shop = shop()

    try shop.keys("Tab", "Tab", "Return")
    #expect(shop.shows("€ 99.20"))
    try shop.keys("Shift+Tab", "Space", "Space")

    #expect(shop.shows("€ 69.40"))
  }

  @Test("Removing an item moves the focus to its Add button, and adding it moves the focus to plus")
  func focus() throws {
    let shop = shop()
    try shop.keys("Tab", "Space", "Space")
    #expect(shop.shows("€ 54.50"))

    try shop.keys("Space")
    #expect(shop.shows("€ 69.40"))
    try shop.keys("Space")

    #expect(shop.shows("€ 84.30"))
  }

  @Test("At nine, Tab continues from the disabled plus button as if it were enabled")
  func disabled() throws {
    let shop = shop()
    try shop.keys("Tab", "Tab")
    for _ in 0..<7 { try shop.keys("Space") }
    #expect(shop.shows("€ 188.60"))

    try shop.keys("Space", "Tab", "Tab", "Space")

    #expect(shop.shows("€ 226.60"))
  }

  @Test("On a short stage, Tab and Shift+Tab scroll the focused control into view")
  func scrolling() throws {
    let shop = DemoHarness(size: Size(width: 320, height: 400)) {
      CheckoutFlowController(context: $0, seed: 1)
    }
    let footer = shop.positionedDrawings.first { $0.layers.contains("footer") }
    let foot = try #require(footer).frame.minY
    let pluses = {
      shop.positionedDrawings.filter {
        if case .icon(.plus, _, _, _) = $0.drawing { true } else { false }
      }
      .map(\.frame)
    }
    #expect(pluses()[2].maxY > foot)

    try shop.keys("Tab", "Tab", "Tab", "Tab", "Tab", "Tab")
    #expect(pluses()[2].maxY < foot)
    try shop.keys("Shift+Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab")

    #expect(pluses()[0].minY > 44)
    #expect(pluses()[2].maxY > foot)
  }

  @Test("The whole checkout can be completed with the keyboard")
  func all() throws {
    let shop = shop()

    for stops in [8, 6, 5, 4] {
      for _ in 0..<stops { try shop.keys("Tab") }
      try shop.keys("Return")
    }

    #expect(shop.stack == ["thanks"])
  }
}
