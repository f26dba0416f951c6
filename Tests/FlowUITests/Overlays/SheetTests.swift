import FlowCore
import FlowUI
import Testing

@Suite struct SheetTests {
  private let calls = CallLog()
  private let field = TextFieldState()
  private let inside = Control()

  private func sheet(_ title: String? = "Title", rows: Int = 3, mustBeAnswered: Bool = false)
    -> Sheet
  {
    let sheet = Sheet(title, mustBeAnswered: mustBeAnswered) { [field, inside] in
      TextField("Field", state: field)
      Button("Inside", control: inside)
      for row in 0..<rows { ListRow("Row \(row)") }
    }
    sheet.onClose = calls.logging("closed")
    return sheet
  }

  /// Drags with the mouse, and does not release the button.
  private func drag(_ harness: OverlayHarness, from y: Double, by distance: Double, pauses: Bool) {
    harness.base.mouse(.down, 200, y)
    for step in 1...10 {
      harness.base.wait(16)
      harness.base.mouse(.move, 200, y + distance * Double(step) / 10)
    }
    if pauses { harness.base.wait(300) }
  }

  @Test("A sheet rises from the bottom on a spring, and moves down again when it is closed")
  func spring() throws {
    let harness = try OverlayHarness()
    let sheet = sheet()
    harness.page.overlayStack.show(sheet)

    #expect(harness.sheetTop == 800)
    harness.base.wait(100)
    let amid = try #require(harness.sheetTop)
    harness.base.settle()
    let top = try #require(harness.sheetTop)
    #expect(amid < 800 && amid > top)
    sheet.close()
    #expect(harness.sheetTop == top)
    harness.base.wait(100)
    #expect(try #require(harness.sheetTop) > top)
    harness.base.settle()

    #expect(harness.layer("sheet") == nil && !harness.session.isMoving)
  }

  @Test("FC-12 A tap on a leaving sheet that reaches no control is traced as ignored")
  func leaving() throws {
    let harness = try OverlayHarness()
    let sheet = sheet()
    harness.show(sheet)
    var ignored: [String] = []
    harness.base.context.trace.send { if $0.verb == "ignored" { ignored.append($0.details) } }

    sheet.close()
    harness.base.wait(50)
    harness.base.click(200, 790)

    #expect(harness.layer("sheet") != nil)
    #expect(ignored == ["tap on a page that is leaving"])
    harness.base.settle()
    harness.base.click(200, 790)
    #expect(ignored.count == 1)
  }

  @Test("A sheet that is closed without animation and shown again starts from the bottom")
  func again() throws {
    let harness = try OverlayHarness()
    let sheet = sheet()
    harness.show(sheet)
    harness.page.overlayStack.screenWillDisappear()
    #expect(harness.layer("sheet") == nil)

    harness.page.overlayStack.show(sheet)

    #expect(harness.sheetTop == 800)
  }

  @Test("A sheet that was scrolled and closed is at its top when it is shown again")
  func topAgain() throws {
    let harness = try OverlayHarness()
    let sheet = sheet(rows: 100)
    harness.show(sheet)
    let position = harness.position(of: "Row 0")
    try harness.key("End")
    harness.base.settle()
    #expect(harness.position(of: "Row 0") != position)
    sheet.close()
    harness.base.settle()

    harness.page.overlayStack.show(sheet)
    harness.base.wait(100)
    #expect(harness.layer("scrollBar") == nil)
    harness.base.settle()

    #expect(harness.position(of: "Row 0") == position)
  }

  @Test("With reduced motion a sheet fades in place, and a drag still moves it")
  func reducedMotion() throws {
    let harness = try OverlayHarness(reducesMotion: true)
    harness.page.overlayStack.show(sheet())

    harness.base.wait(80)
    #expect(harness.layer("sheet")?.opacity == 0.5)
    let top = try #require(harness.sheetTop)
    harness.base.settle()
    #expect(harness.sheetTop == top)
    drag(harness, from: top + 20, by: 50, pauses: true)
    #expect(harness.sheetTop == top + 50)
    harness.base.mouse(.up, 200, top + 70)
    #expect(harness.sheetTop == top)
    try harness.key("Escape")
    harness.base.wait(80)

    #expect(harness.layer("sheet")?.opacity == 0.5 && harness.sheetTop == top)
  }

