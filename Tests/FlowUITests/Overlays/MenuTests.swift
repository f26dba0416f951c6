import FlowCore
import FlowUI
import Testing

@Suite struct MenuTests {
  private let calls = CallLog()

  private var groups: [[Menu.Item]] {
    [
      [
        Menu.Item("Apple", isEnabled: false, action: calls.logging("apple")),
        Menu.Item("Banana", isChecked: true, action: calls.logging("banana")),
        Menu.Item("Cherry", action: calls.logging("cherry")),
      ],
      [],
      [
        Menu.Item(
          "Blackberry", icon: .more, isDestructive: true, action: calls.logging("blackberry"))
      ],
    ]
  }

  private func harness() throws -> OverlayHarness {
    let harness = try OverlayHarness()
    harness.page.overlayStack.openMenu(from: harness.page.button) { [groups] in groups }
    return harness
  }

  private func open(_ harness: OverlayHarness) throws {
    try harness.click("Open")
    harness.base.settle()
  }

  @Test(
    "A click, Enter, Space and Down on its control open a menu",
    arguments: ["", "Return", "Space", "Down"])
  func opening(key: String) throws {
    let harness = try harness()

    if key.isEmpty { try harness.click("Open") } else { try harness.key("Tab", key) }

    #expect(harness.layer("menu")?.texts == ["Apple", "Banana", "Cherry", "Blackberry"])
  }

  @Test(
    "A click on an item chooses it and closes the menu; a click on a disabled item does nothing")
  func choosing() throws {
    let harness = try harness()
    try open(harness)

    try harness.click("Apple")
    #expect(harness.page.overlayStack.isOpen)
    try harness.click("Cherry")
    harness.base.settle()

    #expect(calls.entries == ["cherry"])
    #expect(harness.layer("menu") == nil)
  }

  @Test("A heading in a menu is exposed as one, is skipped by keys and ignores clicks")
  func headings() throws {
    let harness = try OverlayHarness()
    let groups = [[Menu.Item.heading("Fruit"), Menu.Item("Apple", action: calls.logging("apple"))]]
    harness.page.overlayStack.openMenu(from: harness.page.button) { groups }
    try open(harness)
    let tree = harness.session.accessibilityTree
    #expect(tree.all.contains { $0.role == .heading && $0.name == "Fruit" })

    try harness.click("Fruit")
    #expect(harness.page.overlayStack.isOpen && calls.entries.isEmpty)
    try harness.key("Home", "Return")

    #expect(calls.entries == ["apple"])
  }

  @Test("A click outside a menu, even on its own control, closes it and does nothing else")
  func elsewhere() throws {
    let harness = try harness()
    try open(harness)

    try harness.click("Open")
    harness.base.settle()

    #expect(calls.entries.isEmpty && harness.layer("menu") == nil)
  }

  @Test(
    "Keys move between enabled items, wrap around at the ends, and jump by first letter",
    arguments: [
      ([], "banana"), (["Down"], "cherry"), (["Down", "Down"], "blackberry"),
      (["Down", "Down", "Down"], "banana"), (["Up"], "blackberry"), (["End"], "blackberry"),
      (["End", "Home"], "banana"), (["C"], "cherry"), (["B"], "blackberry"),
      (["B", "B"], "banana"), (["X"], "banana"), (["A"], "banana"), (["Tab"], "banana"),
      (["PageDown"], "blackberry"), (["End", "PageUp"], "banana"),
    ] as [([String], String)])
  func keys(keys: [String], choice: String) throws {
    let harness = try harness()
    try open(harness)

    for key in keys { try harness.key(key) }
    try harness.key("Return")

    #expect(calls.entries == [choice])
  }

  @Test("A press that opens a menu can be dragged to an item, and its release chooses that item")
  func dragging() throws {
    let harness = try harness()
    let button = try #require(harness.position(of: "Open"))

    harness.base.mouse(.down, button.x, button.y)
    #expect(harness.page.overlayStack.isOpen)
    harness.base.wait(300)
    let plain = harness.layer("menu")
    let cherry = try #require(harness.position(of: "Cherry"))
    harness.base.mouse(.move, cherry.x, cherry.y)
    #expect(harness.layer("menu") != plain)
    harness.base.mouse(.up, cherry.x, cherry.y)

    #expect(calls.entries == ["cherry"])
  }

