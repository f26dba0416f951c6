import FlowCore
import FlowUI
import Testing

/// Entry guards of tabs, and of pages that rows open.
///
/// The gate of a guard is the screen that is shown instead while the guard is closed.
@Suite struct GuardedTabTests {
  /// The ways to select the second of three tabs; `last` selects the third tab first.
  enum Selection: CaseIterable { case tap, digit, arrow, last, code }

  private final class GuardState {
    var isOpen = false
    var gates = 0
  }

  private func harness(_ guardState: GuardState, hasGate: Bool) -> TabHarness {
    let harness = TabHarness()
    harness.tabs.tabs[1].flow.entryGuard = EntryGuard(
      "member", isOpen: { guardState.isOpen },
      gate: hasGate
        ? {
          guardState.gates += 1
          return OfferingPage("sign-in")
        } : nil)
    return harness
  }

  private func go(_ selection: Selection, _ harness: TabHarness) throws {
    switch selection {
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

  @Test(
    "A tab with a closed guard and no gate is not selected, and the refusal is traced",
    arguments: Selection.allCases)
  func closed(selection: Selection) throws {
    let harness = harness(GuardState(), hasGate: false)

    try go(selection, harness)

    #expect(harness.tabs.selectedIndex == (selection == .last ? 2 : 0))
    #expect(harness.stacks == [["a"], ["b"], ["c"]])
    #expect(harness.input.refusals == ["\(NavigationRefusal.closed)"])
    #expect(harness.isBalanced)
  }

  @Test(
    "An arrow key focuses a tab with a closed guard but does not select it; the next moves past it")
  func focus() throws {
    let harness = harness(GuardState(), hasGate: false)
    try go(.arrow, harness)

    let focused = harness.input.session.accessibilityTree.all.filter {
      $0.states.contains(.focused)
    }
    #expect(focused.map(\.name) == ["B"])
    #expect(harness.tabs.selectedIndex == 0)
    try harness.input.key("Right")

    #expect(harness.tabs.selectedIndex == 2)
  }

  @Test(
    "The gate of a tab is pushed onto the presented flow if there is one, so that it is visible")
  func presented() throws {
    let guardState = GuardState()
    let harness = harness(guardState, hasGate: true)
    let sheet = NavigationController(
      root: OfferingPage("sheet"), context: harness.input.context, isVisible: false)
    try harness.tabs.selected.flow.present(sheet, .immediate)

    try go(.tap, harness)
    harness.input.settle()
    #expect(sheet.stack.map(\.name) == ["sheet", "sign-in"])
    #expect(harness.input.session.layerTree.root.named("sign-in") != nil)
    guardState.isOpen = true
    #expect(sheet.resumeEntry())
    harness.input.settle()

    #expect(harness.tabs.selectedIndex == 1)
    #expect(harness.shown == ["b"])
    #expect(harness.isBalanced)
  }

  @Test(
    "A tab's gate is pushed in the selected tab, and resuming entry selects the guarded tab",
    arguments: Selection.allCases)
  func gate(selection: Selection) throws {
    let guardState = GuardState()
    let harness = harness(guardState, hasGate: true)

    try go(selection, harness)
    harness.input.settle()
    let shown = selection == .last ? 2 : 0
    #expect(harness.tabs.selectedIndex == shown)
    #expect(harness.stacks[shown].last == "sign-in")
    #expect(harness.stacks[1] == ["b"])
    guardState.isOpen = true
    #expect(harness.tabs.selected.flow.resumeEntry())
    harness.input.settle()

    #expect(harness.tabs.selectedIndex == 1)
    #expect(harness.stacks == [["a"], ["b"], ["c"]])
    #expect(harness.shown == ["b"])
    #expect(harness.isBalanced)
  }

  @Test("Going back from the gate stays in the current tab, also if the guard opens later")
  func back() throws {
    let guardState = GuardState()
    let harness = harness(guardState, hasGate: true)
    try go(.tap, harness)
    harness.input.settle()

    try harness.input.key("Escape")
    harness.input.settle()
    guardState.isOpen = true
    harness.input.settle()

    #expect(harness.tabs.selectedIndex == 0)
    #expect(harness.stacks[0] == ["a"])
    #expect(!harness.tabs.selected.flow.isWaitingToEnter)
  }

  @Test("An entry that resumes once its tab is selected already does not select the tab again")
  func selectedMeanwhile() throws {
    let guardState = GuardState()
    let harness = harness(guardState, hasGate: true)
    try go(.tap, harness)
    harness.input.settle()
    harness.tabs.select(2)
    guardState.isOpen = true
    harness.tabs.select(1)

    #expect(harness.tabs.tabs[0].flow.resumeEntry())
    harness.input.settle()

    let selections = harness.input.lines.filter { $0.verb == "select" }
    #expect(selections.map(\.subject) == ["c", "b"])
    #expect(harness.stacks == [["a"], ["b"], ["c"]] && harness.isBalanced)
  }

  @Test("Selecting a guarded tab repeatedly pushes one gate")
  func twice() throws {
    let guardState = GuardState()
    let harness = harness(guardState, hasGate: true)

    for _ in 0..<2 { try go(.tap, harness) }
    harness.input.settle()
    try go(.digit, harness)

    #expect(guardState.gates == 1)
    #expect(harness.stacks[0] == ["a", "sign-in"])
  }

  @Test("A double click on a row that opens a guarded page pushes one gate, and then one page")
  func doubleClick() throws {
    let (guardState, input) = (GuardState(), InputDriver(on: OfferingPage("root")))
    let row = Control { [weak input] in
      input?.controller.attempt {
        try $0.push(
          GuardedPage(
            EntryGuard("member", isOpen: { guardState.isOpen }) {
              guardState.gates += 1
              return OfferingPage("sign-in")
            }))
      }
    }
    try input.controller.push(
      TestScreen { ListRow("Account", mark: .disclosure, control: row) }, .immediate)

    for _ in 0..<2 { input.click(400, 20) }
    input.settle()
    #expect(guardState.gates == 1)
    #expect(input.names == ["root", "board", "sign-in"])
    guardState.isOpen = true
    input.controller.resumeEntry()
    input.settle()

    #expect(input.names == ["root", "board", "account"])
  }
}

private final class GuardedPage: ScreenContent {
  let name = "account"
  let entryGuard: EntryGuard?
  init(_ entryGuard: EntryGuard) { self.entryGuard = entryGuard }

  func page(in context: LayoutContext) -> Layer {
    Layer(name: name, kind: .page, size: context.size)
  }
}
