import FlowCore
import FlowUI
import Testing

/// Layout that is clear of a device's notch and home indicator.
@Suite struct SafeAreaTests {
  /// The insets of a phone in landscape with its notch at the left; all four differ.
  private static let notch = Insets(top: 11, leading: 47, bottom: 21, trailing: 33)

  /// A page with a navigation bar and a toolbar, pushed onto another page.
  private func harness(_ safeArea: Insets = notch) throws -> BarHarness {
    let item = NavigationItem(
      title: "Second", leading: [.text("Left", control: Control())],
      trailing: [.text("Right", control: Control())],
      toolbar: [
        .text("First", control: Control()), .flexibleSpace, .text("Last", control: Control()),
      ])
    let page = BarPage("Second", item)
    page.prefersToolbarHidden = false
    let harness = BarHarness(BarPage("First"), size: Size(width: 800, height: 400))
    harness.session.safeArea = safeArea
    try harness.controller.push(page, .immediate)
    return harness
  }

  private func buttons(_ node: AccessibilityNode, in role: AccessibilityNode.Role) -> [Rect] {
    node.children.flatMap { child in
      child.role == role ? child.children.map(\.frame) : buttons(child, in: role)
    }
  }

  @Test("Safe area insets that are negative or not finite count as 0")
  func none() throws {
    let (plain, odd) = (try harness(.zero), try harness(.zero))

    odd.session.safeArea = Insets(top: -5, leading: .nan, bottom: .infinity, trailing: -0.1)

    #expect(odd.session.safeArea == .zero)
    #expect(odd.tree == plain.tree)
  }

  @Test("A safe area that depends on the size is computed again after each resize")
  func rotation() throws {
    let input = try InputDriver("one")
    func resize(_ width: Double, _ height: Double) {
      input.session.send(.resize(Size(width: width, height: height)), at: input.now)
    }
    input.session.cover = { size in
      size.width > size.height ? Insets(leading: 47) : Insets(top: 59)
    }
    #expect(input.session.safeArea == Insets(leading: 47))

    resize(400, 800)
    #expect(input.session.safeArea == Insets(top: 59))
    input.session.cover = nil
    resize(800, 400)

    #expect(input.session.safeArea == Insets(top: 59))
  }

  @Test(
    "Elements lie within the safe area, whose left inset stays left on a right-to-left stage",
    arguments: LayoutDirection.allCases)
  func elements(direction: LayoutDirection) {
    let block = Block(10, 10, across: .flexible, down: .flexible)
    let input = InputDriver(on: TestScreen { SafeArea { block } })
    input.session.direction = direction

    input.session.safeArea = Self.notch
    _ = input.session.layerTree

    let start = direction == .leftToRight ? 47.0 : 33
    #expect(block.frame == Rect(x: start, y: 11, width: 720, height: 568))
  }

  @Test("Items in bars lie within the safe area, and the bars' backgrounds extend to the edges")
  func bars() throws {
    let harness = try harness()

    let tree = harness.session.accessibilityTree
    let (bar, tools) = (buttons(tree, in: .navigationBar), buttons(tree, in: .toolbar))
    #expect(bar.count == 4 && tools.count == 2)
    #expect((bar + tools).allSatisfy { $0.minX >= 47 && $0.maxX <= 800 - 33 })
    #expect(tools.allSatisfy { $0.maxY <= 400 - 21 })
    // A toolbar adds a margin to the safe area inset; the back control's hit region does not.
    #expect(tools.first?.minX == 47 + Metrics.related && bar.first?.minX == 47)
    #expect(harness.layer("navigationBar")?.size.width == 800)
    #expect(harness.layer("toolbar")?.size == Size(width: 800, height: 44 + 21))
  }

