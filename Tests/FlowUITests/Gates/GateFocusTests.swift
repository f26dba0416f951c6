import FlowCore
import FlowUI
import Testing

@Suite struct GateFocusTests {
  private final class Form: ComposedScreen {
    let name: String
    let field = TextFieldState()
    let button = Control()
    init(_ name: String) { self.name = name }

    var navigationItem: NavigationItem { NavigationItem(title: name) }

    func body(in context: LayoutContext) -> [any Element] {
      SafeArea {
        TextField("Field", state: field)
        Button("Press", control: button)
      }
    }
  }

  private func focused(_ harness: GateHarness) -> [String] {
    harness.session.accessibilityTree.all.filter { $0.states.contains(.focused) }.map(\.name)
  }

  @Test(
    "NF-G13 Pushing a gate head clears the focus, and Tab then focuses the head's first target",
    arguments: [0, 60, nil], ["Field", "Press", "Back"])
  func focus(milliseconds: Int?, part: String) throws {
    let (harness, old, head) = (try GateHarness("Two"), Form("Form"), Form("Head"))
    try harness.controller.push(old, .immediate)
    for _ in 0..<(try #require(["Field": 1, "Press": 2, "Back": 3][part])) {
      harness.play(.key("Tab"))
    }
    try #require(focused(harness).map { $0.hasPrefix(part) } == [true])

    try harness.controller.push(head)
    harness.base.wait(milliseconds ?? 3000)
    #expect(focused(harness).isEmpty)
    #expect(harness.session.textInput == nil)
    harness.session.send(.text("x"), at: harness.base.context.clock.now)
    harness.play(.key("Return"))
    #expect(old.field.text == "" && head.field.text == "")
    harness.play(.key("Tab"))

    #expect(focused(harness) == ["Field"])
    #expect(head.field.hasFocus)
    harness.base.settle()
    #expect(focused(harness) == ["Field"])
  }

  @Test(
    "NF-G13 Pushing a gate head discards a composition on the page below",
    arguments: [false, true])
  func composition(isAnimated: Bool) throws {
    let (harness, old, head) = (try GateHarness("Two"), Form("Form"), Form("Head"))
    try harness.controller.push(old, .immediate)
    harness.play(.key("Tab"))
    let compose = { (content: String) in
      harness.play(.input(.composition(TextComposition(content))))
    }
    compose("ab")
    try #require(old.field.composition != nil)

    try harness.controller.push(head, .animated(isAnimated))
    #expect(harness.session.textInput == nil)
    compose("abc")

    #expect(old.field.composition == nil)
    #expect(head.field.composition == nil)
    #expect(old.field.text == "")
  }

  @Test(
    "NF-G1 At a gate head that is alone in a nested flow, back goes back in the outer flow",
    arguments: [BackRoute.escape, .altLeft, .backKey, .sideButton, .edgeDrag], [60, nil])
  func passedOn(route: BackRoute, milliseconds: Int?) throws {
    let harness = try GateHarness("Two")
    let inner = NavigationController(
      root: BarPage("a"), context: harness.base.context, isVisible: false)
    inner.headPolicy = HeadPolicy { $0.name == "home" }
    try harness.controller.push(FlowScreen(inner), .immediate)
    try inner.push(BarPage("b"), .immediate)

    try inner.push(BarPage("home"))
    harness.base.wait(milliseconds ?? 3000)
    for act in route.acts + [.wait(3000)] { harness.play(act) }

    #expect(harness.names == ["One", "Two"])
    #expect(inner.stack.map(\.name) == ["home"])
  }
}
