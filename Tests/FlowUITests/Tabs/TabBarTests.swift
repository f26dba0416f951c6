import FlowCore
import FlowUI
import Testing

@Suite struct TabBarTests {
  @Test(
    "S2-10 A screen with tabs hides the bar of the outer flow, and each tab keeps its own stack")
  func stacks() throws {
    let harness = TabHarness()
    #expect(harness.input.session.layerTree.root.named("navigationBar") == nil)
    try harness.tabs.selected.flow.push(OfferingPage("deeper"), .immediate)

    harness.input.click(400, 575)
    #expect(harness.input.session.layerTree.root.named("b") != nil)
    #expect(harness.input.session.layerTree.root.named("deeper") == nil)
    harness.input.click(232, 575)

    #expect(harness.tabs.selectedIndex == 0)
    #expect(harness.stacks == [["a", "deeper"], ["b"], ["c"]])
    #expect(harness.input.session.layerTree.root.named("deeper") != nil)
  }

  @Test("A click on the selected tab pops to its root, and at the root scrolls to the top")
  func again() throws {
    let scroll = ScrollState()
    let harness = TabHarness(page: { TallPage($0, scroll) })
    _ = harness.input.session.layerTree
    scroll.scroll(to: 300, animated: false)
    for name in ["one", "two"] {
      try harness.tabs.selected.flow.push(OfferingPage(name), .immediate)
    }

    harness.input.click(232, 575)
    harness.input.settle()
    #expect(harness.stacks[0] == ["a"])
    #expect(scroll.offset == 300)
    harness.input.click(232, 575)
    harness.input.settle()

    #expect(scroll.offset == 0)
  }

  @Test("A wheel scrolls the page under the mouse, but not the page behind the tab bar")
  func wheel() {
    let scroll = ScrollState()
    let harness = TabHarness(page: { TallPage($0, scroll) })

    harness.input.mouse(.move, 400, 575)
    harness.input.wheel(0, 1)
    harness.input.settle()
    #expect(scroll.offset == 0)
    harness.input.mouse(.move, 400, 300)
    harness.input.wheel(0, 1)
    harness.input.settle()

    #expect(scroll.offset > 0)
  }

  @Test("A click on the selected tab does not pop a page that does not allow going back")
  func closed() throws {
    let harness = TabHarness()
    let page = OfferingPage("closed")
    page.allowsGoingBack = false
    try harness.tabs.selected.flow.push(page, .immediate)

    harness.input.click(232, 575)
    harness.input.settle()

    #expect(harness.stacks[0] == ["a", "closed"])
    #expect(harness.input.refusals == ["\(NavigationRefusal.backNotAllowed)"])
  }

  @Test("A click on the selected tab dismisses the flow presented in it, which is inset by the bar")
  func presented() throws {
    let harness = TabHarness()
    let sheet = NavigationController(
      root: TallPage("sheet", ScrollState()), context: harness.input.context, isVisible: false)
    try harness.tabs.selected.flow.present(sheet, .immediate)
    _ = harness.input.session.layerTree
    #expect((sheet.top as? TallPage)?.insets.bottom == 49)

    harness.input.click(232, 575)
    harness.input.settle()

    #expect(harness.tabs.selected.flow.presented == nil)
  }

  @Test(
    "Ctrl with a digit selects the tab with that number, if there is one, and Ctrl+9 the last",
    arguments: [("1", 0), ("2", 1), ("3", 2), ("4", 1), ("9", 2), ("0", 1)])
  func digits(key: String, index: Int) throws {
    let harness = TabHarness()
    harness.tabs.select(1)

    try harness.input.key("Ctrl+\(key)")

    #expect(harness.tabs.selectedIndex == index)
  }

  @Test("SX-3 Back pops within the selected tab, and at its root pops the screen with the tabs")
  func backKeys() throws {
    let harness = TabHarness()
    try harness.tabs.selected.flow.push(OfferingPage("deeper"), .immediate)

    try harness.input.key("Escape")
    harness.input.settle()
    #expect(harness.stacks[0] == ["a"])
    #expect(harness.input.names == ["outer", "tabs"])
    try harness.input.key("Alt+Left")
    harness.input.settle()

    #expect(harness.input.names == ["outer"])
  }

  @Test("A push of a screen with tabs pushes the gate of its entry guard until the guard is open")
  func guarded() throws {
    let harness = TabHarness(isPushed: false)
    var isOpen = false
    harness.tabs.entryGuard = EntryGuard("member", isOpen: { isOpen }) { OfferingPage("gate") }

    try harness.input.controller.push(harness.tabs, .immediate)
    #expect(harness.input.names == ["outer", "gate"])
    isOpen = true
    #expect(harness.input.controller.resumeEntry())
    harness.input.settle()

    #expect(harness.input.names == ["outer", "tabs"])
  }

