import FlowCore
import FlowUI
import Testing

/// What a person does with tabs.
@Suite struct TabBarTests {
  @Test("S2-10 It hides the bar around it, and each tab keeps a stack of its own")
  func stacks() throws {
    let rig = TabRig()
    #expect(rig.hands.session.layerTree.root.named("navigationBar") == nil)
    try rig.tabs.selected.flow.push(OfferingPage("deeper"), .immediate)

    rig.hands.click(400, 575)
    #expect(rig.hands.session.layerTree.root.named("b") != nil)
    #expect(rig.hands.session.layerTree.root.named("deeper") == nil)
    rig.hands.click(232, 575)

    #expect(rig.tabs.selectedIndex == 0)
    #expect(rig.stacks == [["a", "deeper"], ["b"], ["c"]])
    #expect(rig.hands.session.layerTree.root.named("deeper") != nil)
  }

  @Test("The selected tab, chosen again, goes back to its first page, and there to the top")
  func again() throws {
    let scroll = ScrollState()
    let rig = TabRig(page: { TallPage($0, scroll) })
    _ = rig.hands.session.layerTree
    scroll.scroll(to: 300, animated: false)
    for name in ["one", "two"] { try rig.tabs.selected.flow.push(OfferingPage(name), .immediate) }

    rig.hands.click(232, 575)
    rig.hands.settle()
    #expect(rig.stacks[0] == ["a"])
    #expect(scroll.offset == 300)
    rig.hands.click(232, 575)
    rig.hands.settle()

    #expect(scroll.offset == 0)
  }

  @Test("Chosen again, it leaves a page that keeps its way back closed where it is")
  func closed() throws {
    let rig = TabRig()
    let page = OfferingPage("closed")
    page.allowsGoingBack = false
    try rig.tabs.selected.flow.push(page, .immediate)

    rig.hands.click(232, 575)
    rig.hands.settle()

    #expect(rig.stacks[0] == ["a", "closed"])
    #expect(rig.hands.refusals == ["\(NavigationRefusal.wayBackClosed)"])
  }

  @Test("Chosen again, it takes away the flow that lies on the tab's own, which ends above the bar")
  func presented() throws {
    let rig = TabRig()
    let sheet = NavigationController(
      root: TallPage("sheet", ScrollState()), context: rig.hands.context, isOnStage: false)
    try rig.tabs.selected.flow.present(sheet, .immediate)
    _ = rig.hands.session.layerTree
    #expect((sheet.top as? TallPage)?.insets.bottom == 49)

    rig.hands.click(232, 575)
    rig.hands.settle()

    #expect(rig.tabs.selected.flow.presented == nil)
  }

  @Test(
    "Ctrl and a digit select, Ctrl+9 the last tab; there is no other beyond",
    arguments: [("1", 0), ("2", 1), ("3", 2), ("4", 1), ("9", 2), ("0", 1)])
  func digits(key: String, index: Int) throws {
    let rig = TabRig()
    rig.tabs.select(1)

    try rig.hands.key("Ctrl+\(key)")

    #expect(rig.tabs.selectedIndex == index)
  }

  @Test("SX-3 Ways back lead through the selected tab's stack, and from its root out of the screen")
  func backGesture() throws {
    let rig = TabRig()
    try rig.tabs.selected.flow.push(OfferingPage("deeper"), .immediate)

    try rig.hands.key("Escape")
    rig.hands.settle()
    #expect(rig.stacks[0] == ["a"])
    #expect(rig.hands.names == ["outer", "tabs"])
    try rig.hands.key("Alt+Left")
    rig.hands.settle()

    #expect(rig.hands.names == ["outer"])
  }

  @Test("A guard stands before the whole screen, and its gate comes instead")
  func guarded() throws {
    let rig = TabRig(isPushed: false)
    var isOpen = false
    rig.tabs.entryGuard = EntryGuard("member", isOpen: { isOpen }) { OfferingPage("gate") }

    try rig.hands.controller.push(rig.tabs, .immediate)
    #expect(rig.hands.names == ["outer", "gate"])
    isOpen = true
    #expect(rig.hands.controller.resumeEntry())
    rig.hands.settle()

    #expect(rig.hands.names == ["outer", "tabs"])
  }

