import FlowCore
import FlowUI
import Testing

@Suite struct BarVisibilityTests {
  /// Where the only words on a page begin, from the top of the page.
  private func top(of name: String, _ stage: BarStage) throws -> Double {
    let page = try #require(stage.tree.root.sublayers.first { $0.name == name })
    for case .text(_, _, let baseline, _) in page.drawings { return baseline.y }
    throw Missing()
  }

  private struct Missing: Error {}

  @Test(
    "NF-B29 A drag over to a page without a bar, cancelled, leaves the bar whole and no page has moved up or down"
  )
  func cancelled() throws {
    let hidden = BarPage("Hidden")
    hidden.prefersBarHidden = true
    let stage = BarStage(hidden)
    try stage.controller.push(BarPage("Shown"))
    stage.settle()
    let before = stage.tree
    let place = try top(of: "Shown", stage)

    stage.drag(to: 165)
    #expect(try top(of: "Shown", stage) == place)
    #expect(abs(try top(of: "Hidden", stage) - (place - 44)) < 1e-9)
    #expect(stage.places("hairline") == [Point(x: 160, y: 88)])
    stage.mouse(.up, 165)
    stage.settle()

    #expect(stage.tree == before)
    #expect(stage.layer("navigationBar")?.opacity == 1)
  }

  @Test(
    "S0-3 SX-7 The strip is where the bar ends, in each frame, and on each page's part of the stage"
  )
  func strip() throws {
    let stage = BarStage(BarProgressPage("First", 0.25))
    #expect(stage.places("progressStrip") == [Point(x: 0, y: 88)])
    try stage.controller.push(HiddenProgressPage())

    while let fraction = stage.controller.coordinator?.fraction {
      let edge = 400 * (1 - fraction)
      #expect(stage.places("hairline").allSatisfy { $0 == Point(x: 0, y: 88) })
      let parts = stage.places("progressStrip")
      #expect(parts == [Point(x: 0, y: 88), Point(x: edge, y: 44)].filter { $0.x < 400 })
      stage.wait(16)
    }

    #expect(stage.places("hairline").isEmpty)
    #expect(stage.places("progressStrip") == [Point(x: 0, y: 44)])
  }

  @Test(
    "Without a slide the bar of a page that has one fades, and its lower edge goes to that of the other"
  )
  func fade() throws {
    let stage = BarStage(BarProgressPage("First", 0.25))
    try stage.controller.push(HiddenProgressPage(), .custom(CrossFadeTransitionStyle()))

    stage.wait(until: 0.5)
    let fraction = try #require(stage.controller.coordinator?.fraction)
    let edge = 88 - 44 * fraction
    #expect(abs(stage.bottom - edge) < 1e-9)
    #expect(stage.layer("navigationBar")?.opacity == 1 - fraction)
    #expect(stage.places("progressStrip").count == 1)
  }

  private final class HiddenProgressPage: ComposedScreen, FlowProgressReporting, AppearanceContext {
    let name = "hidden"
    let flowProgress = 0.5
    let prefersBarHidden = true
    func body(in context: LayoutContext) -> [any Element] { SafeArea { Text(name) } }
  }

  @Test("A bar that a page hides in place takes 0.2 s, and what is on the page goes with it")
  func inPlace() throws {
    let page = BarPage("First")
    let stage = BarStage(page)
    let place = try top(of: "First", stage)

    page.prefersBarHidden = true
    page.setNeedsAppearanceUpdate()
    #expect(try top(of: "First", stage) == place)
    stage.wait(100)
    #expect(abs(try top(of: "First", stage) - (place - 22)) < 1e-9)
    #expect(stage.bottom == 66)
    stage.wait(100)

    #expect(abs(try top(of: "First", stage) - (place - 44)) < 1e-9)
    #expect(stage.layer("navigationBar") == nil)
  }

  @Test("NF-B23 What stands right below the bar belongs to its page, and slides with it")
  func below() throws {
    let stage = BarStage()
    let place = try top(of: "First", stage)
    try stage.controller.push(BarPage("Second"))

    stage.wait(until: 0.5)
    let page = try #require(stage.tree.root.sublayers.first { $0.name == "Second" })
    let fraction = try #require(stage.controller.coordinator?.fraction)
    #expect(page.offset.x == 400 * (1 - fraction))
    #expect(try top(of: "Second", stage) == place)
  }

  @Test("A hidden bar takes no input")
  func input() throws {
    var pressed = 0
    let page = BarPage(
      "First", NavigationItem(title: "First", trailing: [.words("Add", Control { pressed += 1 })]))
    page.prefersBarHidden = true
    let stage = BarStage(page)

    stage.click(370, 66)
    try stage.key("Tab")
    try stage.key("Return")

    #expect(pressed == 0)
  }

