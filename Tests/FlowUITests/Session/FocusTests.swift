import FlowCore
import FlowUI
import Testing

/// A page that handles Space itself, and then requests the focus for its control.
private final class InterceptingPage: ComposedScreen {
  let name = "page"
  let control = Control()
  private(set) var activations = 0
  private var wantsFocus = false

  init() {
    control.onActivate = { [unowned self] in activations += 1 }
  }

  func body(in context: LayoutContext) -> [any Element] {
    Column { Button("x", control: control) }
  }

  func interceptKey(_ key: KeyPress) -> Bool {
    guard key.description == "Space" else { return false }
    wantsFocus = true
    return true
  }

  func takePendingFocus() -> (any FocusableInputTarget)? {
    defer { wantsFocus = false }
    return wantsFocus ? control : nil
  }
}

@Suite struct FocusTests {
  private func controls(_ count: Int) -> [Control] { (0..<count).map { _ in Control() } }

  private func screen(_ controls: [Control], named name: String = "board") -> TestScreen {
    TestScreen(name) { Column { for control in controls { Button("x", control: control) } } }
  }

  private func focused(_ controls: [Control]) -> [Int] {
    controls.indices.filter { controls[$0].hasFocus }
  }

  @Test("Tab moves the focus in the order of the layout, Shift+Tab backwards, and both wrap around")
  func around() throws {
    let controls = controls(3)
    let input = InputDriver(on: screen(controls))

    var focusedIndices: [[Int]] = []
    for _ in 0..<4 {
      try input.key("Tab")
      focusedIndices.append(focused(controls))
    }
    for _ in 0..<3 {
      try input.key("Shift+Tab")
      focusedIndices.append(focused(controls))
    }

    #expect(focusedIndices == [[0], [1], [2], [0], [2], [1], [0]])
  }

  @Test(
    "After a pop by key, the first control gets the focus if the focused one was removed",
    arguments: [false, true])
  func goneAfterPop(isGone: Bool) throws {
    let (first, second) = (Control(), Control())
    let page = screen([first, second])
    let input = InputDriver(on: page)
    try input.key("Tab")
    try input.key("Tab")
    try input.controller.push(screen(controls(1), named: "next"), .immediate)
    try input.key("Tab")

    if isGone { page.elements = screen([first]).elements }
    try input.key("Escape")

    #expect(input.names == ["board"])
    #expect(first.hasFocus == isGone)
    #expect(isGone || second.hasFocus)
  }

  @Test("A focused control that is removed and comes back is still focused, unless focus has moved")
  func comingBack() throws {
    let (away, here) = (Control(), Control())
    let screen = screen([away, here])
    let (all, rest) = (screen.elements, self.screen([here]).elements)
    let input = InputDriver(on: screen)
    try input.key("Tab")

    screen.elements = rest
    input.click(700, 500)
    screen.elements = all
    input.click(700, 500)
    #expect(focused([away, here]) == [0])
    screen.elements = rest
    try input.key("Tab")
    screen.elements = all
    input.click(700, 500)

    #expect(focused([away, here]) == [1])
  }

  @Test("When several controls that were removed while focused come back, only one has the focus")
  func severalComingBack() throws {
    let controls = controls(3)
    let screen = screen(controls)
    let input = InputDriver(on: screen)
    for rest in [controls, Array(controls[1...]), Array(controls[2...])] {
      screen.elements = self.screen(rest).elements
      try input.key("Tab")
    }

    screen.elements = self.screen(Array(controls[..<2])).elements
    input.click(700, 500)

    #expect(focused(Array(controls[..<2])).count == 1)
  }

  @Test("Without a focus Shift+Tab starts at the last control, and Ctrl+Tab does nothing")
  func beginning() throws {
    let controls = controls(3)
    let input = InputDriver(on: screen(controls))

    try input.key("Ctrl+Tab")
    #expect(focused(controls) == [])
    try input.key("Shift+Tab")

    #expect(focused(controls) == [2])
  }

  @Test("Tab skips disabled controls, and continues from a control disabled while it had the focus")
  func disabled() throws {
    let controls = controls(4)
    let input = InputDriver(on: screen(controls))
    controls[1].isEnabled = false
    try input.key("Tab")
    try input.key("Tab")
    #expect(focused(controls) == [2])

    controls[2].isEnabled = false
    try input.key("Return")
    try input.key("Tab")

    #expect(focused(controls) == [3])
  }

  @Test(
    "A screen in a nested flow handles keys before its controls, and can request the focus",
    arguments: [false, true])
  func nestedScreen(isPresented: Bool) throws {
    let page = InterceptingPage()
    let input = try InputDriver("one")
    let flow = NavigationController(root: page, context: input.context, isVisible: false)
    if isPresented {
      try input.controller.present(flow, .immediate)
    } else {
      try input.controller.push(FlowScreen(flow), .immediate)
    }

    try input.key("Space")
    #expect(page.control.hasFocus)
    try input.key("Space")
    #expect(page.activations == 0)
    try input.key("Return")

    #expect(page.activations == 1)
  }

  @Test("Tab on a page without focusable controls does nothing")
  func nothing() throws {
    let input = InputDriver(on: screen([]))

    try input.key("Tab")

    #expect(input.verbs == ["key"])
  }

