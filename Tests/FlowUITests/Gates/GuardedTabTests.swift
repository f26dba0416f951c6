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

  private func rig(_ door: Door, hasGate: Bool) -> TabRig {
    let rig = TabRig()
    rig.tabs.tabs[1].flow.entryGuard = EntryGuard(
      "member", isOpen: { door.isOpen },
      gate: hasGate
        ? {
          door.gates += 1
          return OfferingPage("sign-in")
        } : nil)
    return rig
  }

  private func go(_ way: Way, _ rig: TabRig) throws {
    switch way {
    case .tap: rig.hands.click(400, 575)
    case .digit: try rig.hands.key("Ctrl+2")
    case .arrow:
      try rig.hands.key("Tab")
      try rig.hands.key("Right")
    case .last:
      try rig.hands.key("Tab")
      try rig.hands.key("Left")
      try rig.hands.key("Left")
    case .code: rig.tabs.select(1)
    }
  }

  @Test("A tab whose guard is closed does not open, and the trace says so", arguments: Way.allCases)
  func closed(way: Way) throws {
    let rig = rig(Door(), hasGate: false)

    try go(way, rig)

    #expect(rig.tabs.selectedIndex == (way == .last ? 2 : 0))
    #expect(rig.stacks == [["a"], ["b"], ["c"]])
    #expect(rig.hands.refusals == ["\(NavigationRefusal.closed)"])
    #expect(rig.isBalanced)
  }

  @Test("Arrows lead past a tab that is closed: it has the focus, alone, and is not shown")
  func focus() throws {
    let rig = rig(Door(), hasGate: false)
    try go(.arrow, rig)

    let focused = rig.hands.session.accessibilityTree.all.filter { $0.states.contains(.focused) }
    #expect(focused.map(\.name) == ["B"])
    #expect(rig.tabs.selectedIndex == 0)
    try rig.hands.key("Right")

    #expect(rig.tabs.selectedIndex == 2)
  }

  @Test("Where a flow lies on the tab's own, the gate comes on that, where it is seen")
  func presented() throws {
    let door = Door()
    let rig = rig(door, hasGate: true)
    let sheet = NavigationController(
      root: OfferingPage("sheet"), context: rig.hands.context, isOnStage: false)
    try rig.tabs.selected.flow.present(sheet, .immediate)

    try go(.tap, rig)
    rig.hands.settle()
    #expect(sheet.stack.map(\.name) == ["sheet", "sign-in"])
    #expect(rig.hands.session.layerTree.root.named("sign-in") != nil)
    door.isOpen = true
    #expect(sheet.resumeEntry())
    rig.hands.settle()

    #expect(rig.tabs.selectedIndex == 1)
    #expect(rig.shown == ["b"])
    #expect(rig.isBalanced)
  }

  @Test(
    "With a gate that comes in the tab that is shown, and its opening leads to the tab",
    arguments: Way.allCases)
  func gate(way: Way) throws {
    let door = Door()
    let rig = rig(door, hasGate: true)

    try go(way, rig)
    rig.hands.settle()
    let shown = way == .last ? 2 : 0
    #expect(rig.tabs.selectedIndex == shown)
    #expect(rig.stacks[shown].last == "sign-in")
    #expect(rig.stacks[1] == ["b"])
    door.isOpen = true
    #expect(rig.tabs.selected.flow.resumeEntry())
    rig.hands.settle()

    #expect(rig.tabs.selectedIndex == 1)
    #expect(rig.stacks == [["a"], ["b"], ["c"]])
    #expect(rig.shown == ["b"])
    #expect(rig.isBalanced)
  }

  @Test("Whoever goes back from the gate stays in the tab, and is not brought to the other later")
  func back() throws {
    let door = Door()
    let rig = rig(door, hasGate: true)
    try go(.tap, rig)
    rig.hands.settle()

    try rig.hands.key("Escape")
    rig.hands.settle()
    door.isOpen = true
    rig.hands.settle()

    #expect(rig.tabs.selectedIndex == 0)
    #expect(rig.stacks[0] == ["a"])
    #expect(!rig.tabs.selected.flow.isWaitingToEnter)
  }

  @Test("Asking twice brings one gate")
  func twice() throws {
    let door = Door()
    let rig = rig(door, hasGate: true)

    for _ in 0..<2 { try go(.tap, rig) }
    rig.hands.settle()
    try go(.digit, rig)

    #expect(door.gates == 1)
    #expect(rig.stacks[0] == ["a", "sign-in"])
  }

  @Test("A row that leads to a guarded page brings one gate by a double click, and then one page")
  func doubleClick() throws {
    let (door, hands) = (Door(), InputDriver(on: OfferingPage("root")))
    let row = Control { [weak hands] in
      hands?.controller.attempt {
        try $0.push(
          GuardedPage(
            EntryGuard("member", isOpen: { door.isOpen }) {
              door.gates += 1
              return OfferingPage("sign-in")
            }))
      }
    }
    try hands.controller.push(
      TestScreen { ListRow("Account", mark: .leadsOn, control: row) }, .immediate)

    for _ in 0..<2 { hands.click(400, 20) }
    hands.settle()
    #expect(door.gates == 1)
    #expect(hands.names == ["root", "board", "sign-in"])
    door.isOpen = true
    hands.controller.resumeEntry()
    hands.settle()

    #expect(hands.names == ["root", "board", "account"])
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