  @Test(
    "The status bar is at least as high as the top inset, and its text lies within the safe area")
  func statusBar() throws {
    let harness = try harness()
    #expect(harness.layer("statusBar")?.size.height == 20)

    harness.session.safeArea.top = 59

    let bar = try #require(harness.layer("statusBar"))
    #expect(bar.size == Size(width: 800, height: 59))
    let starts = bar.drawings.compactMap { drawing -> Double? in
      if case .text(_, _, let baseline, _) = drawing { baseline.x } else { nil }
    }
    #expect(starts == [47 + 24])
    #expect(harness.bottom == 59 + 44)
    harness.session.statusBar = nil
    #expect(harness.bottom == 59 + 44)
  }

  @Test("Tabs lie within the safe area, and so do the pages of a tab, above the tab bar")
  func tabs() throws {
    let block = Block(10, 10, across: .flexible, down: .flexible)
    let harness = TabHarness { name in TestScreen(name) { SafeArea { block } } }

    harness.input.session.safeArea = Insets(leading: 200, bottom: 34, trailing: 300)
    _ = harness.input.session.layerTree

    let tabs = buttons(harness.input.session.accessibilityTree, in: .tabList)
    #expect(tabs.map(\.minX) == [200, 300, 400])
    #expect(tabs.allSatisfy { $0.maxX <= 500 && $0.minY == 600 - 34 - 49 && $0.maxY == 600 - 34 })
    #expect(block.frame == Rect(x: 200, y: 0, width: 300, height: 600 - 34 - 49))
  }

  @Test(
    "A list can be scrolled clear of the safe area insets, and a footer lies above the bottom one")
  func lists() throws {
    let (scroll, row, foot) = (ScrollState(), Block(10, 900, across: .flexible), Block(10, 40))
    let input = InputDriver(
      on: TestScreen {
        PinnedFooter(scroll: scroll) {
          row
        } footer: {
          foot
        }
      })

    input.session.safeArea = Self.notch
    _ = input.session.layerTree
    input.wheel(0, 100)
    input.settle()
    _ = input.session.layerTree

    #expect(row.frame?.size.width == 720)
    // The footer has margins of 12 points at the top and 16 at the other sides. Of the 688 points
    // between the side margins, its content takes the 480 in the middle.
    #expect(foot.frame?.maxY == 563.0)
    #expect(foot.frame?.minX == 167.0)
    #expect(scroll.offset == 900 - (600 - 11 - 21 - 68))
  }

  @Test("Sheets, alerts and menus lie within the safe area")
  func overlays() throws {
    let cover = try OverlayHarness(500, 800)
    cover.session.safeArea = Insets(top: 59, leading: 60, bottom: 34, trailing: 20)

    cover.show(Sheet("Sheet") { Text("Words") })
    let card = try #require(cover.layer("card"))
    #expect(card.offset.x == 60 && card.size.width == 420)
    let text = try #require(cover.texts("sheet").first { $0.text == "Words" })
    #expect(text.frame.maxY <= 800 - 34)
    cover.page.overlayStack.close()
    cover.show(Alert("Alert", actions: [.init("Yes")]))
    #expect(cover.card("alert")?.midX == 270)
    cover.page.overlayStack.close()
    cover.show(
      Menu(from: cover.page.button, [[Menu.Item(String(repeating: "Long ", count: 40)) {}]]))

    let menu = try #require(cover.card("menu"))
    #expect(menu.minX >= 60 && menu.maxX <= 480)
  }

  @Test(
    "FC-10 NF-I11 A page drag can begin within the inset at its edge, and always within 24 points",
    arguments: [
      (.leftToRight, 47.0, 47.0), (.leftToRight, 10, 24), (.rightToLeft, 47, 24),
    ] as [(LayoutDirection, Double, Double)])
  func edge(direction: LayoutDirection, inset: Double, last: Double) throws {
    let input = try InputDriver("one")
    input.session.direction = direction
    input.session.safeArea.leading = inset
    let mirrored = { (x: Double) in direction == .leftToRight ? x : 800 - x }

    input.drag(from: mirrored(last + 1), to: mirrored(400))
    #expect(!input.controller.isDragging)
    input.mouse(.up, 400)
    input.drag(from: mirrored(last), to: mirrored(400))

    #expect(input.controller.isDragging)
  }
}
