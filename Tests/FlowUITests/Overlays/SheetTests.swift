import FlowCore
import FlowUI
import Testing

@Suite struct SheetTests {
  private let said = Said()
  private let field = TextFieldState()
  private let inside = Control()

  private func sheet(_ title: String? = "Title", rows: Int = 3, mustBeAnswered: Bool = false)
    -> Sheet
  {
    let sheet = Sheet(title, mustBeAnswered: mustBeAnswered) { [field, inside] in
      TextField("Field", field)
      Button("Inside", control: inside)
      for row in 0..<rows { ListRow("Row \(row)") }
    }
    sheet.onClose = said("closed")
    return sheet
  }

  /// Drags down by a way in even steps, slowly at the end where it is held.
  private func drag(_ stage: CoverStage, from y: Double, by way: Double, isHeld: Bool) {
    stage.stage.mouse(.down, 200, y)
    for step in 1...10 {
      stage.stage.wait(16)
      stage.stage.mouse(.move, 200, y + way * Double(step) / 10)
    }
    if isHeld { stage.stage.wait(300) }
  }

  @Test("It comes up from below on a spring, and goes down again as it is closed")
  func spring() throws {
    let stage = try CoverStage()
    let sheet = sheet()
    stage.page.over.show(sheet)

    #expect(stage.sheetTop == 800)
    stage.stage.wait(100)
    let amid = try #require(stage.sheetTop)
    stage.stage.settle()
    let top = try #require(stage.sheetTop)
    #expect(amid < 800 && amid > top)
    sheet.close()
    #expect(stage.sheetTop == top)
    stage.stage.wait(100)
    #expect(try #require(stage.sheetTop) > top)
    stage.stage.settle()

    #expect(stage.layer("sheet") == nil && !stage.session.isMoving)
  }

  @Test("Closed at once and opened again, it comes up anew")
  func again() throws {
    let stage = try CoverStage()
    let sheet = sheet()
    stage.show(sheet)
    stage.page.over.screenWillDisappear()
    #expect(stage.layer("sheet") == nil)

    stage.page.over.show(sheet)

    #expect(stage.sheetTop == 800)
  }

  @Test("With less motion it fades where it stands, and a hand still moves it")
  func reducedMotion() throws {
    let stage = try CoverStage(reducesMotion: true)
    stage.page.over.show(sheet())

    stage.stage.wait(80)
    #expect(stage.layer("sheet")?.opacity == 0.5)
    let top = try #require(stage.sheetTop)
    stage.stage.settle()
    #expect(stage.sheetTop == top)
    drag(stage, from: top + 20, by: 50, isHeld: true)
    #expect(stage.sheetTop == top + 50)
    stage.stage.mouse(.up, 200, top + 70)
    #expect(stage.sheetTop == top)
    try stage.key("Escape")
    stage.stage.wait(80)

    #expect(stage.layer("sheet")?.opacity == 0.5 && stage.sheetTop == top)
  }

  @Test(
    "It is as high as what it holds, up to the stage less the status bar; more scrolls",
    arguments: [0, 3, 100])
  func height(rows: Int) throws {
    let stage = try CoverStage()
    stage.show(sheet(rows: rows))

    let top = try #require(stage.sheetTop)
    #expect(rows == 100 ? top == 44 : top > 300)
    try stage.key("End")
    stage.stage.settle()
    let last = rows == 0 ? "Inside" : "Row \(rows - 1)"
    #expect(try #require(stage.place(of: last)).y < 800)
  }

  @Test("On a wide stage it is 560 points wide, in the middle")
  func wide() throws {
    let stage = try CoverStage(1000, 700)

    stage.show(sheet())

    #expect(stage.layer("card")?.size.width == 560)
    #expect(stage.layer("card")?.offset.x == 220)
  }

  @Test("On a stage without a status bar some of what it covers is still seen above it")
  func gap() throws {
    let stage = try CoverStage(1000, 700)
    stage.session.statusBar = nil

    stage.show(sheet(rows: 40))

    #expect(stage.sheetTop == 10)
  }

  @Test("A drag down past the middle, or a quick one, closes it", arguments: [true, false])
  func finish(isHeld: Bool) throws {
    let stage = try CoverStage()
    stage.show(sheet())
    let top = try #require(stage.sheetTop)

    let way = isHeld ? (800 - top) * 0.6 : 100
    drag(stage, from: top + 12, by: way, isHeld: isHeld)
    #expect(stage.sheetTop == top + way)
    #expect(said.words.isEmpty)
    stage.stage.mouse(.up, 200, top + 12 + way)
    #expect(stage.sheetTop == top + way)
    stage.stage.settle()

    #expect(said.words == ["closed"])
    #expect(stage.layer("sheet") == nil)
    #expect(stage.names.count == 2)
  }

  @Test(
    "A short drag that is let go, and one that is taken away, bring it back",
    arguments: [true, false])
  func cancel(byKey: Bool) throws {
    let stage = try CoverStage()
    stage.show(sheet())
    let before = stage.stage.tree
    let top = try #require(stage.sheetTop)

    drag(stage, from: top + 12, by: 60, isHeld: true)
    if byKey { try stage.key("Escape") } else { stage.stage.mouse(.up, 200, top + 72) }
    #expect(stage.sheetTop == top + 60)
    stage.stage.settle()

    #expect(stage.page.over.isOpen)
    #expect(stage.stage.tree == before)
  }

