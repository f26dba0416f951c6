import FlowCore
import FlowUI
import Testing

@Suite struct BarContentTests {
  @Test("NF-B1 The title is centred in the bar, which ends 44 points below the status bar")
  func title() throws {
    let harness = BarHarness()

    let title = try #require(harness.text("First"))
    #expect(title.x == 200 - 5 * 17.0 / 4)
    #expect(harness.layer("navigationBar")?.size == Size(width: 400, height: 88))
  }

  @Test("The back control shows the title of the page below")
  func back() throws {
    let harness = BarHarness()

    try harness.controller.push(BarPage("Second"))
    harness.settle()

    #expect(harness.texts.map(\.text) == ["First", "Second"])
    #expect(harness.chevron?.alpha == 255)
  }

  @Test(
    "NF-B3 A back label that does not fit becomes 'Back', and is omitted if even that does not fit")
  func longTitle() throws {
    let harness = BarHarness(BarPage("root"))
    let top = BarPage("Second")
    try harness.controller.setStack([BarPage("root"), BarPage("Short"), top], .immediate)
    #expect(harness.texts.map(\.text) == ["Short", "Second"])

    try harness.controller.setStack(
      [BarPage("root"), BarPage("A title of many words"), top], .immediate)
    #expect(harness.texts.map(\.text) == ["Back", "Second"])

    top.item.title = "Another one of very many words"
    #expect(harness.texts.map(\.text) == [top.item.title])
    #expect(harness.chevron != nil)
  }

  @Test("Above a page without a title the back label is 'Back'")
  func emptyTitle() throws {
    let harness = BarHarness(BarPage("root", NavigationItem()))

    try harness.controller.push(BarPage("Second"), .immediate)

    #expect(harness.texts.map(\.text) == ["Back", "Second"])
  }

  @Test("NF-B5 The root page has no back control unless the bars have a root back action")
  func firstPage() throws {
    let harness = BarHarness()
    #expect(harness.chevron == nil)

    var left = 0
    harness.bars.rootBackAction = NavigationBars.RootBackAction(title: "Outside") { left += 1 }
    #expect(harness.texts.map(\.text) == ["Outside", "First"])
    harness.click(30, 66)

    #expect(left == 1)
  }

  @Test("A page that hides its back control shows none, and Escape still goes back")
  func hiddenBack() throws {
    let harness = BarHarness()
    let page = BarPage("Second")
    page.item.hidesBack = true
    try harness.controller.push(page, .immediate)

    #expect(harness.chevron == nil)
    harness.click(30, 66)
    #expect(harness.controller.depth == 2)
    try harness.key("Escape")
    #expect(harness.controller.depth == 1)
  }

  @Test("A title that does not fit is truncated with an ellipsis and overlaps no item")
  func narrow() throws {
    let control = Control()
    let harness = BarHarness(
      BarPage(
        "root",
        NavigationItem(
          title: "A title that is a good deal longer than the bar is wide",
          leading: [.text("Cancel", control: control)], trailing: [.text("Done", control: control)])
      ))

    let texts = harness.texts
    #expect(texts.count == 3)
    #expect(texts[1].text.hasSuffix("…"))
    let end = texts[1].x + Double(texts[1].text.count) * 17 / 2
    #expect(end <= texts[2].x)
    #expect(texts[0].x + 6 * 17 / 2 <= texts[1].x)
  }

  @Test(
    "NF-B25 On an empty or tiny stage a page with bars can be pushed and clicked",
    arguments: [0.0, 1, 30])
  func noRoom(width: Double) throws {
    let harness = BarHarness(BarPage("First"), size: Size(width: width, height: width))
    try harness.controller.push(BarPage("Second"))

    for _ in 0..<20 {
      harness.wait(50)
      _ = harness.tree
    }
    #expect(harness.controller.fraction == nil)
    #expect(harness.controller.top.name == "Second")
    // If the stage has room for any control, the click can hit only the back control.
    harness.click(0, 0)
    harness.wait(1000)
    #expect(harness.controller.fraction == nil)
    let stacks = [["First", "Second"]] + (width == 0 ? [] : [["First"]])
    #expect(stacks.contains(harness.controller.stack.map(\.name)))
  }

  @Test(
    "NF-B7 In a right-to-left layout the bar is mirrored, and its back control can be clicked")
  func rightToLeft() throws {
    let (harness, mirrored) = (BarHarness(), BarHarness())
    mirrored.session.direction = .rightToLeft
    for each in [harness, mirrored] {
      try each.controller.push(BarPage("Second"))
      each.wait(150)
    }

    #expect(mirrored.tree == harness.tree.mirrored(measuring: SquareMeasuring()))
    mirrored.settle()
    mirrored.click(370, 66)
    #expect(mirrored.controller.depth == 1)
  }

  @Test(
    "NF-B35 After two pushes without animation the bar has the last page's title and back label")
  func twoPushes() throws {
    let harness = BarHarness()

    try harness.controller.push(BarPage("Second"), .immediate)
    try harness.controller.push(BarPage("Third"), .immediate)

    #expect(harness.texts.map(\.text) == ["Second", "Third"])
  }

  @Test("Bar items are activated by clicks and keys, and disabled items by neither")
  func items() throws {
    var pressed: [String] = []
    let (add, gone) = (Control { pressed.append("add") }, Control { pressed.append("gone") })
    gone.isEnabled = false
    let harness = BarHarness(
      BarPage(
        "First",
        NavigationItem(trailing: [.text("Add", control: add), .text("Gone", control: gone)])))

    harness.click(370, 66)
    harness.click(320, 66)
    try harness.key("Tab")
    try harness.key("Return")

    #expect(pressed == ["add", "add"])
  }

  @Test("S2-21 Bars do not retain a page that has been popped", arguments: [true, false])
  func lifetime(isAnimated: Bool) throws {
    let harness = BarHarness()
    weak var gone: BarPage?
    try {
      let page = BarPage("Second")
      gone = page
      try harness.controller.push(page)
    }()
    harness.settle()
    #expect(gone != nil)

    try harness.controller.pop(isAnimated ? .standard : .immediate)
    harness.settle()

    #expect(gone == nil)
  }

  @Test("The background of a bar is opaque, unless the bars are translucent")
  func translucency() throws {
    let harness = BarHarness()
    let alpha = { () -> UInt8? in
      for case .fill(_, let colour) in harness.layer("navigationBar")?.drawings ?? [] {
        return colour.alpha
      }
      return nil
    }
    #expect(alpha() == 255)

    harness.bars.isTranslucent = true

    #expect(try #require(alpha()) < 255)
  }

  @Test("A title in a bar scales with the text size, up to a factor of 1.235")
  func textSize() throws {
    let harness = BarHarness()
    harness.session.textSize = 2

    #expect(harness.text("First")?.size == 17 * 1.235)
  }
}