  @Test(
    "A menu stays open if the press that opens it is released in place or outside the items",
    arguments: [0.0, 300])
  func staying(distance: Double) throws {
    let harness = try harness()
    let button = try #require(harness.position(of: "Open"))

    harness.base.mouse(.down, button.x, button.y)
    harness.base.mouse(.move, button.x, button.y + distance)
    harness.base.mouse(.up, button.x, button.y + distance)

    #expect(harness.page.overlayStack.isOpen && calls.entries.isEmpty)
  }

  @Test("A touch opens a menu on release, so that a page can be scrolled from its control")
  func finger() throws {
    let harness = try harness()
    let button = try #require(harness.position(of: "Open"))
    let now = { harness.base.context.clock.now }

    let touch: (PointerEvent.Phase, Double) -> Void = { phase, down in
      harness.session.send(
        .pointer(
          phase, device: .touch, finger: 1, location: Point(x: button.x, y: button.y + down)),
        at: now())
    }

    touch(.down, 0)
    touch(.move, 60)
    touch(.up, 60)
    #expect(!harness.page.overlayStack.isOpen)
    touch(.down, 0)
    #expect(!harness.page.overlayStack.isOpen)
    touch(.up, 0)

    #expect(harness.page.overlayStack.isOpen)
  }

  @Test("A long press on the back control opens its menu, and its release chooses an item")
  func history() throws {
    let harness = try OverlayHarness()

    harness.base.mouse(.down, 30, 66)
    harness.base.wait(600)
    let row = try #require(harness.position(of: "first"))
    harness.base.mouse(.move, row.x, row.y)
    harness.base.mouse(.up, row.x, row.y)
    harness.base.settle()

    #expect(harness.names == ["first"])
  }

  // MARK: Placement