  @Test("Pulled up it follows less and less, and shows no gap below")
  func up() throws {
    let stage = try CoverStage()
    stage.show(sheet())
    let top = try #require(stage.sheetTop)

    drag(stage, from: top + 12, by: -200, isHeld: true)
    let pulled = try #require(stage.sheetTop)

    #expect(pulled < top && pulled > top - 150)
    let card = try #require(stage.layer("card"))
    #expect(card.offset.y + card.size.height > 800)
  }

  @Test("A drag on scrolled content scrolls it back first, and one at its top moves the sheet")
  func scrolling() throws {
    let stage = try CoverStage()
    stage.show(sheet(rows: 100))
    try stage.key("PageDown")
    stage.stage.settle()

    drag(stage, from: 400, by: 100, isHeld: true)
    #expect(stage.sheetTop == 44)
    stage.stage.mouse(.up, 200, 500)
    stage.stage.settle()
    try stage.key("Home")
    stage.stage.settle()
    drag(stage, from: 400, by: 100, isHeld: true)

    #expect(stage.sheetTop == 144)
  }

  @Test(
    "A tap beside it, Escape and its close button close it",
    arguments: ["tap", "Escape", "button"])
  func closing(way: String) throws {
    let stage = try CoverStage()
    stage.show(sheet())
    let top = try #require(stage.sheetTop)

    stage.stage.click(200, top + 20)
    #expect(stage.page.over.isOpen)
    switch way {
    case "tap": stage.stage.click(200, top - 40)
    case "button": stage.stage.click(400 - 28, top + 16 + 22)
    default: try stage.key(way)
    }

    #expect(said.words == ["closed"])
  }

  @Test("One that must be answered is closed by none of these, nor by a drag; by code it is")
  func answered() throws {
    let stage = try CoverStage()
    let sheet = sheet(mustBeAnswered: true)
    stage.show(sheet)
    let top = try #require(stage.sheetTop)

    try stage.key("Escape")
    stage.stage.click(200, top - 40)
    stage.stage.click(400 - 28, top + 16 + 22)
    drag(stage, from: top + 8, by: 300, isHeld: false)
    #expect(try #require(stage.sheetTop) < top + 200)
    stage.stage.mouse(.up, 200, top + 308)
    stage.stage.settle()
    #expect(stage.sheetTop == top && said.words.isEmpty)
    sheet.close()

    #expect(said.words == ["closed"])
  }

  @Test(
    "A field on it takes the focus and text, while the one beneath has its own focus again afterwards"
  )
  func fields() throws {
    let stage = try CoverStage()
    stage.page.field.hasFocus = true
    stage.show(sheet())
    let label = try #require(stage.place(of: "Field"))

    stage.stage.click(label.x + 20, label.y + 30)
    stage.session.send(.text("abc"), at: stage.stage.context.clock.now)
    try stage.key("Tab", "Return")
    #expect(field.text == "abc" && stage.page.field.text == "")
    try stage.key("Escape")
    stage.session.send(.text("d"), at: stage.stage.context.clock.now)

    #expect(stage.page.field.text == "d")
  }

  @Test("A menu from a button on it lies beside that, and an alert over both closes first")
  func stacked() throws {
    let stage = try CoverStage()
    stage.page.over.openMenu(from: inside) { [[Menu.Item("Item") {}]] }
    stage.show(sheet())
    let button = try #require(stage.place(of: "Inside"))

    try stage.click("Inside")
    stage.stage.settle()
    let card = try #require(stage.card("menu"))
    #expect((card.minY - button.y).magnitude < 40 || (card.maxY - button.y).magnitude < 40)
    stage.show(Alert("Alert"))
    for name in ["alert", "menu", "sheet"] {
      #expect(stage.layer(name) != nil)
      try stage.key("Escape")
      stage.stage.settle()
      #expect(stage.layer(name) == nil)
    }
  }

  @Test("With text twice as large on a small stage, and without a title, nothing is lost")
  func small() throws {
    for title in ["A title of some length", nil] {
      let stage = try CoverStage(320, 480)
      stage.session.textSize = 2
      stage.show(sheet(title, rows: 6))

      #expect(try #require(stage.sheetTop) == 20)
      for text in stage.texts("card") where text.frame.minY < 480 {
        #expect(text.frame.minX >= 16 && text.frame.maxX <= 304, "\(text)")
      }
      try stage.key("End")
      stage.stage.settle()
      #expect(try #require(stage.place(of: "Row 5")).y < 480)
    }
  }

  @Test("From right to left its close button is on the left")
  func rightToLeft() throws {
    let stage = try CoverStage()
    stage.session.direction = .rightToLeft
    stage.show(sheet())
    let top = try #require(stage.sheetTop)

    stage.stage.click(28, top + 16 + 22)

    #expect(said.words == ["closed"])
  }
}