  @Test("Each tab keeps its focus while another tab is selected")
  func kept() throws {
    var fields: [String: TextFieldState] = [:]
    let harness = TabHarness(page: { name in
      let field = TextFieldState(name)
      fields[name] = field
      return TestScreen(name) { TextField("Field", state: field) }
    })
    try harness.input.key("Tab")
    #expect(harness.input.session.textInput != nil)

    try harness.input.key("Ctrl+2")
    #expect(harness.input.session.textInput == nil)
    try harness.input.key("Ctrl+1")
    harness.input.session.send(.text("!"), at: harness.input.now)

    #expect(fields["a"]?.text == "a!")
    #expect(fields["b"]?.text == "b")
  }

  @Test(
    "A tab bar is one Tab stop; arrows select tabs and wrap around, Home and End go to the ends")
  func keys() throws {
    let harness = TabHarness(page: PressPage.init)
    try harness.input.key("Tab")
    try harness.input.key("Tab")

    var seen: [Int] = []
    for key in ["Right", "Right", "Right", "Left", "Home", "End"] {
      try harness.input.key(key)
      seen.append(harness.tabs.selectedIndex)
    }
    try harness.input.key("Tab")

    #expect(seen == [1, 2, 0, 2, 0, 2])
    let focused = harness.input.session.accessibilityTree.all.filter {
      $0.states.contains(.focused)
    }
    #expect(focused.map(\.name) == ["Press"])
  }

  @Test("NF-RTL7 On a right-to-left stage the tabs are mirrored, and so are their arrow keys")
  func mirrored() throws {
    let harness = TabHarness()
    harness.input.session.direction = .rightToLeft

    harness.input.click(232, 575)
    #expect(harness.tabs.selectedIndex == 2)
    try harness.input.key("Tab")
    try harness.input.key("Right")

    #expect(harness.tabs.selectedIndex == 1)
  }

  @Test("While the tab bar has the focus, nothing on the page has it")
  func oneFocus() throws {
    let harness = TabHarness(page: PressPage.init)
    try harness.input.key("Tab")
    harness.tabs.select(1)
    try harness.input.key("Tab")
    try harness.input.key("Tab")

    try harness.input.key("Left")

    let focused = harness.input.session.accessibilityTree.all.filter {
      $0.states.contains(.focused)
    }
    #expect(focused.map(\.role) == [.tab])
    let rings = harness.input.session.layerTree.root.allDrawings.filter {
      if case .outline = $0 { true } else { false }
    }
    #expect(rings.count == 1)
  }

  @Test("An overlay of a page covers the tab bar, takes its input, and closes with a change of tab")
  func overlay() throws {
    let harness = TabHarness(page: AlertingPage.init)
    let page = try #require(harness.tabs.selected.flow.top as? AlertingPage)
    _ = harness.input.session.layerTree
    page.overlayStack.show(Alert("Really?", actions: [.init("Yes")]))
    harness.input.settle()

    harness.input.click(568, 575)
    try harness.input.key("Ctrl+2")
    #expect(harness.tabs.selectedIndex == 0)
    #expect(harness.input.session.layerTree.root.sublayers.last?.texts.contains("Really?") == true)
    harness.tabs.select(1)

    #expect(!page.overlayStack.isOpen)
  }

  @Test("Clicks on the bar beside its tabs do not reach the page behind the bar")
  func ground() {
    var presses = 0
    let low = Control { presses += 1 }
    let page = { (name: String) -> any Screen in
      TestScreen(name) {
        Column {
          Spacer()
          Button("Low", control: low)
        }
      }
    }
    InputDriver(on: page("alone")).click(60, 590)
    #expect(presses == 1)
    let harness = TabHarness(page: page)

    harness.input.click(60, 590)
    harness.input.click(720, 590)

    #expect(presses == 1)
  }
}

/// A page that scrolls, and records the insets of its last layout.
final class TallPage: ComposedScreen {
  let name: String
  private(set) var insets = Insets.zero
  private let scroll: ScrollState

  init(_ name: String, _ scroll: ScrollState) {
    self.name = name
    self.scroll = scroll
  }

  var navigationItem: NavigationItem { NavigationItem(title: name, scroll: scroll) }

  func body(in context: LayoutContext) -> [any Element] {
    insets = context.insets
    return [ScrollArea(state: scroll) { Spacer(2000) }]
  }
}

private final class PressPage: ComposedScreen {
  let name: String
  private let control = Control()
  init(_ name: String) { self.name = name }

  func body(in context: LayoutContext) -> [any Element] { Button("Press", control: control) }
}

final class AlertingPage: ComposedScreen {
  let name: String
  let overlayStack = Overlays()
  init(_ name: String) { self.name = name }

  var overlays: Overlays? { overlayStack }

  func body(in context: LayoutContext) -> [any Element] { Text(name) }
}
