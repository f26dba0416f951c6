import FlowCore
import FlowUI
import Testing

@Suite struct BarContentTests {
  @Test("NF-B1 A page's title stands in the middle of the bar, 44 points below the status bar")
  func title() throws {
    let stage = BarStage()

    let title = try #require(stage.text("First"))
    #expect(title.x == 200 - 5 * 17.0 / 4)
    #expect(stage.layer("navigationBar")?.size == Size(width: 400, height: 88))
  }

  @Test("The back control says what the page beneath is called")
  func back() throws {
    let stage = BarStage()

    try stage.controller.push(BarPage("Second"))
    stage.settle()

    #expect(stage.texts.map(\.text) == ["First", "Second"])
    #expect(stage.chevron?.alpha == 255)
  }

  @Test(
    "NF-B3 Where a long title comes to lie beneath, the label becomes 'Back', and nothing where even that is too long"
  )
  func longTitle() throws {
    let stage = BarStage(BarPage("root"))
    let top = BarPage("Second")
    try stage.controller.setStack([BarPage("root"), BarPage("Short"), top], .immediate)
    #expect(stage.texts.map(\.text) == ["Short", "Second"])

    try stage.controller.setStack(
      [BarPage("root"), BarPage("A title of many words"), top], .immediate)
    #expect(stage.texts.map(\.text) == ["Back", "Second"])

    top.item.title = "Another one of very many words"
    #expect(stage.texts.map(\.text) == [top.item.title])
    #expect(stage.chevron != nil)
  }

  @Test("NF-B5 The first page has no back control, unless a way leads out of the flow")
  func firstPage() throws {
    let stage = BarStage()
    #expect(stage.chevron == nil)

    var left = 0
    stage.bars.wayOut = NavigationBars.RootBackAction(title: "Outside") { left += 1 }
    #expect(stage.texts.map(\.text) == ["Outside", "First"])
    stage.click(30, 66)

    #expect(left == 1)
  }

  @Test("A page that hides its back control has none, though keys still go back")
  func hiddenBack() throws {
    let stage = BarStage()
    let page = BarPage("Second")
    page.item.hidesBack = true
    try stage.controller.push(page, .immediate)

    #expect(stage.chevron == nil)
    stage.click(30, 66)
    #expect(stage.controller.depth == 2)
    try stage.key("Escape")
    #expect(stage.controller.depth == 1)
  }

  @Test("A title that is wider than its room ends in an ellipsis and touches no item")
  func narrow() throws {
    let control = Control()
    let stage = BarStage(
      BarPage(
        "root",
        NavigationItem(
          title: "A title that is a good deal longer than the bar is wide",
          leading: [.words("Cancel", control)], trailing: [.words("Done", control)])))

    let texts = stage.texts
    #expect(texts.count == 3)
    #expect(texts[1].text.hasSuffix("…"))
    let end = texts[1].x + Double(texts[1].text.count) * 17 / 2
    #expect(end <= texts[2].x)
    #expect(texts[0].x + 6 * 17 / 2 <= texts[1].x)
  }

  @Test("NF-B25 A bar without room for anything does nobody any harm", arguments: [0.0, 1, 30])
  func noRoom(width: Double) throws {
    let stage = BarStage(BarPage("First"), size: Size(width: width, height: width))
    try stage.controller.push(BarPage("Second"))

    for _ in 0..<20 {
      stage.wait(50)
      _ = stage.tree
    }
    #expect(stage.controller.fraction == nil)
    #expect(stage.controller.top.name == "Second")
    // Where there is room for a press, the back control is all there is to be hit.
    stage.click(0, 0)
    stage.wait(1000)
    #expect(["First", "Second"].contains(stage.controller.top.name))
  }

  @Test("NF-B7 From right to left everything is where a mirror shows it")
  func rightToLeft() throws {
    let (stage, mirrored) = (BarStage(), BarStage())
    mirrored.session.direction = .rightToLeft
    for each in [stage, mirrored] {
      try each.controller.push(BarPage("Second"))
      each.wait(150)
    }

    #expect(mirrored.tree == stage.tree.mirrored(measuring: SquareMeasuring()))
    mirrored.settle()
    mirrored.click(370, 66)
    #expect(mirrored.controller.depth == 1)
  }

  @Test("NF-B35 After two pushes without motion the bar has the last page's title")
  func twoPushes() throws {
    let stage = BarStage()

    try stage.controller.push(BarPage("Second"), .immediate)
    try stage.controller.push(BarPage("Third"), .immediate)

    #expect(stage.texts.map(\.text) == ["Second", "Third"])
  }

  @Test("Bar items take clicks and keys, and one that is off takes neither")
  func items() throws {
    var pressed: [String] = []
    let (add, gone) = (Control { pressed.append("add") }, Control { pressed.append("gone") })
    gone.isEnabled = false
    let stage = BarStage(
      BarPage(
        "First", NavigationItem(trailing: [.words("Add", add), .words("Gone", gone)])))

    stage.click(370, 66)
    stage.click(320, 66)
    try stage.key("Tab")
    try stage.key("Return")

    #expect(pressed == ["add", "add"])
  }

  @Test(
    "S2-21 A page that is gone is not kept by the bars that it was in", arguments: [true, false])
  func lifetime(isAnimated: Bool) throws {
    let stage = BarStage()
    weak var gone: BarPage?
    try {
      let page = BarPage("Second")
      gone = page
      try stage.controller.push(page)
    }()
    stage.settle()
    #expect(gone != nil)

    try stage.controller.pop(isAnimated ? .standard : .immediate)
    stage.settle()

    #expect(gone == nil)
  }

  @Test("An opaque bar hides what lies beneath, through a translucent one it shines")
  func translucency() throws {
    let stage = BarStage()
    let alpha = { () -> UInt8? in
      for case .fill(_, let colour) in stage.layer("navigationBar")?.drawings ?? [] {
        return colour.alpha
      }
      return nil
    }
    #expect(alpha() == 255)

    stage.bars.isTranslucent = true

    #expect(try #require(alpha()) < 255)
  }

  @Test("Text grows in bars too, but not past 1.235 times")
  func textSize() throws {
    let stage = BarStage()
    stage.session.textSize = 2

    #expect(stage.text("First")?.size == 17 * 1.235)
  }
}