  @Test(
    "Shown again, a sheet fades in if reduced motion was switched on meanwhile, or else slides in",
    arguments: [true, false])
  func changedPreference(reducesMotion: Bool) throws {
    let harness = try OverlayHarness(reducesMotion: reducesMotion)
    let sheet = sheet()
    harness.show(sheet)
    sheet.close()
    harness.base.settle()

    harness.session.send(
      .prefer(Preferences(reducesMotion: !reducesMotion)), at: harness.base.context.clock.now)
    _ = harness.base.tree
    harness.page.overlayStack.show(sheet)
    harness.base.wait(80)

    if reducesMotion {
      #expect(try #require(harness.sheetTop) > 600)
      #expect(harness.layer("sheet")?.opacity == 1)
    } else {
      #expect(harness.layer("sheet")?.opacity == 0.5)
    }
  }

  @Test(
    "A sheet is as high as its content, up to the status bar, and higher content scrolls",
    arguments: [0, 3, 100])
  func height(rows: Int) throws {
    let harness = try OverlayHarness()
    harness.show(sheet(rows: rows))

    let top = try #require(harness.sheetTop)
    #expect(rows == 100 ? top == 44 : top > 300)
    let last = rows == 0 ? "Inside" : "Row \(rows - 1)"
    if rows < 100 {
      // The last element is 44 points high, and 24 points above the bottom.
      #expect(try #require(harness.position(of: last)).y > 800 - 24 - 44)
    }
    try harness.key("End")
    harness.base.settle()
    #expect(try #require(harness.position(of: last)).y < 800)
  }

  @Test("On a wide stage a sheet is 560 points wide and centred")
  func wide() throws {
    let harness = try OverlayHarness(1000, 700)

    harness.show(sheet())

    #expect(harness.layer("card")?.size.width == 560)
    #expect(harness.layer("card")?.offset.x == 220)
  }

  @Test("Without a status bar, at least 10 points of the page stay visible above a sheet")
  func gap() throws {
    let harness = try OverlayHarness(1000, 700)
    harness.session.statusBar = nil

    harness.show(sheet(rows: 40))

    #expect(harness.sheetTop == 10)
  }

  @Test("A drag down past the middle, or a quick one, closes a sheet", arguments: [true, false])
  func finish(pauses: Bool) throws {
    let harness = try OverlayHarness()
    harness.show(sheet())
    let top = try #require(harness.sheetTop)

    let distance = pauses ? (800 - top) * 0.6 : 100
    drag(harness, from: top + 12, by: distance, pauses: pauses)
    #expect(harness.sheetTop == top + distance)
    #expect(calls.entries.isEmpty)
    harness.base.mouse(.up, 200, top + 12 + distance)
    #expect(harness.sheetTop == top + distance)
    harness.base.settle()

    #expect(calls.entries == ["closed"])
    #expect(harness.layer("sheet") == nil)
    #expect(harness.names.count == 2)
  }

  @Test(
    "A sheet returns after a short drag that is released, and after one that Escape cancels",
    arguments: [true, false])
  func cancel(byKey: Bool) throws {
    let harness = try OverlayHarness()
    harness.show(sheet())
    let before = harness.base.tree
    let top = try #require(harness.sheetTop)

    drag(harness, from: top + 12, by: 60, pauses: true)
    if byKey { try harness.key("Escape") } else { harness.base.mouse(.up, 200, top + 72) }
    #expect(harness.sheetTop == top + 60)
    harness.base.settle()

    #expect(harness.page.overlayStack.isOpen)
    #expect(harness.base.tree == before)
  }

  @Test("Dragged up, a sheet follows with increasing resistance and shows no gap below it")
  func up() throws {
    let harness = try OverlayHarness()
    harness.show(sheet())
    let top = try #require(harness.sheetTop)

    drag(harness, from: top + 12, by: -100, pauses: true)
    let half = try #require(harness.sheetTop)
    harness.base.mouse(.move, 200, top + 12 - 200)
    let pulled = try #require(harness.sheetTop)

    #expect(pulled < half && half < top)
    #expect(half - pulled < top - half)
    let card = try #require(harness.layer("card"))
    #expect(card.offset.y + card.size.height > 800)
  }

  @Test("A drag down scrolls a sheet's content, or moves the sheet if the content is at its top")
  func scrolling() throws {
    let harness = try OverlayHarness()
    harness.show(sheet(rows: 100))
    try harness.key("PageDown")
    harness.base.settle()

    drag(harness, from: 400, by: 100, pauses: true)
    #expect(harness.sheetTop == 44)
    harness.base.mouse(.up, 200, 500)
    harness.base.settle()
    try harness.key("Home")
    harness.base.settle()
    drag(harness, from: 400, by: 100, pauses: true)

    #expect(harness.sheetTop == 144)
  }