  @Test("Places in lists are kept, and what had the focus has it again")
  func kept() throws {
    var fields: [String: TextFieldState] = [:]
    let rig = TabRig(page: { name in
      let field = TextFieldState(name)
      fields[name] = field
      return TestScreen(name) { TextField("Field", field) }
    })
    try rig.hands.key("Tab")
    #expect(rig.hands.session.textInput != nil)

    try rig.hands.key("Ctrl+2")
    #expect(rig.hands.session.textInput == nil)
    try rig.hands.key("Ctrl+1")
    rig.hands.session.send(.text("!"), at: rig.hands.now)

    #expect(fields["a"]?.text == "a!")
    #expect(fields["b"]?.text == "b")
  }

  @Test("It is one Tab stop; arrows go round and select, Home and End go to the ends")
  func keys() throws {
    let rig = TabRig(page: PressPage.init)
    try rig.hands.key("Tab")
    try rig.hands.key("Tab")

    var seen: [Int] = []
    for key in ["Right", "Right", "Right", "Left", "Home", "End"] {
      try rig.hands.key(key)
      seen.append(rig.tabs.selectedIndex)
    }
    try rig.hands.key("Tab")

    #expect(seen == [1, 2, 0, 2, 0, 2])
    let focused = rig.hands.session.accessibilityTree.all.filter { $0.states.contains(.focused) }
    #expect(focused.map(\.name) == ["Press"])
  }

  @Test("NF-RTL7 From right to left the tabs are mirrored, and so are their arrows")
  func mirrored() throws {
    let rig = TabRig()
    rig.hands.session.direction = .rightToLeft

    rig.hands.click(232, 575)
    #expect(rig.tabs.selectedIndex == 2)
    try rig.hands.key("Tab")
    try rig.hands.key("Right")

    #expect(rig.tabs.selectedIndex == 1)
  }

  @Test("As long as the bar has the focus nothing else has it")
  func oneFocus() throws {
    let rig = TabRig(page: PressPage.init)
    try rig.hands.key("Tab")
    rig.tabs.select(1)
    try rig.hands.key("Tab")
    try rig.hands.key("Tab")

    try rig.hands.key("Left")

    let focused = rig.hands.session.accessibilityTree.all.filter { $0.states.contains(.focused) }
    #expect(focused.map(\.role) == [.tab])
    let rings = rig.hands.session.layerTree.root.allDrawings.filter {
      if case .outline = $0 { true } else { false }
    }
    #expect(rings.count == 1)
  }

  @Test("What lies over a page lies over the bar, and takes its presses and keys")
  func overlay() throws {
    let rig = TabRig(page: AlertingPage.init)
    let page = try #require(rig.tabs.selected.flow.top as? AlertingPage)
    _ = rig.hands.session.layerTree
    page.over.show(Alert("Really?", actions: [.init("Yes")]))
    rig.hands.settle()

    rig.hands.click(568, 575)
    try rig.hands.key("Ctrl+2")
    #expect(rig.tabs.selectedIndex == 0)
    #expect(rig.hands.session.layerTree.root.sublayers.last?.words.contains("Really?") == true)
    rig.tabs.select(1)

    #expect(!page.over.isOpen)
  }

  @Test("Presses beside the tabs end at the bar")
  func ground() {
    var presses = 0
    let low = Control { presses += 1 }
    let rig = TabRig(page: { name in
      TestScreen(name) {
        Column {
          Spacer()
          Button("Low", control: low)
        }
      }
    })

    rig.hands.click(60, 590)
    rig.hands.click(720, 590)

    #expect(presses == 0)
  }
}

/// A page that scrolls, and remembers how far bars cover it.
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
    return [ScrollArea(scroll) { Spacer(2000) }]
  }
}

/// A page with a button at its top.
private final class PressPage: ComposedScreen {
  let name: String
  private let control = Control()
  init(_ name: String) { self.name = name }

  func body(in context: LayoutContext) -> [any Element] { Button("Press", control: control) }
}

/// A page that can show something over itself.
final class AlertingPage: ComposedScreen {
  let name: String
  let over = Overlays()
  init(_ name: String) { self.name = name }

  var overlays: Overlays? { over }

  func body(in context: LayoutContext) -> [any Element] { Text(name) }
}
