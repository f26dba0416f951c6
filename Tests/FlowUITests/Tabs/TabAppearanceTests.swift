import FlowCore
import FlowUI
import Testing

/// When the flows of tabs appear and disappear.
@Suite struct TabAppearanceTests {
  @Test("Only the selected tab appears; another one takes its place in UIKit's order")
  func order() {
    let rig = TabRig(isPushed: false)
    rig.hands.controller.attempt { try $0.push(rig.tabs, .immediate) }
    #expect(rig.steps == ["willAppear a", "didAppear a"])

    let steps = rig.select(1)

    #expect(steps == ["willAppear b", "willDisappear a", "didDisappear a", "didAppear b"])
    #expect(rig.hands.lines.contains { $0.verb == "select" && $0.subject == "b" })
    #expect(rig.select(1).isEmpty)
  }

  @Test("Tabs appear and disappear with their screen, as transitions have it")
  func transition() throws {
    let rig = TabRig(isPushed: false)

    try rig.hands.controller.push(rig.tabs)
    #expect(rig.steps == ["willAppear a"])
    rig.hands.settle()
    #expect(rig.steps == ["willAppear a", "didAppear a"])
    rig.forgetLines()
    try rig.hands.controller.pop()
    #expect(rig.steps == ["willDisappear a"])
    rig.hands.settle()

    #expect(rig.steps == ["willDisappear a", "didDisappear a"])
  }

  @Test("A drag back that is cancelled leaves the tab where it was")
  func cancelled() {
    let rig = TabRig()

    rig.hands.drag(from: 10, to: 200)
    #expect(rig.steps == ["willDisappear a"])
    rig.hands.mouse(.up, 200)
    rig.hands.settle()

    #expect(rig.steps == ["willDisappear a", "willAppear a", "didAppear a"])
    #expect(rig.hands.names == ["outer", "tabs"])
  }

  @Test(
    "A tab that is selected while the screen comes or goes takes part in that", arguments: [0, 1])
  func meanwhile(way: Int) throws {
    let rig = TabRig(isPushed: way == 1)
    if way == 0 { try rig.hands.controller.push(rig.tabs) } else { try rig.hands.controller.pop() }
    rig.hands.wait(50)

    let steps = rig.select(1)
    rig.hands.settle()

    let through = [
      ["willAppear b", "willDisappear a", "didDisappear a"],
      ["willAppear b", "willDisappear b", "didDisappear a"],
    ]
    #expect(steps == through[way])
    #expect(rig.steps == through[way] + [["didAppear b", "didDisappear b"][way]])
  }

  @Test("One who selects again from inside a callback gets that, and everything stays balanced")
  func reentrant() throws {
    let rig = TabRig(isPushed: false, page: BusyPage.init)
    let pages = rig.tabs.tabs.compactMap { $0.flow.top as? BusyPage }
    pages[0].onWillDisappear = { [weak rig] in rig?.tabs.select(2) }
    pages[1].onWillAppear = { [weak rig] in
      rig?.hands.controller.attempt { try $0.pop(.immediate) }
    }
    rig.hands.controller.attempt { try $0.push(rig.tabs, .immediate) }

    rig.tabs.select(1)

    #expect(rig.isBalanced)
    #expect(rig.hands.names == ["outer"])
    #expect(rig.hands.lines.last { $0.subject == "b" }?.verb == "didDisappear")
  }

  @Test("A transition in a tab ends unseen when another one is selected; back earlier, it goes on")
  func transitionInside() throws {
    let rig = TabRig()
    let flow = rig.tabs.tabs[0].flow
    try flow.push(OfferingPage("deeper"))
    rig.hands.wait(50)
    let fraction = try #require(flow.fraction)

    _ = rig.select(1)
    rig.hands.wait(50)
    _ = rig.select(0)
    #expect(try #require(flow.fraction) > fraction)
    _ = rig.select(1)
    rig.hands.settle()

    #expect(flow.fraction == nil)
    #expect(rig.stacks[0] == ["a", "deeper"])
    #expect(rig.isBalanced)
    #expect(rig.select(0).first == "willAppear deeper")
  }

  @Test("A drag in a tab is cancelled when another one is selected, and does no more")
  func drag() throws {
    let rig = TabRig()
    let flow = rig.tabs.tabs[0].flow
    try flow.push(OfferingPage("deeper"), .immediate)
    rig.hands.drag(from: 10, to: 500)
    #expect(flow.isDragging)

    try rig.hands.key("Ctrl+2")
    #expect(!flow.isDragging)
    rig.hands.mouse(.move, 700)
    rig.hands.mouse(.up, 700)
    rig.hands.settle()

    #expect(rig.stacks == [["a", "deeper"], ["b"], ["c"]])
    #expect(rig.tabs.selectedIndex == 1)
    #expect(rig.isBalanced)
  }

  @Test("A tab keeps its flow alive, and a screen its tabs")
  func alive() {
    weak var flow: NavigationController?
    do {
      let rig = TabRig()
      flow = rig.tabs.tabs[1].flow
      #expect(flow != nil)
    }

    #expect(flow == nil)
  }

  @Test("Without a tab, with one flow twice, and for a tab that is not there it traps")
  func traps() async {
    await #expect(processExitsWith: .failure) { _ = TabBarScreen([]) }
    await #expect(processExitsWith: .failure) { TabRig().tabs.select(3) }
    await #expect(processExitsWith: .failure) {
      let flow = TabRig().tabs.tabs[0].flow
      _ = TabBarScreen([Tab("A", icon: .house, flow: flow), Tab("B", icon: .gear, flow: flow)])
    }
  }
}
