import FlowCore
import FlowUI
import Testing

@Suite struct TabLayoutTests {
  private func icons(_ harness: TabHarness) -> [Rect] {
    harness.bar.drawings.compactMap { if case .icon(_, let rect, _, _) = $0 { rect } else { nil } }
  }

  private func ground(_ harness: TabHarness) -> Rect? {
    if case .fill(let rect, _) = harness.bar.drawings.first { rect } else { nil }
  }

  private func colours(_ harness: TabHarness) -> [RGBA] {
    harness.bar.drawings.compactMap { if case .text(_, _, _, let ink) = $0 { ink } else { nil } }
  }

  @Test(
    "A tab bar is 49 points high, and its tabs are equally wide, at most 168 points",
    arguments: [2, 3, 5, 9])
  func geometry(count: Int) {
    let harness = TabHarness(count)

    let width = min(800.0 / Double(count), 168)
    #expect(ground(harness) == Rect(x: 0, y: 551, width: 800, height: 49))
    for (index, icon) in icons(harness).enumerated() {
      #expect(icon.size == Size(width: 24, height: 24))
      let position = Double(index) - Double(count - 1) / 2
      #expect(abs(icon.midX - (400 + position * width)) < 1e-9)
    }
    #expect(icons(harness).count == count)
  }

  @Test("Pages are inset by the height of the tab bar", arguments: [(1.0, 49.0), (2, 53)])
  func insets(textSize: Double, height: Double) throws {
    let harness = TabHarness(page: { TallPage($0, ScrollState()) })
    harness.input.session.textSize = textSize
    _ = harness.input.session.layerTree

    let page = try #require(harness.tabs.selected.flow.top as? TallPage)
    #expect(page.insets.bottom == height)
    #expect(ground(harness)?.minY == 600 - height)
  }

  @Test("A press in the bar beside or below its tabs does not reach the page behind it")
  func background() {
    var taps: [Double] = []
    let harness = TabHarness(page: { name in
      let page = Page(name)
      page.responders = [TapResponder { taps.append($0.y) }]
      return page
    })
    harness.input.session.safeArea = Insets(bottom: 34)
    _ = harness.input.session.layerTree

    harness.input.click(400, 300)
    for (x, y) in [(400.0, 590.0), (50, 540), (50, 590)] { harness.input.click(x, y) }

    #expect(taps == [300])
  }

  @Test("The selected tab has the accent colour, and the others the secondary label colour")
  func inks() {
    let harness = TabHarness()
    harness.tabs.select(1)

    #expect(
      colours(harness) == [
        Theme.light.secondaryLabel, Theme.light.accent, Theme.light.secondaryLabel,
      ])
  }

  @Test(
    "A badge shows counts from 1 to 99, and more as 99+; its accessibility value is exact",
    arguments: [(-1, nil), (0, nil), (1, "1"), (99, "99"), (100, "99+")] as [(Int, String?)])
  func badge(count: Int, text: String?) throws {
    let harness = TabHarness()
    harness.tabs.tabs[1].badge = .count(count)

    #expect(harness.bar.texts == ["A", "B", text, "C"].compactMap(\.self))
    let told = harness.input.session.accessibilityTree.all.filter { $0.role == .tab }.map(\.value)
    #expect(told == [nil, text.map { _ in "\(count)" }, nil])
  }

  @Test("The badge of the last of ten tabs does not leave the stage, even at twice the text size")
  func narrowBadge() {
    let harness = TabHarness(10)
    harness.input.session.send(.resize(Size(width: 400, height: 600)), at: .zero)
    harness.input.session.textSize = 2
    harness.tabs.tabs[9].badge = .count(100)

    let reds = harness.bar.drawings.compactMap { drawing -> Rect? in
      guard case .roundedRectangle(let rect, _, Theme.light.destructive) = drawing else {
        return nil
      }
      return rect
    }
    #expect(reds.count == 1)
    // A tab is 40 points wide.
    #expect(reds.allSatisfy { $0.minX >= 360 && $0.maxX <= 400 })
  }

  @Test("A title that does not fit ends in an ellipsis")
  func ellipsis() {
    let context = FlowContext()
    let flow = NavigationController(
      root: OfferingPage("page"), context: context, isVisible: false)
    let tabs = TabBarScreen([
      Tab("A title that is much too long for any tab", icon: .gear, flow: flow)
    ])

    let input = InputDriver(on: tabs, in: context)

    let texts = input.session.layerTree.root.named("tabBar")?.texts ?? []
    #expect(texts.count == 1)
    #expect(texts.allSatisfy { $0.hasSuffix("…") && Double($0.count) * 5.5 <= 160 })
  }

  @Test("NF-K13 The accessibility tree has the tabs, which one is selected, and their badges")
  func told() throws {
    let harness = TabHarness()
    harness.tabs.tabs[1].badge = .dot
    harness.tabs.tabs[2].badge = .count(120)

    try harness.input.key("Tab")

    let lines = "\(harness.input.session.accessibilityTree)".split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "stage", "  screen \"tabs\"", "    screen \"a\"", "    tab list",
        "      tab \"A\" (focused, selected)", "      tab \"B\" = \"new\"",
        "      tab \"C\" = \"120\"",
      ])
  }

  @Test("A tab under the pointer is highlighted, and a control behind the bar is not")
  func hover() {
    let low = Control()
    let harness = TabHarness(page: { name in
      TestScreen(name) {
        Column {
          Spacer()
          Button("Low", control: low)
        }
      }
    })
    let before = harness.input.session.layerTree.root.allDrawings.count

    harness.input.mouse(.move, 400, 575)

    #expect(harness.bar.drawings.count == 2 + 3 * 2 + 1)
    #expect(harness.input.session.layerTree.root.allDrawings.count == before + 1)
  }
}
