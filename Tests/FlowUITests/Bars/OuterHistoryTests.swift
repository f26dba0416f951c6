import FlowCore
import FlowUI
import Testing

/// The history of the back control in nested flows and in presented flows.
@Suite struct OuterHistoryTests {
  /// A page that does not permit leaving, and records each attempt.
  private final class Draft: ComposedScreen {
    let name = "draft"
    private(set) var attempts: [LeaveAttempt] = []
    var navigationItem: NavigationItem { NavigationItem(title: name) }

    func permitsLeaving(_ attempt: LeaveAttempt) -> Bool {
      attempts.append(attempt)
      return false
    }

    func body(in context: LayoutContext) -> [any Element] { Text("Draft") }
  }

  private final class Closed: ComposedScreen {
    let name = "closed"
    let allowsGoingBack = false
    var navigationItem: NavigationItem { NavigationItem(title: name) }

    func body(in context: LayoutContext) -> [any Element] { Text("Closed") }
  }

  /// A page that shows a flow with its own bars.
  private final class Nest: FlowContainer, AppearanceContext {
    let name = "nest"
    let prefersBarHidden = true
    let shownFlow: NavigationController?
    var isAsking = false

    init(_ flow: NavigationController) { shownFlow = flow }

    func permitsLeaving(_ attempt: LeaveAttempt) -> Bool {
      !isAsking && (shownFlow?.permitsLeaving(attempt) ?? true)
    }
  }

  private let harness = BarHarness(BarPage("A"))

  /// A flow of pages with bars, root first.
  private func flow(_ names: String...) throws -> NavigationController {
    try flow(from: BarPage(names[0]), names.dropFirst())
  }

  private func flow(
    from root: any Screen, _ names: ArraySlice<String>
  ) throws -> NavigationController {
    let flow = NavigationController(root: root, context: harness.context, isVisible: false)
    NavigationBars(around: flow)
    for name in names { try flow.push(BarPage(name), .immediate) }
    return flow
  }

  private func openHistory() -> [String] {
    harness.mouse(.down, 30, 66)
    harness.wait(500)
    harness.mouse(.up, 30, 66)
    harness.wait(500)
    return items.map(\.name)
  }

  private var items: [AccessibilityNode] {
    harness.session.accessibilityTree.all.filter { $0.role == .menuItem }
  }

  private func choose(_ name: String) throws {
    let frame = try #require(items.first { $0.name == name }?.frame)
    harness.click(frame.midX, frame.midY)
    harness.settle()
  }

  @Test("The history of a nested flow continues with the pages of the outer flow")
  func around() throws {
    let inner = try flow("X", "Y")
    try harness.controller.push(BarPage("B"), .immediate)
    try harness.controller.push(Nest(inner), .immediate)

    #expect(openHistory() == ["X", "B", "A"])
    try choose("A")

    #expect(harness.controller.stack.map(\.name) == ["A"])
  }

  @Test("In the history, the root back action replaces the outer page below the nested flow")
  func rootBackAction() throws {
    let inner = try flow("X", "Y")
    var leaves = 0
    inner.bars?.rootBackAction = NavigationBars.RootBackAction(title: "All") { leaves += 1 }
    try harness.controller.push(BarPage("B"), .immediate)
    try harness.controller.push(Nest(inner), .immediate)

    #expect(openHistory() == ["X", "All", "A"])
    try choose("All")

    #expect(leaves == 1)
    #expect(harness.controller.depth == 3)
  }

  @Test("The history of a presented flow continues with the pages of the presenting flow")
  func presented() throws {
    try harness.controller.push(BarPage("B"), .immediate)
    let sheet = try flow("X", "Y")
    try harness.controller.present(sheet, .immediate)

    #expect(openHistory() == ["X", "B", "A"])
    try choose("A")

    #expect(harness.controller.presented == nil)
    #expect(harness.controller.stack.map(\.name) == ["A"])
  }

