import FlowCore
import FlowUI
import Testing

/// Where the keyboard's focus goes, by keys into a session.
@Suite struct FocusTests {
  private func controls(_ count: Int) -> [Control] { (0..<count).map { _ in Control() } }

  private func board(_ controls: [Control], named name: String = "board") -> TestScreen {
    TestScreen(name) { Column { for control in controls { Button("x", control: control) } } }
  }

  private func focused(_ controls: [Control]) -> [Int] {
    controls.indices.filter { controls[$0].hasFocus }
  }

  @Test(
    "Tab goes from part to part in the order of the layout, Shift+Tab back, and both all around")
  func around() throws {
    let controls = controls(3)
    let hands = InputDriver(on: board(controls))

    var places: [[Int]] = []
    for _ in 0..<4 {
      try hands.key("Tab")
      places.append(focused(controls))
    }
    for _ in 0..<3 {
      try hands.key("Shift+Tab")
      places.append(focused(controls))
    }

    #expect(places == [[0], [1], [2], [0], [2], [1], [0]])
  }

  @Test("What comes back with the focus keeps it, unless something else has got it meanwhile")
  func comingBack() throws {
    let (away, here) = (Control(), Control())
    let board = board([away, here])
    let (all, rest) = (board.elements, self.board([here]).elements)
    let hands = InputDriver(on: board)
    try hands.key("Tab")

    board.elements = rest
    hands.click(700, 500)
    board.elements = all
    hands.click(700, 500)
    #expect(focused([away, here]) == [0])
    board.elements = rest
    try hands.key("Tab")
    board.elements = all
    hands.click(700, 500)

    #expect(focused([away, here]) == [1])
  }

  @Test("Without any focus Shift+Tab begins at the end; Tab with other modifiers is no Tab")
  func beginning() throws {
    let controls = controls(3)
    let hands = InputDriver(on: board(controls))

    try hands.key("Ctrl+Tab")
    #expect(focused(controls) == [])
    try hands.key("Shift+Tab")

    #expect(focused(controls) == [2])
  }

  @Test("Tab passes by what is disabled, and goes on from what has been disabled meanwhile")
  func disabled() throws {
    let controls = controls(4)
    let hands = InputDriver(on: board(controls))
    controls[1].isEnabled = false
    try hands.key("Tab")
    try hands.key("Tab")
    #expect(focused(controls) == [2])

    controls[2].isEnabled = false
    try hands.key("Return")
    try hands.key("Tab")

    #expect(focused(controls) == [3])
  }

  @Test("A page without anything to focus on leaves Tab alone")
  func nothing() throws {
    let hands = InputDriver(on: board([]))

    try hands.key("Tab")

    #expect(hands.verbs == ["key"])
  }

  @Test(
    "NF-R89 Each screen keeps its focus: a pushed one has none at first, and the one beneath has its own again"
  )
  func perScreen() throws {
    let (lower, upper) = (controls(3), controls(2))
    let hands = InputDriver(on: board(lower, named: "lower"))
    try hands.key("Tab")
    try hands.key("Tab")

    try hands.controller.push(board(upper, named: "upper"))
    hands.settle()
    #expect(focused(upper) == [])
    try hands.key("Tab")
    #expect(focused(upper) == [0])
    #expect(focused(lower) == [1])
    try hands.key("Escape")
    hands.settle()
    try hands.key("Tab")

    #expect(focused(lower) == [2])
    #expect(focused(upper) == [0])
  }

  @Test("NF-C19 A pop that is cancelled leaves the focus where it was")
  func cancelledPop() throws {
    let (lower, upper) = (controls(2), controls(3))
    let hands = InputDriver(on: board(lower, named: "lower"))
    try hands.controller.push(board(upper, named: "upper"), .immediate)
    try hands.key("Shift+Tab")

    hands.drag(from: 10, to: 200)
    hands.mouse(.up, 200)
    hands.settle()
    #expect(hands.names == ["lower", "upper"])
    try hands.key("Tab")

    #expect(focused(upper) == [0])
    #expect(focused(lower) == [])
  }

  @Test("What gets the focus is scrolled into view, with its ring")
  func revealed() throws {
    let (scroll, controls) = (ScrollState(), controls(30))
    let hands = InputDriver(
      on: TestScreen {
        ScrollArea(scroll) { for control in controls { Button("x", control: control) } }
      }
    )
    _ = hands.session.layerTree

    try hands.key("Shift+Tab")
    hands.settle()
    #expect(scroll.offset == 30 * 44 - 600)
    for _ in 0..<20 { try hands.key("Shift+Tab") }
    hands.settle()

    #expect(focused(controls) == [9])
    #expect(scroll.offset == 9 * 44 - 5)
  }

  @Test("Keys that nobody has a use for scroll what the focus is in, and else what lies highest")
  func bystanders() throws {
    let (left, right, control) = (ScrollState(), ScrollState(), Control())
    let hands = InputDriver(
      on: TestScreen {
        Row(spacing: 0) {
          ScrollArea(left) {
            Button("x", control: control)
            Spacer(2000)
          }
          ScrollArea(right) { Spacer(2000) }
        }
      })
    _ = hands.session.layerTree

    try hands.key("Down")
    hands.settle()
    #expect([left.offset, right.offset] == [0, 44])
    try hands.key("Tab")
    try hands.key("Down")
    hands.settle()

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
    let hands = InputDriver(on: board(controls))
    hands.session.direction = .rightToLeft
    try hands.key("Tab")

    try hands.key("Left")

    #expect(keys == ["Right"])
  }

  @Test("FC-1 While the picture is held keys move no focus")
  func held() throws {
    let controls = controls(2)
    let hands = InputDriver(on: board(controls))
    try hands.controller.push(board([], named: "upper"))
    hands.wait(50)
    try hands.controller.freeze()

    try hands.key("Tab")

    #expect(focused(controls) == [])
  }

  @Test(
    "NF-R89 Behind a gate, which leaves no page beneath, the focus is the new page's own, from its start"
  )
  func gate() throws {
    let (old, new) = (controls(3), controls(2))
    let hands = InputDriver(on: board(old))
    for _ in 0..<3 { try hands.key("Tab") }

    try hands.controller.setStack([board(new, named: "home")], .immediate)
    try hands.key("Return")
    #expect(focused(new) == [])
    try hands.key("Tab")

    #expect(focused(new) == [0])
    let tree = hands.session.accessibilityTree
    #expect(tree.all.filter { $0.states.contains(.focused) }.count == 1)
  }

  @Test("NF-R89 A page that was gated away and comes again has the focus where it was")
  func again() throws {
    let (old, new) = (controls(3), controls(2))
    let page = board(old)
    let hands = InputDriver(on: page)
    for _ in 0..<2 { try hands.key("Tab") }
    try hands.controller.setStack([board(new, named: "home")], .immediate)

    try hands.controller.setStack([page], .immediate)
    try hands.key("Tab")

    #expect(focused(old) == [2])
  }
}
