import FlowCore
import FlowUI
import Testing

@Suite struct BarVisibilityTests {
  /// The distance from the top of a page to the baseline of the only text on it, in points.
  private func top(of name: String, _ harness: BarHarness) throws -> Double {
    let page = try #require(harness.tree.root.sublayers.first { $0.name == name })
    for case .text(_, _, let baseline, _) in page.drawings { return baseline.y }
    throw Missing()
  }

  @Test(
    "NF-B29 A cancelled drag to a page without a bar moves no page vertically, and restores the bar"
  )
  func cancelled() throws {
    let hidden = BarPage("Hidden")
    hidden.prefersBarHidden = true
    let harness = BarHarness(hidden)
    try harness.controller.push(BarPage("Shown"))
    harness.settle()
    let before = harness.tree
    let y = try top(of: "Shown", harness)

    harness.drag(to: 165)
    #expect(try top(of: "Shown", harness) == y)
    #expect(abs(try top(of: "Hidden", harness) - (y - 44)) < 1e-9)
    #expect(harness.positions("hairline") == [Point(x: 160, y: 88)])
    harness.mouse(.up, 165)
    harness.settle()

    #expect(harness.tree == before)
    #expect(harness.layer("navigationBar")?.opacity == 1)
  }

  @Test(
    "S0-3 SX-7 In every frame of a slide each page's part of the strip is right below its own bar")
  func strip() throws {
    let harness = BarHarness(BarProgressPage("First", 0.25))
    #expect(harness.positions("progressStrip") == [Point(x: 0, y: 88)])
    #expect(harness.positions("hairline") == [Point(x: 0, y: 88)])
    try harness.controller.push(HiddenProgressPage())

    #expect(harness.controller.coordinator != nil)
    while let fraction = harness.controller.coordinator?.fraction {
      let edge = 400 * (1 - fraction)
      #expect(harness.positions("hairline") == [Point(x: 0, y: 88)])
      let parts = harness.stripPieces
      #expect(parts == [Point(x: 0, y: 88), Point(x: edge, y: 44)].filter { $0.x < 400 })
      harness.wait(16)
    }

    #expect(harness.positions("hairline").isEmpty)
    #expect(harness.positions("progressStrip") == [Point(x: 0, y: 44)])
  }

  @Test("In a cross-fade to a page without a bar, the bar fades out and shrinks to the status bar")
  func fade() throws {
    let harness = BarHarness(BarProgressPage("First", 0.25))
    try harness.controller.push(HiddenProgressPage(), .custom(CrossFadeTransitionStyle()))

    harness.wait(until: 0.5)
    let fraction = try #require(harness.controller.coordinator?.fraction)
    let edge = 88 - 44 * fraction
    #expect(abs(harness.bottom - edge) < 1e-9)
    #expect(harness.layer("navigationBar")?.opacity == 1 - fraction)
    #expect(harness.positions("progressStrip").count == 1)
  }

  private final class HiddenProgressPage: ComposedScreen, FlowProgressReporting, AppearanceContext {
    let name = "hidden"
    let flowProgress = 0.5
    let prefersBarHidden = true
    func body(in context: LayoutContext) -> [any Element] { SafeArea { Text(name) } }
  }

  @Test("Hiding the bar of the visible page takes 0.2 s, and the page's content moves with it")
  func inPlace() throws {
    let page = BarPage("First")
    let harness = BarHarness(page)
    let y = try top(of: "First", harness)

    page.prefersBarHidden = true
    page.setNeedsAppearanceUpdate()
    #expect(try top(of: "First", harness) == y)
    harness.wait(100)
    #expect(abs(try top(of: "First", harness) - (y - 22)) < 1e-9)
    #expect(harness.bottom == 66)
    harness.wait(100)

    #expect(abs(try top(of: "First", harness) - (y - 44)) < 1e-9)
    #expect(harness.layer("navigationBar") == nil)
  }

