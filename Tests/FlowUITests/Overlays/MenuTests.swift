import FlowCore
import FlowUI
import Testing

@Suite struct MenuTests {
  private let said = Said()

  private var groups: [[Menu.Item]] {
    [
      [
        Menu.Item("Apple", isEnabled: false, action: said("apple")),
        Menu.Item("Banana", isChecked: true, action: said("banana")),
        Menu.Item("Cherry", action: said("cherry")),
      ],
      [],
      [Menu.Item("Blackberry", icon: .more, isDestructive: true, action: said("blackberry"))],
    ]
  }

  private func stage() throws -> CoverStage {
    let stage = try CoverStage()
    stage.page.over.openMenu(from: stage.page.button) { [groups] in groups }
    return stage
  }

  private func open(_ stage: CoverStage) throws {
    try stage.click("Open")
    stage.stage.settle()
  }

  @Test(
    "A click, Enter, Space and Down on its control open it",
    arguments: ["", "Return", "Space", "Down"])
  func opening(key: String) throws {
    let stage = try stage()

    if key.isEmpty { try stage.click("Open") } else { try stage.key("Tab", key) }

    #expect(stage.layer("menu")?.words == ["Apple", "Banana", "Cherry", "Blackberry"])
  }

  @Test(
    "A click chooses, and closes it; one on what is disabled, and beside the items, does nothing")
  func choosing() throws {
    let stage = try stage()
    try open(stage)

    try stage.click("Apple")
    #expect(stage.page.over.isOpen)
    try stage.click("Cherry")
    stage.stage.settle()

    #expect(said.words == ["cherry"])
    #expect(stage.layer("menu") == nil)
  }

  @Test("A heading is read as one, passed by by keys, and does nothing at a click")
  func headings() throws {
    let stage = try CoverStage()
    let groups = [[Menu.Item.heading("Fruit"), Menu.Item("Apple", action: said("apple"))]]
    stage.page.over.openMenu(from: stage.page.button) { groups }
    try open(stage)
    let tree = stage.session.accessibilityTree
    #expect(tree.all.contains { $0.role == .heading && $0.name == "Fruit" })

    try stage.click("Fruit")
    #expect(stage.page.over.isOpen && said.words.isEmpty)
    try stage.key("Home", "Return")

    #expect(said.words == ["apple"])
  }

  @Test("A click elsewhere only closes it, also one on its own control")
  func elsewhere() throws {
    let stage = try stage()
    try open(stage)

    try stage.click("Open")
    stage.stage.settle()

    #expect(said.words.isEmpty && stage.layer("menu") == nil)
  }

  @Test(
    "Keys go from item to item that can be chosen, round the end, and by letters",
    arguments: [
      ([], "banana"), (["Down"], "cherry"), (["Down", "Down"], "blackberry"),
      (["Down", "Down", "Down"], "banana"), (["Up"], "blackberry"), (["End"], "blackberry"),
      (["End", "Home"], "banana"), (["C"], "cherry"), (["B"], "blackberry"),
      (["B", "B"], "banana"), (["X"], "banana"), (["A"], "banana"), (["Tab"], "banana"),
      (["PageDown"], "blackberry"), (["End", "PageUp"], "banana"),
    ] as [([String], String)])
  func keys(keys: [String], choice: String) throws {
    let stage = try stage()
    try open(stage)

    for key in keys { try stage.key(key) }
    try stage.key("Return")

    #expect(said.words == [choice])
  }

  @Test("A press that has opened it goes on upon its items: where it is let go is chosen")
  func dragging() throws {
    let stage = try stage()
    let button = try #require(stage.place(of: "Open"))

    stage.stage.mouse(.down, button.x, button.y)
    #expect(stage.page.over.isOpen)
    stage.stage.wait(300)
    let plain = stage.layer("menu")
    let cherry = try #require(stage.place(of: "Cherry"))
    stage.stage.mouse(.move, cherry.x, cherry.y)
    #expect(stage.layer("menu") != plain)
    stage.stage.mouse(.up, cherry.x, cherry.y)

    #expect(said.words == ["cherry"])
  }

  @Test("Let go where it was pressed, or beside the items, it stays open", arguments: [0.0, 300])
  func staying(way: Double) throws {
    let stage = try stage()
    let button = try #require(stage.place(of: "Open"))

    stage.stage.mouse(.down, button.x, button.y)
    stage.stage.mouse(.move, button.x, button.y + way)
    stage.stage.mouse(.up, button.x, button.y + way)

    #expect(stage.page.over.isOpen && said.words.isEmpty)
  }

  @Test("A finger opens it by a tap, so that a page can be scrolled from its control")
  func finger() throws {
    let stage = try stage()
    let button = try #require(stage.place(of: "Open"))
    let now = { stage.stage.context.clock.now }

    stage.session.send(.pointer(.down, .touch, finger: 1, button), at: now())
    #expect(!stage.page.over.isOpen)
    stage.session.send(.pointer(.up, .touch, finger: 1, button), at: now())

    #expect(stage.page.over.isOpen)
  }

