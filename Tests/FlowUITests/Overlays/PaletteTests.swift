import FlowCore
import FlowUI
import Testing

@Suite struct PaletteTests {
  private let calls = CallLog()

  private func palette(_ titles: [String]) -> Palette {
    let items = titles.map { title in
      Palette.Item(
        title, in: "Fruit", shortcut: title == "Cherry" ? "Ctrl+C" : nil,
        action: calls.logging(title))
    }
    return Palette(placeholder: "Search fruit", emptyText: "None", items: items)
  }

  private func open(_ titles: [String]) throws -> OverlayHarness {
    let harness = try OverlayHarness()
    harness.show(palette(titles))
    return harness
  }

  private func rows(_ harness: OverlayHarness) -> [String] {
    harness.session.accessibilityTree.all.filter { $0.role == .menuItem }.map(\.name)
  }

  private func selected(_ harness: OverlayHarness) -> String? {
    harness.session.accessibilityTree.all.first { $0.states.contains(.selected) }?.name
  }

  private static let fruit = ["Red banana", "Apple", "Cherry", "Nectarine"]

  @Test(
    "A search lists matches at the start of a title first, then of a word, then all others")
  func search() throws {
    let harness = try open(["Pecan nut", "Cantaloupe", "Sweet cantaloupe", "Apple"])

    harness.base.type("CAN")

    #expect(rows(harness) == ["Cantaloupe", "Sweet cantaloupe", "Pecan nut"])
  }

  @Test("All typed words must occur, in the title or the group, and in any order")
  func words() throws {
    let harness = try open(Self.fruit)

    harness.base.type("fruit ban red")
    #expect(rows(harness) == ["Red banana"])
    harness.base.type("x")

    #expect(rows(harness).isEmpty)
    #expect(harness.layer("palette")?.texts.contains("None") == true)
  }

  @Test("Enter runs the selected row once, and closes the palette")
  func enter() throws {
    let harness = try open(Self.fruit)

    try harness.key("Down", "Down", "Return")
    harness.base.settle()

    #expect(calls.entries == ["Cherry"])
    #expect(harness.layer("palette") == nil)
  }

  @Test("Up and Down wrap around; Ctrl+Home and Ctrl+End lead to the ends")
  func keys() throws {
    let harness = try open(Self.fruit)
    #expect(selected(harness) == "Red banana")

    try harness.key("Up")
    #expect(selected(harness) == "Nectarine")
    try harness.key("Down")
    #expect(selected(harness) == "Red banana")
    try harness.key("Ctrl+End")
    #expect(selected(harness) == "Nectarine")
    try harness.key("Ctrl+Home")

    #expect(selected(harness) == "Red banana")
  }

  @Test("The selected row is visible in a long list, also after the page keys")
  func scrolling() throws {
    let harness = try open((1...100).map { "Row \($0)" })

    try harness.key("PageDown", "PageDown", "Down")
    let page = try #require(harness.layer("palette"))
    let row = try #require(selected(harness))
    #expect(page.texts.contains(row))
    #expect(row != "Row 2")
    try harness.key("Up", "PageUp", "PageUp")

    #expect(selected(harness) == "Row 1")
  }

  @Test("A tap on a row runs that row, even if another row is selected")
  func tap() throws {
    let harness = try open(Self.fruit)

    try harness.click("Nectarine")

    #expect(calls.entries == ["Nectarine"])
  }

  @Test(
    "Escape and a tap outside close the palette, and the page's focus is restored",
    arguments: [true, false])
  func closing(byKey: Bool) throws {
    let harness = try OverlayHarness()
    harness.page.field.hasFocus = true
    harness.show(palette(Self.fruit))

    if byKey { try harness.key("Escape") } else { harness.base.click(200, 790) }
    harness.base.settle()

    #expect(calls.entries.isEmpty)
    #expect(harness.layer("palette") == nil)
    let focused = harness.session.accessibilityTree.all.first { $0.states.contains(.focused) }
    #expect(focused?.name == "Field")
  }

  @Test("The value of a row is its shortcut")
  func shortcut() throws {
    let harness = try open(Self.fruit)

    let rows = harness.session.accessibilityTree.all.filter { $0.role == .menuItem }

    #expect(rows.map(\.value) == [nil, nil, "Ctrl+C", nil])
  }

  @Test("Enter does nothing if no row matches")
  func nothing() throws {
    let harness = try open(Self.fruit)
    harness.base.type("xyz")

    try harness.key("Down", "Return")

    #expect(calls.entries.isEmpty)
    #expect(harness.layer("palette") != nil)
  }
}
