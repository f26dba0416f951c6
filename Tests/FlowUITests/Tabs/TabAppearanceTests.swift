import FlowCore
import FlowUI
import Testing

/// When the flows of tabs appear and disappear.
@Suite struct TabAppearanceTests {
  @Test("Only the selected tab appears; another one takes its place in UIKit's order")
  func order() {
    let harness = TabHarness(isPushed: false)
    harness.input.controller.attempt { try $0.push(harness.tabs, .immediate) }
    #expect(harness.steps == ["willAppear a", "didAppear a"])

    let steps = harness.select(1)

    #expect(steps == ["willAppear b", "willDisappear a", "didDisappear a", "didAppear b"])
    #expect(harness.input.lines.contains { $0.verb == "select" && $0.subject == "b" })
    #expect(harness.select(1).isEmpty)
  }

  @Test("Tabs appear and disappear with their screen, as transitions have it")
  func transition() throws {
    let harness = TabHarness(isPushed: false)

    try harness.input.controller.push(harness.tabs)
    #expect(harness.steps == ["willAppear a"])
    harness.input.settle()
    #expect(harness.steps == ["willAppear a", "didAppear a"])
    harness.forgetLines()
    try harness.input.controller.pop()
    #expect(harness.steps == ["willDisappear a"])
    harness.input.settle()

    #expect(harness.steps == ["willDisappear a", "didDisappear a"])
  }

  @Test("A drag back that is cancelled leaves the tab where it was")
  func cancelled() {
    let harness = TabHarness()

    harness.input.drag(from: 10, to: 200)
    #expect(harness.steps == ["willDisappear a"])
    harness.input.mouse(.up, 200)
    harness.input.settle()

    #expect(harness.steps == ["willDisappear a", "willAppear a", "didAppear a"])
    #expect(harness.input.names == ["outer", "tabs"])
  }

  @Test(
    "A tab that is selected while the screen comes or goes takes part in that", arguments: [0, 1])
  func meanwhile(way: Int) throws {
    let harness = TabHarness(isPushed: way == 1)
    if way == 0 {
      try harness.input.controller.push(harness.tabs)
    } else {
      try harness.input.controller.pop()
    }
    harness.input.wait(50)

    let steps = harness.select(1)
    harness.input.settle()

    let through = [
      ["willAppear b", "willDisappear a", "didDisappear a"],
      ["willAppear b", "willDisappear b", "didDisappear a"],
    ]
    #expect(steps == through[way])
    #expect(harness.steps == through[way] + [["didAppear b", "didDisappear b"][way]])
  }

  @Test("One who selects again from inside a callback gets that, and everything stays balanced")
  func reentrant() throws {
    let harness = TabHarness(isPushed: false, page: BusyPage.init)
    let pages = harness.tabs.tabs.compactMap { $0.flow.top as? BusyPage }
    pages[0].onWillDisappear = { [weak harness] in harness?.tabs.select(2) }
    pages[1].onWillAppear = { [weak harness] in
      harness?.input.controller.attempt { try $0.pop(.immediate) }
    }
    harness.input.controller.attempt { try $0.push(harness.tabs, .immediate) }

    harness.tabs.select(1)

    #expect(harness.isBalanced)
    #expect(harness.input.names == ["outer"])
    #expect(harness.input.lines.last { $0.subject == "b" }?.verb == "didDisappear")
  }

  @Test("A transition in a tab ends unseen when another one is selected; back earlier, it goes on")
  func transitionInside() throws {
    let harness = TabHarness()
    let flow = harness.tabs.tabs[0].flow
    try flow.push(OfferingPage("deeper"))
    harness.input.wait(50)
    let fraction = try #require(flow.fraction)

    _ = harness.select(1)
    harness.input.wait(50)
    _ = harness.select(0)
    #expect(try #require(flow.fraction) > fraction)
    _ = harness.select(1)
    harness.input.settle()

    #expect(flow.fraction == nil)
    #expect(harness.stacks[0] == ["a", "deeper"])
    #expect(harness.isBalanced)
    #expect(harness.select(0).first == "willAppear deeper")
  }

  @Test("A drag in a tab is cancelled when another one is selected, and does no more")
  func drag() throws {
    let harness = TabHarness()
    let flow = harness.tabs.tabs[0].flow
    try flow.push(OfferingPage("deeper"), .immediate)
    harness.input.drag(from: 10, to: 500)
    #expect(flow.isDragging)

    try harness.input.key("Ctrl+2")
    #expect(!flow.isDragging)
    harness.input.mouse(.move, 700)
    harness.input.mouse(.up, 700)
    harness.input.settle()

    #expect(harness.stacks == [["a", "deeper"], ["b"], ["c"]])
    #expect(harness.tabs.selectedIndex == 1)
    #expect(harness.isBalanced)
  }

  @Test("A tab keeps its flow alive, and a screen its tabs")
  func alive() {
    weak var flow: NavigationController?
    do {
      let harness = TabHarness()
      flow = harness.tabs.tabs[1].flow
      #expect(flow != nil)
    }

    #expect(flow == nil)
  }

  @Test("Without a tab, with one flow twice, and for a tab that is not there it traps")
  func traps() async {
    await #expect(processExitsWith: .failure) { _ = TabBarScreen([]) }
    await #expect(processExitsWith: .failure) { TabHarness().tabs.select(3) }
    await #expect(processExitsWith: .failure) {
      let flow = TabHarness().tabs.tabs[0].flow
      _ = TabBarScreen([Tab("A", icon: .house, flow: flow), Tab("B", icon: .gear, flow: flow)])
    }
  }
}