  @Test("NF-B23 Content right below the bar slides with its page and does not move vertically")
  func below() throws {
    let harness = BarHarness()
    let y = try top(of: "First", harness)
    try harness.controller.push(BarPage("Second"))

    harness.wait(until: 0.5)
    let page = try #require(harness.tree.root.sublayers.first { $0.name == "Second" })
    let fraction = try #require(harness.controller.coordinator?.fraction)
    #expect(page.offset.x == 400 * (1 - fraction))
    #expect(try top(of: "Second", harness) == y)
  }

  @Test("A hidden bar takes no input")
  func input() throws {
    var pressed = 0
    let page = BarPage(
      "First",
      NavigationItem(title: "First", trailing: [.text("Add", control: Control { pressed += 1 })]))
    page.prefersBarHidden = true
    let harness = BarHarness(page)

    harness.click(370, 66)
    try harness.key("Tab")
    try harness.key("Return")

    #expect(pressed == 0)
  }

  @Test("NF-B31 The toolbar of the lower page moves in during a drag, and is gone after a cancel")
  func toolbar() throws {
    let tools = BarPage(
      "Tools", NavigationItem(title: "Tools", toolbar: [.text("Item", control: Control())]))
    tools.prefersToolbarHidden = false
    let harness = BarHarness(tools)
    #expect(harness.layer("toolbar")?.offset.y == 756)
    try harness.controller.push(BarPage("Plain"))
    harness.settle()
    #expect(harness.layer("toolbar") == nil)
    let before = harness.tree

    harness.drag(to: 105)
    #expect(harness.layer("toolbar")?.offset.y == 800 - 44 * 0.25)
    harness.mouse(.up, 105)
    harness.settle()

    #expect(harness.tree == before)
  }

  @Test(
    "Flexible spaces in a toolbar share the remaining width evenly, and a fixed one has its width")
  func room() throws {
    let page = BarPage("Tools")
    page.prefersToolbarHidden = false
    let controls = (0..<4).map { _ in Control() }
    var pressed: [Int] = []
    for (index, control) in controls.enumerated() {
      control.onActivate = { pressed.append(index) }
    }
    page.item.toolbar = [
      .text("One", control: controls[0]), .flexibleSpace,
      .icon(.check, accessibilityLabel: "Check", control: controls[1]),
      .space(20), .icon(.check, accessibilityLabel: "Check", control: controls[2]), .flexibleSpace,
      .text("Two", control: controls[3]),
    ]
    let harness = BarHarness(page)

    // 8 points at each end, four items of 44 and a space of 20 leave 94 for each flexible space.
    for x in [30.0, 168, 232, 370] { harness.click(x, 778) }
    harness.click(200, 778)
    harness.click(100, 778)

    #expect(pressed == [0, 1, 2, 3])
  }

  @Test("Titles that do not fit in a toolbar are truncated and stay within its margins")
  func narrowToolbar() throws {
    let page = BarPage("Tools")
    page.prefersToolbarHidden = false
    page.item.toolbar = [
      .text("Start late", control: Control()), .flexibleSpace,
      .text("Check out", control: Control()),
    ]
    let harness = BarHarness(page, size: Size(width: 160, height: 160))

    let texts = try #require(harness.layer("toolbar")).allDrawings.compactMap {
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
    "NF-B27 NF-B19 A bar's background fades in over the first 10 points of scrolling behind it")
  func backgroundOpacity() throws {
    let page = ScrolledPage(isLarge: false)
    let harness = BarHarness(page)
    let alpha = {
      for case .fill(_, let colour) in try #require(harness.layer("navigationBar")).drawings {
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
    "Scrolling collapses a large title by 52 points, and the small title fades in over the last 10")
  func collapse() throws {
    let page = ScrolledPage(isLarge: true)
    let harness = BarHarness(page)
    let small = { harness.texts.first { $0.size == 17 }?.alpha ?? 0 }

    #expect(harness.bottom == 140)
    #expect(small() == 0)
    page.scroll.scroll(to: 42, animated: false)
    #expect(harness.bottom == 98)
    #expect(small() == 0)
    page.scroll.scroll(to: 47, animated: false)
    #expect(small() == 128)
    page.scroll.scroll(to: 300, animated: false)

    #expect(harness.bottom == 88)
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
      ScrollArea(state: scroll) { Spacer(5000) }
    }
  }
}
