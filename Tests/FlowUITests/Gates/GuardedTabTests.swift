import FlowCore
import FlowUI
import Testing

/// Guards at the stage: before tabs, and before what rows lead to.
@Suite struct GuardedTabTests {
  /// The ways to the second of three tabs.
  enum Way: CaseIterable { case tap, digit, arrow, last, code }

  /// Whether a door is open.
  private final class Door {
    var isOpen = false
    var gates = 0
  }

  private func harness(_ door: Door, hasGate: Bool) -> TabHarness {
    let harness = TabHarness()
    harness.tabs.tabs[1].flow.entryGuard = EntryGuard(
      "member", isOpen: { door.isOpen },
      gate: hasGate
        ? {
          door.gates += 1
          return OfferingPage("sign-in")
        } : nil)
    return harness
  }

  private func go(_ way: Way, _ harness: TabHarness) throws {
    switch way {
    case .tap: harness.input.click(400, 575)
    case .digit: try harness.input.key("Ctrl+2")
    case .arrow:
      try harness.input.key("Tab")
      try harness.input.key("Right")
    case .last:
      try harness.input.key("Tab")
      try harness.input.key("Left")
      try harness.input.key("Left")
    case .code: harness.tabs.select(1)
    }
  }

  @Test("A tab whose guard is closed does not open, and the trace says so", arguments: Way.allCases)
  func closed(way: Way) throws {
    let harness = harness(Door(), hasGate: false)

    try go(way, harness)

    #expect(harness.tabs.selectedIndex == (way == .last ? 2 : 0))
    #expect(harness.stacks == [["a"], ["b"], ["c"]])
    #expect(harness.input.refusals == ["\(NavigationRefusal.closed)"])
    #expect(harness.isBalanced)
  }

  @Test("Arrows lead past a tab that is closed: it has the focus, alone, and is not shown")
  func focus() throws {
    let harness = harness(Door(), hasGate: false)
    try go(.arrow, harness)

    let focused = harness.input.session.accessibilityTree.all.filter {
      $0.states.contains(.focused)
    }
    #expect(focused.map(\.name) == ["B"])
    #expect(harness.tabs.selectedIndex == 0)
    try harness.input.key("Right")

    #expect(harness.tabs.selectedIndex == 2)
  }

  @Test("Where a flow lies on the tab's own, the gate comes on that, where it is seen")
  func presented() throws {
    let door = Door()
    let harness = harness(door, hasGate: true)
    let sheet = NavigationController(
      root: OfferingPage("sheet"), context: harness.input.context, isOnStage: false)
    try harness.tabs.selected.flow.present(sheet, .immediate)

    try go(.tap, harness)
    harness.input.settle()
    #expect(sheet.stack.map(\.name) == ["sheet", "sign-in"])
    #expect(harness.input.session.layerTree.root.named("sign-in") != nil)
    door.isOpen = true
    #expect(sheet.resumeEntry())
    harness.input.settle()

    #expect(harness.tabs.selectedIndex == 1)
    #expect(harness.shown == ["b"])
    #expect(harness.isBalanced)
  }

  @Test(
    "With a gate that comes in the tab that is shown, and its opening leads to the tab",
    arguments: Way.allCases)
  func gate(way: Way) throws {
    let door = Door()
    let harness = harness(door, hasGate: true)

    try go(way, harness)
    harness.input.settle()
    let shown = way == .last ? 2 : 0
    #expect(harness.tabs.selectedIndex == shown)
    #expect(harness.stacks[shown].last == "sign-in")
    #expect(harness.stacks[1] == ["b"])
    door.isOpen = true
    #expect(harness.tabs.selected.flow.resumeEntry())
    harness.input.settle()

    #expect(harness.tabs.selectedIndex == 1)
    #expect(harness.stacks == [["a"], ["b"], ["c"]])
    #expect(harness.shown == ["b"])
    #expect(harness.isBalanced)
  }

  @Test("Whoever goes back from the gate stays in the tab, and is not brought to the other later")
  func back() throws {
    let door = Door()
    let harness = harness(door, hasGate: true)
    try go(.tap, harness)
    harness.input.settle()

    try harness.input.key("Escape")
    harness.input.settle()
    door.isOpen = true
    harness.input.settle()

    #expect(harness.tabs.selectedIndex == 0)
    #expect(harness.stacks[0] == ["a"])
    #expect(!harness.tabs.selected.flow.isWaitingToEnter)
  }

  @Test("Asking twice brings one gate")
  func twice() throws {
    let door = Door()
    let harness = harness(door, hasGate: true)

    for _ in 0..<2 { try go(.tap, harness) }
    harness.input.settle()
    try go(.digit, harness)

    #expect(door.gates == 1)
    #expect(harness.stacks[0] == ["a", "sign-in"])
  }

  @Test("A row that leads to a guarded page brings one gate by a double click, and then one page")
  func doubleClick() throws {
    let (door, input) = (Door(), InputDriver(on: OfferingPage("root")))
    let row = Control { [weak input] in
      input?.controller.attempt {
        try $0.push(
          GuardedPage(
            EntryGuard("member", isOpen: { door.isOpen }) {
              door.gates += 1
              return OfferingPage("sign-in")
            }))
      }
    }
    try input.controller.push(
      TestScreen { ListRow("Account", mark: .leadsOn, control: row) }, .immediate)

    for _ in 0..<2 { input.click(400, 20) }
    input.settle()
    #expect(door.gates == 1)
    #expect(input.names == ["root", "board", "sign-in"])
    door.isOpen = true
    input.controller.resumeEntry()
    input.settle()

    #expect(input.names == ["root", "board", "account"])
  }
}

/// A page that not everybody may enter.
private final class GuardedPage: ScreenContent {
  let name = "account"
  let entryGuard: EntryGuard?
  init(_ entryGuard: EntryGuard) { self.entryGuard = entryGuard }

  func page(in context: LayoutContext) -> Layer {
    Layer(name: name, kind: .page, size: context.size)
  }
}
