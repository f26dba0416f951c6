import FlowCore
import FlowUI
import Testing

/// Keys and words around heads.
@Suite struct GateFocusTests {
  /// A page with a field and a button, and bars around.
  private final class Form: ComposedScreen {
    let name: String
    let field = TextFieldState()
    let button = Control()
    init(_ name: String) { self.name = name }

    var navigationItem: NavigationItem { NavigationItem(title: name) }

    func body(in context: LayoutContext) -> [any Element] {
      SafeArea {
        TextField("Field", field)
        Button("Press", control: button)
      }
    }
  }

  private func focused(_ stage: GateStage) -> [String] {
    stage.session.accessibilityTree.all.filter { $0.states.contains(.focused) }.map(\.name)
  }

  @Test(
    "NF-G13 Behind a gate nothing has the focus, and the first Tab gives it to the head's first part",
    arguments: [0, 60, nil], ["Field", "Press", "Back"])
  func focus(milliseconds: Int?, part: String) throws {
    let (stage, old, head) = (try GateStage("Two"), Form("Form"), Form("Head"))
    try stage.controller.push(old, .immediate)
    for _ in 0..<(try #require(["Field": 1, "Press": 2, "Back": 3][part])) {
      stage.play(.key("Tab"))
    }
    try #require(focused(stage).map { $0.hasPrefix(part) } == [true])

    try stage.controller.push(head)
    stage.stage.wait(milliseconds ?? 3000)
    #expect(focused(stage).isEmpty)
    #expect(stage.session.textInput == nil)
    stage.session.send(.text("x"), at: stage.stage.context.clock.now)
    stage.play(.key("Return"))
    #expect(old.field.text == "" && head.field.text == "")
    stage.play(.key("Tab"))

    #expect(focused(stage) == ["Field"])
    #expect(head.field.hasFocus)
    stage.stage.settle()
    #expect(focused(stage) == ["Field"])
  }

  @Test("NF-G13 A composition ends with the page that it was on", arguments: [false, true])
  func composition(isAnimated: Bool) throws {
    let (stage, old, head) = (try GateStage("Two"), Form("Form"), Form("Head"))
    try stage.controller.push(old, .immediate)
    stage.play(.key("Tab"))
    let compose = { (words: String) in
      stage.play(.input(.composition(TextComposition(words))))
    }
    compose("ab")
    try #require(old.field.composition != nil)

    try stage.controller.push(head, .animated(isAnimated))
    #expect(stage.session.textInput == nil)
    compose("abc")

    #expect(old.field.composition == nil)
    #expect(head.field.composition == nil)
    #expect(old.field.text == "")
  }

  @Test(
    "NF-G1 At a head that is alone in its flow, ways back lead on to the flow around it",
    arguments: [WayBack.escape, .altLeft, .backKey, .sideButton, .edgeDrag], [60, nil])
  func passedOn(way: WayBack, milliseconds: Int?) throws {
    let stage = try GateStage("Two")
    let inner = NavigationController(
      root: BarPage("a"), context: stage.stage.context, isOnStage: false)
    inner.headPolicy = HeadPolicy { $0.name == "home" }
    try stage.controller.push(FlowScreen(inner), .immediate)
    try inner.push(BarPage("b"), .immediate)

    try inner.push(BarPage("home"))
    stage.stage.wait(milliseconds ?? 3000)
    for act in way.acts + [.wait(3000)] { stage.play(act) }

    #expect(stage.names == ["One", "Two"])
    #expect(inner.stack.map(\.name) == ["home"])
  }
}
