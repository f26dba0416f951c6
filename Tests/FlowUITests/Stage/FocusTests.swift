import FlowCore
import FlowUI
import Testing

/// Where the keyboard's focus goes, by keys into a session.
@Suite struct FocusTests {
  private func controls(_ count: Int) -> [Control] { (0..<count).map { _ in Control() } }

  private func screen(_ controls: [Control], named name: String = "board") -> TestScreen {
    TestScreen(name) { Column { for control in controls { Button("x", control: control) } } }
  }

  private func focused(_ controls: [Control]) -> [Int] {
    controls.indices.filter { controls[$0].hasFocus }
  }

  @Test(
    "Tab goes from part to part in the order of the layout, Shift+Tab back, and both all around")
  func around() throws {
    let controls = controls(3)
    let input = InputDriver(on: screen(controls))

    var places: [[Int]] = []
    for _ in 0..<4 {
      try input.key("Tab")
      places.append(focused(controls))
    }
    for _ in 0..<3 {
      try input.key("Shift+Tab")
      places.append(focused(controls))
    }

    #expect(places == [[0], [1], [2], [0], [2], [1], [0]])
  }

  @Test("What comes back with the focus keeps it, unless something else has got it meanwhile")
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

  @Test("Without any focus Shift+Tab begins at the end; Tab with other modifiers is no Tab")
  func beginning() throws {
    let controls = controls(3)
    let input = InputDriver(on: screen(controls))

    try input.key("Ctrl+Tab")
    #expect(focused(controls) == [])
    try input.key("Shift+Tab")

    #expect(focused(controls) == [2])
  }

  @Test("Tab passes by what is disabled, and goes on from what has been disabled meanwhile")
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

  @Test("A page without anything to focus on leaves Tab alone")
  func nothing() throws {
    let input = InputDriver(on: screen([]))

    try input.key("Tab")

    #expect(input.verbs == ["key"])
  }

  @Test(
    "NF-R89 Each screen keeps its focus: a pushed one has none at first, and the one beneath has its own again"
  )
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

  @Test("NF-C19 A pop that is cancelled leaves the focus where it was")
  func cancelledPop() throws {
    let (lower, upper) = (controls(2), controls(3))
    let input = InputDriver(on: screen(lower, named: "lower"))
    try input.controller.push(screen(upper, named: "upper"), .immediate)
    try input.key("Shift+Tab")

    input.drag(from: 10, to: 200)
    input.mouse(.up, 200)
    input.settle()
    #expect(input.names == ["lower", "upper"])
    try input.key("Tab")

    #expect(focused(upper) == [0])
    #expect(focused(lower) == [])
  }

  @Test("What gets the focus is scrolled into view, with its ring")
  func revealed() throws {
    let (scroll, controls) = (ScrollState(), controls(30))
    let input = InputDriver(
      on: TestScreen {
        ScrollArea(scroll) { for control in controls { Button("x", control: control) } }
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

  @Test("Keys that nobody has a use for scroll what the focus is in, and else what lies highest")
  func bystanders() throws {
    let (left, right, control) = (ScrollState(), ScrollState(), Control())
    let input = InputDriver(
      on: TestScreen {
        Row(spacing: 0) {
          ScrollArea(left) {
            Button("x", control: control)
            Spacer(2000)
          }
          ScrollArea(right) { Spacer(2000) }
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

  @Test("FC-14 From right to left the arrows change places before anybody sees them")
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

  @Test("FC-1 While the picture is held keys move no focus")
  func held() throws {
    let controls = controls(2)
    let input = InputDriver(on: screen(controls))
    try input.controller.push(screen([], named: "upper"))
    input.wait(50)
    try input.controller.freeze()

    try input.key("Tab")

    #expect(focused(controls) == [])
  }

  @Test(
    "NF-R89 Behind a gate, which leaves no page beneath, the focus is the new page's own, from its start"
  )
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

  @Test("NF-R89 A page that was gated away and comes again has the focus where it was")
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
}
