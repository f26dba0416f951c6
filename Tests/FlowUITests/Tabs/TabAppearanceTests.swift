import FlowCore
import FlowUI
import Testing

@Suite struct TabAppearanceTests {
  @Test(
    "Only the selected tab's page appears, and a change of tab sends callbacks in UIKit's order")
  func order() {
    let harness = TabHarness(isPushed: false)
    harness.input.controller.attempt { try $0.push(harness.tabs, .immediate) }
    #expect(harness.steps == ["willAppear a", "didAppear a"])

    let steps = harness.select(1)

    #expect(steps == ["willAppear b", "willDisappear a", "didDisappear a", "didAppear b"])
    #expect(harness.input.lines.contains { $0.verb == "select" && $0.subject == "b" })
    #expect(harness.select(1).isEmpty)
  }

  @Test("The selected tab's page appears and disappears with the screen that contains the tabs")
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

  @Test("A cancelled drag back sends willDisappear to the selected tab's page, and then willAppear")
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
    "A tab selected while the tabs appear or disappear receives the rest of the callbacks",
    arguments: [false, true])
  func meanwhile(isPop: Bool) throws {
    let harness = TabHarness(isPushed: isPop)
    if isPop {
      try harness.input.controller.pop()
    } else {
      try harness.input.controller.push(harness.tabs)
    }
    harness.input.wait(50)

    let steps = harness.select(1)
    harness.input.settle()

    let through = ["willAppear b", "willDisappear \(isPop ? "b" : "a")", "didDisappear a"]
    #expect(steps == through)
    #expect(harness.steps == through + [isPop ? "didDisappear b" : "didAppear b"])
  }

  @Test("Appearance callbacks stay balanced if one of them selects a tab or pops the screen")
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

  @Test("A transition in a tab continues, and ends, while another tab is selected")
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

  @Test("Selecting another tab cancels a drag in a tab, and the rest of the drag does nothing")
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

  @Test("The flow of a tab lives as long as the screen with the tabs")
  func alive() {
    weak var flow: NavigationController?
    do {
      let harness = TabHarness()
      flow = harness.tabs.tabs[1].flow
      withExtendedLifetime(harness) { #expect(flow != nil) }
    }

    #expect(flow == nil)
  }

  @Test("A screen without tabs, a flow in two tabs, and selecting a tab that does not exist trap")
  func traps() async {
    await #expect(processExitsWith: .failure) { @MainActor in _ = TabBarScreen([]) }
    await #expect(processExitsWith: .failure) { @MainActor in
      TabHarness().tabs.select(3)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let flow = TabHarness().tabs.tabs[0].flow
      _ = TabBarScreen([Tab("A", icon: .house, flow: flow), Tab("B", icon: .gear, flow: flow)])
    }
  }
}