  @Test("For a page below that shows a flow, the history lists the pages of that flow")
  func nested() throws {
    try harness.controller.push(Nest(try flow("P", "Q")), .immediate)
    let inner = try flow("X", "Y")
    try harness.controller.push(Nest(inner), .immediate)

    #expect(openHistory() == ["X", "Q", "P", "A"])
    try choose("P")

    #expect(harness.controller.depth == 2)
    #expect((harness.controller.top as? Nest)?.shownFlow?.top.name == "P")
  }

  @Test("A gate head removes from the history the pages below it in its own flow, and no others")
  func gate() throws {
    let inner = try flow("X")
    inner.headPolicy = HeadPolicy { $0.name == "Head" }
    try inner.push(BarPage("Head"), .immediate)
    try inner.push(BarPage("Y"), .immediate)
    try harness.controller.push(Nest(inner), .immediate)
    #expect(openHistory() == ["Head", "A"])
    try harness.key("Escape")
    harness.settle()

    try harness.controller.popToRoot(.immediate)
    harness.controller.headPolicy = HeadPolicy { $0.name == "B" }
    try harness.controller.push(BarPage("B"), .immediate)
    try harness.controller.push(Nest(try flow("X", "Y")), .immediate)

    #expect(openHistory() == ["X", "B"])
  }

  @Test("A page that shows a flow can refuse to be left through the history of that flow")
  func askingContainer() throws {
    let nest = Nest(try flow("X", "Y"))
    nest.isAsking = true
    try harness.controller.push(nest, .immediate)

    #expect(openHistory() == ["X", "A"])
    try choose("A")

    #expect(harness.controller.depth == 2)
  }

  @Test("The history ends at a page that does not allow going back")
  func closed() throws {
    let flow = NavigationController(root: Closed(), context: harness.context, isVisible: false)
    NavigationBars(around: flow)
    try flow.push(BarPage("Y"), .immediate)
    try harness.controller.push(Nest(flow), .immediate)

    #expect(openHistory() == ["closed"])
  }

  @Test("A choice in the history changes nothing until a page of the outer flow permits leaving")
  func asking() throws {
    let draft = Draft()
    let inner = try flow("X", "Y")
    try harness.controller.push(draft, .immediate)
    try harness.controller.push(Nest(inner), .immediate)
    _ = openHistory()

    try choose("A")
    #expect(harness.controller.depth == 3)
    draft.attempts[0].proceed()
    harness.settle()

    #expect(harness.controller.stack.map(\.name) == ["A"])
  }

  @Test("A choice in the history that leaves a nested flow asks each of its pages once")
  func askingOnce() throws {
    let draft = Draft()
    try harness.controller.push(Nest(try flow(from: draft, ["Y"])), .immediate)
    #expect(openHistory() == ["draft", "A"])

    try choose("A")
    #expect(harness.controller.depth == 2)
    try #require(draft.attempts.first).proceed()
    harness.settle()

    #expect(draft.attempts.count == 1)
    #expect(harness.controller.stack.map(\.name) == ["A"])
  }

  @Test("A choice in the history does not ask the page of a covered flow to which it leads")
  func destination() throws {
    let draft = Draft()
    let covered = try flow(from: draft, ["Q"])
    try harness.controller.push(Nest(covered), .immediate)
    try harness.controller.push(Nest(try flow("X", "Y")), .immediate)
    #expect(openHistory() == ["X", "Q", "draft", "A"])

    try choose("draft")

    #expect(draft.attempts.isEmpty)
    #expect(harness.controller.depth == 2 && covered.stack.map(\.name) == ["draft"])
  }

  @Test(
    "An open history of a nested flow closes when another tab is selected, or a page covers it",
    arguments: [true, false])
  func disappearing(byTab: Bool) throws {
    let outer = NavigationController(
      root: Nest(try flow("X", "Y")), context: harness.context, isVisible: false)
    let other = try flow("Z")
    let tabs = TabBarScreen([
      Tab("One", icon: .house, flow: outer), Tab("Two", icon: .house, flow: other),
    ])
    try harness.controller.push(tabs, .immediate)
    #expect(openHistory() == ["X", "A"])

    if byTab {
      tabs.select(1)
      tabs.select(0)
    } else {
      try harness.controller.push(BarPage("Cover"), .immediate)
      try harness.controller.pop(.immediate)
    }

    #expect(items.isEmpty)
  }
}