  @Test("A long press on the back control chooses where it is let go")
  func history() throws {
    let stage = try CoverStage()

    stage.stage.mouse(.down, 30, 66)
    stage.stage.wait(600)
    let row = try #require(stage.place(of: "first"))
    stage.stage.mouse(.move, row.x, row.y)
    stage.stage.mouse(.up, row.x, row.y)
    stage.stage.settle()

    #expect(stage.names == ["first"])
  }

  // MARK: Where it lies

  /// A button somewhere on the stage, and the menu that it has opened.
  private func card(buttonAt y: Double, items: Int, height: Double = 800) throws -> (Rect, Rect) {
    let control = Control()
    let page = CoverBoard(top: y, control)
    let stage = BarStage(page, size: Size(width: 400, height: height))
    let frame = Rect(x: 0, y: y, width: 400, height: 44)
    _ = stage.tree
    page.over.show(
      Menu(from: control, [(0..<items).map { Menu.Item("Item \($0)") {} }]))
    stage.settle()
    let drawings = try #require(stage.tree.root.named("menu")).drawings
    let card = drawings.lazy.compactMap { drawing in
      if case .roundedRectangle(let rect, _, _) = drawing { rect } else { nil }
    }.first
    return (try #require(card), frame)
  }

  @Test("It lies below its control, or above where only there is room for it")
  func sides() throws {
    let (below, upper) = try card(buttonAt: 300, items: 4)
    let (above, lower) = try card(buttonAt: 700, items: 4)

    #expect(below.minY == upper.maxY + 4)
    #expect(above.maxY == lower.minY - 4)
  }

  @Test(
    "It is never higher than the room that it has, clear of status bar and edges, and reaches all items",
    arguments: [60.0, 300, 500, 700], [1, 5, 40, 1000])
  func room(y: Double, items: Int) throws {
    let (card, _) = try card(buttonAt: y, items: items)

    #expect(card.minY >= 44 + 8 && card.maxY <= 792)
    #expect(card.minX >= 8 && card.maxX <= 392)
  }

  @Test("On a stage without room on either side it covers its control")
  func low() throws {
    let (card, _) = try card(buttonAt: 60, items: 4, height: 160)

    #expect(card.minY >= 28 && card.maxY <= 152 && card.size.height >= 56)
  }

  @Test("It is as wide as its longest title, within bounds, and longer ones go on below")
  func width() throws {
    var widths: [Double] = []
    for title in ["A", String(repeating: "n", count: 25), String(repeating: "word ", count: 30)] {
      let stage = try CoverStage()
      stage.show(Menu(from: stage.page.button, [[Menu.Item(title) {}]]))
      widths.append(try #require(stage.card("menu")).size.width)
    }

    // 25 letters of 8.5 points, and 16 on either side.
    #expect(widths == [180, 245, 320])
  }

  @Test("On a stage that reads from right to left it lies as in a mirror")
  func rightToLeft() throws {
    let stage = try CoverStage()
    stage.show(Menu(from: stage.page.button, [[Menu.Item("Item") {}]]))
    let card = try #require(stage.card("menu"))

    stage.session.direction = .rightToLeft

    #expect(stage.card("menu")?.minX == 400 - card.maxX)
    try stage.click("Item")
    #expect(!stage.page.over.isOpen)
  }

  // MARK: Odd menus

  @Test("Of a thousand items keys get to the last one, and only what is seen is drawn")
  func thousand() throws {
    let stage = try CoverStage()
    let items = (0..<1000).map { Menu.Item("Item \($0)", action: said("\($0)")) }
    stage.show(Menu(from: stage.page.button, [items]))
    #expect(stage.layer("menu")?.words.count ?? 0 < 40)

    try stage.key("End")
    stage.stage.settle()
    #expect(stage.layer("menu")?.words.last == "Item 999")
    try stage.key("PageUp", "Return")

    #expect(said.words.count == 1 && said.words != ["999"])
  }

  @Test("Without items there is nothing but the dimmed stage, which a click and Escape leave")
  func empty() throws {
    for groups in [[], [[], []]] as [[[Menu.Item]]] {
      let stage = try CoverStage()
      stage.show(Menu(from: stage.page.button, groups))
      #expect(stage.card("menu") == nil)

      try stage.key("Down", "Return", "X")
      #expect(stage.page.over.isOpen)
      stage.stage.click(200, 400)

      #expect(!stage.page.over.isOpen)
    }
  }

  @Test(
    "An endless title ends in an ellipsis on its third line; without its control it is in the middle"
  )
  func endless() throws {
    let stage = try CoverStage()

    stage.show(Menu([[Menu.Item(String(repeating: "word ", count: 2000)) {}]]))

    #expect(stage.layer("menu")?.words.count == 3)
    #expect(stage.layer("menu")?.words.last?.hasSuffix("…") ?? false)
    #expect(stage.card("menu")?.minX ?? 0 >= 8)
  }
}

/// A page with nothing but a button at a height.
private final class CoverBoard: ComposedScreen {
  let name = "board"
  let over = Overlays()
  private let top: Double
  private let control: Control

  init(top: Double, _ control: Control) {
    (self.top, self.control) = (top, control)
  }

  var overlays: Overlays? { over }

  func body(in context: LayoutContext) -> [any Element] {
    Column {
      Spacer(top)
      Button("Open", control: control)
    }
  }
}