  /// The frames on the stage of a menu's card and of the button next to which the menu is open.
  private func card(buttonAt y: Double, items: Int, height: Double = 800) throws -> (Rect, Rect) {
    let control = Control()
    let page = OneButtonPage(top: y, control)
    let harness = BarHarness(page, size: Size(width: 400, height: height))
    let frame = Rect(x: 0, y: y, width: 400, height: 44)
    _ = harness.tree
    page.overlayStack.show(
      Menu(from: control, [(0..<items).map { Menu.Item("Item \($0)") {} }]))
    harness.settle()
    let drawings = try #require(harness.tree.root.named("menu")).drawings
    let card = drawings.lazy.compactMap { drawing in
      if case .roundedRectangle(let rect, _, _) = drawing { rect } else { nil }
    }.first
    return (try #require(card), frame)
  }

  @Test("A menu is below its control, or above it if there is room only there")
  func sides() throws {
    let (below, upper) = try card(buttonAt: 300, items: 4)
    let (above, lower) = try card(buttonAt: 700, items: 4)

    #expect(below.minY == upper.maxY + 4)
    #expect(above.maxY == lower.minY - 4)
  }

  @Test(
    "A menu with any number of items stays clear of the status bar and the edges of the stage",
    arguments: [60.0, 300, 500, 700], [1, 5, 40, 1000])
  func room(y: Double, items: Int) throws {
    let (card, _) = try card(buttonAt: y, items: items)

    #expect(card.minY >= 44 + 8 && card.maxY <= 792)
    #expect(card.minX >= 8 && card.maxX <= 392)
  }

  @Test("On a stage without room above or below its control, a menu covers the control")
  func low() throws {
    let (card, button) = try card(buttonAt: 60, items: 4, height: 160)

    #expect(card.minY >= 28 && card.maxY <= 152 && card.size.height >= 56)
    #expect(card.intersection(button).size.height > 0)
  }

  @Test("A menu is as wide as its longest title, between 180 and 320 points")
  func width() throws {
    var widths: [Double] = []
    for title in ["A", String(repeating: "n", count: 25), String(repeating: "word ", count: 30)] {
      let harness = try OverlayHarness()
      harness.show(Menu(from: harness.page.button, [[Menu.Item(title) {}]]))
      widths.append(try #require(harness.card("menu")).size.width)
    }

    // 25 letters of 8.5 points, and 16 points on either side.
    #expect(widths == [180, 245, 320])
  }

  @Test("On a right-to-left stage a menu is mirrored, and its items take clicks there")
  func rightToLeft() throws {
    let harness = try OverlayHarness()
    harness.show(Menu(from: harness.page.button, [[Menu.Item("Item") {}]]))
    let card = try #require(harness.card("menu"))

    harness.session.direction = .rightToLeft

    #expect(harness.card("menu")?.minX == 400 - card.maxX)
    try harness.click("Item")
    #expect(!harness.page.overlayStack.isOpen)
  }

  // MARK: Edge cases

  @Test(
    "In a menu of 1000 items keys reach the last one, and only visible items are drawn",
    arguments: [1.0, 2])
  func thousand(textSize: Double) throws {
    let harness = try OverlayHarness()
    harness.session.textSize = textSize
    let items = (0..<1000).map { Menu.Item("Item \($0)", action: calls.logging("\($0)")) }
    harness.show(Menu(from: harness.page.button, [items]))
    let texts = try #require(harness.layer("menu")).texts
    #expect(texts.first == "Item 0" && texts.count < 40)

    try harness.key("End")
    harness.base.settle()
    let visible = try #require(harness.layer("menu")).texts
    #expect(visible.last == "Item 999")
    try harness.key("PageUp", "Return")

    // Page Up moves by one row less than are visible, and the first visible row may be cut off.
    #expect(calls.entries.count == 1)
    #expect(visible.prefix(3).contains("Item \(calls.entries[0])"))
  }

  @Test("A menu that is too tall for the screen opens with its checked item in view")
  func checkedItem() throws {
    let harness = try OverlayHarness()
    let items = (0..<100).map { Menu.Item("Item \($0)", isChecked: $0 == 70) {} }

    harness.show(Menu(from: harness.page.button, [items]))

    let card = try #require(harness.card("menu"))
    let y = try #require(harness.position(of: "Item 70")).y
    #expect(card.minY < y && y < card.maxY)
  }

  @Test("The shortcut of a disabled item is paler than that of an enabled one")
  func disabledShortcut() throws {
    let harness = try OverlayHarness()
    let items = [true, false].map { isEnabled in
      var item = Menu.Item("Save", isEnabled: isEnabled) {}
      item.shortcut = "Ctrl+S"
      return item
    }

    harness.show(Menu(from: harness.page.button, [items]))

    let alphas = try #require(harness.layer("menu")).allDrawings.compactMap { drawing in
      if case .text("Ctrl+S", _, _, let ink) = drawing { ink.alpha } else { nil }
    }
    try #require(alphas.count == 2)
    #expect(alphas[1] < alphas[0])
  }

  @Test("The value of an item is its shortcut")
  func shortcut() throws {
    let harness = try OverlayHarness()
    var save = Menu.Item("Save") {}
    save.shortcut = "Ctrl+S"

    harness.show(Menu(from: harness.page.button, [[save, Menu.Item("Close") {}]]))

    let items = harness.session.accessibilityTree.all.filter { $0.role == .menuItem }
    #expect(items.map(\.value) == ["Ctrl+S", nil])
  }

  @Test("An open menu is measured again if the type scale changes")
  func typeScale() throws {
    let harness = try OverlayHarness()
    harness.show(Menu(from: harness.page.button, [[Menu.Item("Item") {}]]))
    let height = try #require(harness.card("menu")).size.height

    var theme = AppTheme()
    theme.typeScale.body = TextStyle(size: 34, weight: .regular, lineHeight: 44)
    harness.base.controller.appTheme = theme

    // A row of 44 + 2 * 6 points instead of 44.
    #expect(harness.card("menu")?.size.height == height + 12)
  }

  @Test("An empty menu has no card, ignores keys for items, and a click closes it")
  func empty() throws {
    for groups in [[], [[], []]] as [[[Menu.Item]]] {
      let harness = try OverlayHarness()
      harness.show(Menu(from: harness.page.button, groups))
      #expect(harness.card("menu") == nil)

      try harness.key("Down", "Return", "X")
      #expect(harness.page.overlayStack.isOpen)
      harness.base.click(200, 400)

      #expect(!harness.page.overlayStack.isOpen)
    }
  }

  @Test("A very long title is truncated on its third line, also in a menu without a control")
  func endless() throws {
    let harness = try OverlayHarness()

    harness.show(Menu([[Menu.Item(String(repeating: "word ", count: 2000)) {}]]))

    #expect(harness.layer("menu")?.texts.count == 3)
    #expect(harness.layer("menu")?.texts.last?.hasSuffix("…") ?? false)
    #expect(harness.card("menu")?.minX ?? 0 >= 8)
  }
}

/// A page with nothing but a button, `top` points below the top of the page.
private final class OneButtonPage: ComposedScreen {
  let name = "board"
  let overlayStack = Overlays()
  private let top: Double
  private let control: Control

  init(top: Double, _ control: Control) {
    (self.top, self.control) = (top, control)
  }

  var overlays: Overlays? { overlayStack }

  func body(in context: LayoutContext) -> [any Element] {
    Column {
      Spacer(top)
      Button("Open", control: control)
    }
  }
}