  @Test(
    "NF-R89 Each screen has its own focus: a pushed one starts with none, and a pop restores it")
  func perScreen() throws {
    let (lower, upper) = (controls(3), controls(2))
    let input = InputDriver(on: screen(lower, named: "lower"))
    try input.key("Tab")
    try input.key("Tab")

    try input.controller.push(screen(upper, named: "upper"))
    input.settle()
    #expect(focused(upper) == [])
    try input.key("Tab")
    #expect(focused(upper) == [0])
    #expect(focused(lower) == [1])
    try input.key("Escape")
    input.settle()
    try input.key("Tab")

    #expect(focused(lower) == [2])
    #expect(focused(upper) == [0])
  }

  @Test("NF-C19 A cancelled pop leaves the focus where it was")
  func cancelledPop() throws {
    let (lower, upper) = (controls(2), controls(3))
    let input = InputDriver(on: screen(lower, named: "lower"))
    try input.controller.push(screen(upper, named: "upper"), .immediate)
    try input.key("Tab")

    input.drag(from: 10, to: 200)
    input.mouse(.up, 200)
    input.settle()
    #expect(input.names == ["lower", "upper"])
    #expect(focused(upper) == [0])
    try input.key("Tab")

    #expect(focused(upper) == [1])
    #expect(focused(lower) == [])
  }

  @Test("A control that gets the focus is scrolled into view with its focus ring")
  func revealed() throws {
    let (scroll, controls) = (ScrollState(), controls(30))
    let input = InputDriver(
      on: TestScreen {
        ScrollArea(state: scroll) { for control in controls { Button("x", control: control) } }
      }
    )
    _ = input.session.layerTree

    try input.key("Shift+Tab")
    input.settle()
    #expect(scroll.offset == 30 * 44 - 600)
    for _ in 0..<20 { try input.key("Shift+Tab") }
    input.settle()

    #expect(focused(controls) == [9])
    #expect(scroll.offset == 9 * 44 - 5)
  }

  @Test("Unhandled keys scroll the area that contains the focus, or else the frontmost area")
  func bystanders() throws {
    let (left, right, control) = (ScrollState(), ScrollState(), Control())
    let input = InputDriver(
      on: TestScreen {
        Row(spacing: 0) {
          ScrollArea(state: left) {
            Button("x", control: control)
            Spacer(2000)
          }
          ScrollArea(state: right) { Spacer(2000) }
        }
      })
    _ = input.session.layerTree

    try input.key("Down")
    input.settle()
    #expect([left.offset, right.offset] == [0, 44])
    try input.key("Tab")
    try input.key("Down")
    input.settle()

    #expect([left.offset, right.offset] == [44, 44])
  }

  @Test("FC-14 On a right-to-left stage Left and Right are swapped before a control gets them")
  func rightToLeft() throws {
    let controls = controls(1)
    var keys: [String] = []
    controls[0].onKey = {
      keys.append($0.key)
      return true
    }
    let input = InputDriver(on: screen(controls))
    input.session.direction = .rightToLeft
    try input.key("Tab")

    try input.key("Left")

    #expect(keys == ["Right"])
  }

  @Test("FC-1 While a transition is frozen, keys do not move the focus")
  func frozen() throws {
    let controls = controls(2)
    let input = InputDriver(on: screen([], named: "lower"))
    try input.controller.push(screen(controls, named: "upper"))
    input.wait(50)
    try input.controller.freeze()

    try input.key("Tab")
    #expect(focused(controls) == [])
    input.controller.unfreeze()
    try input.key("Tab")

    #expect(focused(controls) == [0])
  }

  @Test("NF-R89 A page that replaces the stack starts without a focus, and Tab enters at its start")
  func gate() throws {
    let (old, new) = (controls(3), controls(2))
    let input = InputDriver(on: screen(old))
    for _ in 0..<3 { try input.key("Tab") }

    try input.controller.setStack([screen(new, named: "home")], .immediate)
    try input.key("Return")
    #expect(focused(new) == [])
    try input.key("Tab")

    #expect(focused(new) == [0])
    let tree = input.session.accessibilityTree
    #expect(tree.all.filter { $0.states.contains(.focused) }.count == 1)
  }

  @Test("NF-R89 A page that was replaced and is shown again has its previous focus")
  func again() throws {
    let (old, new) = (controls(3), controls(2))
    let page = screen(old)
    let input = InputDriver(on: page)
    for _ in 0..<2 { try input.key("Tab") }
    try input.controller.setStack([screen(new, named: "home")], .immediate)

    try input.controller.setStack([page], .immediate)
    try input.key("Tab")

    #expect(focused(old) == [2])
  }

  @Test("After a pop, the revealed page and its bars have only one focused control between them")
  func arrival() throws {
    let (button, tool) = (Control(), Control())
    let harness = BarHarness(ToolbarPage("lower", button, tool))
    try harness.key("Tab")
    try harness.controller.push(ToolbarPage("upper", Control(), tool), .immediate)
    try harness.key("Shift+Tab")
    #expect(button.hasFocus && tool.hasFocus)

    try harness.controller.pop()
    harness.wait(2000)

    #expect(!button.hasFocus && tool.hasFocus)
  }
}

private final class ToolbarPage: ComposedScreen, AppearanceContext {
  let name: String
  private let button: Control
  private let tool: Control

  init(_ name: String, _ button: Control, _ tool: Control) {
    (self.name, self.button, self.tool) = (name, button, tool)
  }

  let prefersToolbarHidden = false
  var navigationItem: NavigationItem {
    NavigationItem(title: name, toolbar: [.text("Tool", control: tool)])
  }

  func body(in context: LayoutContext) -> [any Element] {
    SafeArea { Button("x", control: button) }
  }
}