  @Test(
    "A tap outside a sheet, Escape and its close button close it",
    arguments: ["tap", "Escape", "button"])
  func closing(key: String) throws {
    let harness = try OverlayHarness()
    harness.show(sheet())
    let top = try #require(harness.sheetTop)

    harness.base.click(200, top + 20)
    #expect(harness.page.overlayStack.isOpen)
    switch key {
    case "tap": harness.base.click(200, top - 40)
    case "button": harness.base.click(400 - 28, top + 16 + 22)
    default: try harness.key(key)
    }

    #expect(calls.entries == ["closed"])
  }

  @Test("A sheet that must be answered is closed by code only, not by taps, Escape or a drag")
  func answered() throws {
    let harness = try OverlayHarness()
    let sheet = sheet(mustBeAnswered: true)
    harness.show(sheet)
    let top = try #require(harness.sheetTop)

    try harness.key("Escape")
    harness.base.click(200, top - 40)
    harness.base.click(400 - 28, top + 16 + 22)
    drag(harness, from: top + 8, by: 300, pauses: false)
    #expect(try #require(harness.sheetTop) < top + 200)
    harness.base.mouse(.up, 200, top + 308)
    harness.base.settle()
    #expect(harness.sheetTop == top && calls.entries.isEmpty)
    sheet.close()

    #expect(calls.entries == ["closed"])
  }

  @Test("A sheet that must be answered stays where it is when a drag catches it in motion")
  func caught() throws {
    let harness = try OverlayHarness()
    harness.page.overlayStack.show(sheet(mustBeAnswered: true))
    harness.base.wait(100)
    let top = try #require(harness.sheetTop)

    harness.base.mouse(.down, 200, top + 8)
    harness.base.mouse(.move, 200, top + 28)

    let caught = try #require(harness.sheetTop)
    #expect(caught > top - 1 && caught < top + 20)
    harness.base.wait(200)
    #expect(harness.sheetTop == caught)
  }

  @Test("A field on a sheet takes focus and text, and closing the sheet restores the page's focus")
  func fields() throws {
    let harness = try OverlayHarness()
    harness.page.field.hasFocus = true
    harness.show(sheet())
    let label = try #require(harness.position(of: "Field"))

    harness.base.click(label.x + 20, label.y + 30)
    harness.session.send(.text("abc"), at: harness.base.context.clock.now)
    try harness.key("Tab", "Return")
    #expect(field.text == "abc" && harness.page.field.text == "")
    try harness.key("Escape")
    harness.session.send(.text("d"), at: harness.base.context.clock.now)

    #expect(harness.page.field.text == "d")
  }

  @Test(
    "A menu opened on a sheet is next to its button, and Escape closes overlays from the top down")
  func stacked() throws {
    let harness = try OverlayHarness()
    harness.page.overlayStack.openMenu(from: inside) { [[Menu.Item("Item") {}]] }
    harness.show(sheet())
    let button = try #require(harness.position(of: "Inside"))

    try harness.click("Inside")
    harness.base.settle()
    let card = try #require(harness.card("menu"))
    #expect((card.minY - button.y).magnitude < 40 || (card.maxY - button.y).magnitude < 40)
    harness.show(Alert("Alert"))
    for name in ["alert", "menu", "sheet"] {
      #expect(harness.layer(name) != nil)
      try harness.key("Escape")
      harness.base.settle()
      #expect(harness.layer(name) == nil)
    }
  }

  @Test(
    "At twice the text size on a small stage the text of a sheet fits, and its last row is reached")
  func small() throws {
    for title in ["A title of some length", nil] {
      let harness = try OverlayHarness(320, 480)
      harness.session.textSize = 2
      harness.show(sheet(title, rows: 6))

      #expect(try #require(harness.sheetTop) == 20)
      let texts = harness.texts("card").filter { $0.frame.minY < 480 }
      #expect(texts.count > 3)
      for text in texts {
        #expect(text.frame.minX >= 16 && text.frame.maxX <= 304, "\(text)")
      }
      try harness.key("End")
      harness.base.settle()
      #expect(try #require(harness.position(of: "Row 5")).y < 480)
    }
  }

  @Test("On a right-to-left stage the close button of a sheet is on the left")
  func rightToLeft() throws {
    let harness = try OverlayHarness()
    harness.session.direction = .rightToLeft
    harness.show(sheet())
    let top = try #require(harness.sheetTop)

    harness.base.click(28, top + 16 + 22)

    #expect(calls.entries == ["closed"])
  }
}