  @Test("NF-B31 A toolbar that only the page beneath has is away again after a cancelled drag")
  func toolbar() throws {
    let tools = BarPage(
      "Tools", NavigationItem(title: "Tools", toolbar: [.words("Item", Control())]))
    tools.prefersToolbarHidden = false
    let stage = BarStage(tools)
    #expect(stage.layer("toolbar")?.offset.y == 756)
    try stage.controller.push(BarPage("Plain"))
    stage.settle()
    #expect(stage.layer("toolbar") == nil)
    let before = stage.tree

    stage.drag(to: 105)
    #expect(stage.layer("toolbar")?.offset.y == 800 - 44 * 0.25)
    stage.mouse(.up, 105)
    stage.settle()

    #expect(stage.tree == before)
  }

  @Test("A toolbar's flexible room is shared out evenly, and fixed room is as wide as it says")
  func room() throws {
    let page = BarPage("Tools")
    page.prefersToolbarHidden = false
    let controls = (0..<4).map { _ in Control() }
    var pressed: [Int] = []
    for (index, control) in controls.enumerated() {
      control.onActivate = { pressed.append(index) }
    }
    page.item.toolbar = [
      .words("One", controls[0]), .flexibleSpace, .icon(.check, "Check", controls[1]),
      .space(20), .icon(.check, "Check", controls[2]), .flexibleSpace, .words("Two", controls[3]),
    ]
    let stage = BarStage(page)

    // 8 points at both ends, four items of 44 and 20 points leave 94 on either side.
    for x in [30.0, 168, 232, 370] { stage.click(x, 778) }
    stage.click(200, 778)
    stage.click(100, 778)

    #expect(pressed == [0, 1, 2, 3])
  }

  @Test("Where a toolbar has too little room, words are cut off, and none lies outside")
  func narrowToolbar() throws {
    let page = BarPage("Tools")
    page.prefersToolbarHidden = false
    page.item.toolbar = [
      .words("Start late", Control()), .flexibleSpace, .words("Check out", Control()),
    ]
    let stage = BarStage(page, size: Size(width: 160, height: 160))

    let texts = try #require(stage.layer("toolbar")).allDrawings.compactMap {
      drawing -> (String, Double)? in
      guard case .text(let text, _, let baseline, _) = drawing else { return nil }
      return (text, baseline.x)
    }
    #expect(texts.count == 2)
    for (text, x) in texts {
      #expect(text.hasSuffix("…"))
      #expect(x >= 8 && x + Double(text.count) * 17 / 2 <= 152)
    }
  }

  @Test(
    "NF-B27 NF-B19 Over content a bar shows its background only once something lies beneath: at 10 points all of it"
  )
  func density() throws {
    let page = ScrolledPage(isLarge: false)
    let stage = BarStage(page)
    let alpha = {
      for case .fill(_, let colour) in try #require(stage.layer("navigationBar")).drawings {
        return colour.alpha
      }
      throw Missing()
    }

    #expect(try alpha() == 0)
    page.scroll.scroll(to: 5, animated: false)
    #expect(try alpha() == 128)
    page.scroll.scroll(to: 10, animated: false)
    #expect(try alpha() == 255)
  }

  @Test(
    "A large title gives up its 52 points to what is scrolled, and the small one shows for its last 10"
  )
  func collapse() throws {
    let page = ScrolledPage(isLarge: true)
    let stage = BarStage(page)
    let small = { stage.texts.first { $0.size == 17 }?.alpha ?? 0 }

    #expect(stage.bottom == 140)
    #expect(small() == 0)
    page.scroll.scroll(to: 42, animated: false)
    #expect(stage.bottom == 98)
    #expect(small() == 0)
    page.scroll.scroll(to: 47, animated: false)
    #expect(small() == 128)
    page.scroll.scroll(to: 300, animated: false)

    #expect(stage.bottom == 88)
    #expect(small() == 255)
  }

  private final class ScrolledPage: ComposedScreen {
    let name = "scrolled"
    let scroll = ScrollState()
    let isLarge: Bool
    init(isLarge: Bool) { self.isLarge = isLarge }

    var navigationItem: NavigationItem {
      NavigationItem(title: "Title", isLarge: isLarge, scroll: scroll)
    }

    func body(in context: LayoutContext) -> [any Element] {
      ScrollArea(scroll) { Spacer(5000) }
    }
  }
}
