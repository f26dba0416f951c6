import FlowCore
import FlowUI
import Testing

/// A mouse that presses nothing.
@Suite struct HoverTests {
  private let controls = [Control(), Control()]
  private let hands: InputDriver
  private let heard = Log()

  private final class Log {
    var inputs: [InputEvent] = []
  }

  /// Two rows of 44 points, one below the other, and nothing further down.
  init() {
    hands = InputDriver(
      on: TestScreen { [controls] in
        Column {
          for control in controls { ListRow("Row", control: control) }
        }
      })
    hands.session.onInput = { [heard] input, _ in heard.inputs.append(input) }
  }

  /// Which of the rows are drawn as hovered.
  private var hovered: [Bool] {
    let drawings = hands.session.layerTree.root.allDrawings
    return [0.0, 44].map { y in
      drawings.contains(
        .fill(Rect(x: 0, y: y, width: 800, height: 44), Theme.light.hover))
    }
  }

  @Test("What is under a mouse shows it, and nothing under a finger")
  func hover() {
    hands.touch(.move, 100, 20)
    #expect(hovered == [false, false])

    hands.mouse(.move, 100, 20)
    #expect(hovered == [true, false])
    hands.mouse(.move, 100, 60)
    #expect(hovered == [false, true])
    hands.mouse(.move, 100, 300)

    #expect(hovered == [false, false])
  }

  @Test("Nothing is hovered while something is pressed, and again once it is let go")
  func press() {
    hands.mouse(.move, 100, 20)

    hands.mouse(.down, 100, 20)
    #expect(hovered == [false, false])
    hands.mouse(.move, 100, 60)
    #expect(hovered == [false, false])
    hands.mouse(.up, 100, 60)

    #expect(hovered == [false, true])
  }

  @Test(
    "A mouse that has left, or a window without the focus, hovers over nothing",
    arguments: [
      InputEvent.pointer(.move, .mouse, finger: 0, Point(x: -1, y: -1)),
      .pointer(.move, .mouse, finger: 0, Point(x: .nan, y: 20)), .focus(false),
      .pointer(.down, .touch, finger: 3, Point(x: 400, y: 500)),
    ])
  func left(input: InputEvent) {
    hands.mouse(.move, 100, 20)

    hands.session.send(input, at: hands.now)

    #expect(hovered == [false, false])
  }

  @Test("Only those moves are heard of that change what is hovered")
  func quiet() {
    for y in stride(from: 300.0, through: 0, by: -4) { hands.mouse(.move, 100, y) }

    #expect(heard.inputs.count == 2)
    #expect(hands.verbs == ["move", "move"])
  }

  @Test("Where the mouse is is told before other input that may move things under it")
  func flushed() throws {
    hands.mouse(.move, 100, 20)
    hands.mouse(.move, 110, 30)

    hands.wheel(0, 1)
    hands.wheel(0, 1)

    #expect(
      heard.inputs == [
        .pointer(.move, .mouse, finger: 0, Point(x: 100, y: 20)),
        .pointer(.move, .mouse, finger: 0, Point(x: 110, y: 30)),
        .wheel(right: 0, down: 1), .wheel(right: 0, down: 1),
      ])
  }

  @Test("While a finger presses, a mouse is not heard of")
  func besideFinger() {
    hands.touch(.down, 100, 20)

    hands.mouse(.move, 100, 60)
    #expect(hovered == [false, false])
    hands.touch(.up, 100, 20)

    #expect(heard.inputs.count == 2)
    #expect(hovered == [false, false])
  }

  @Test("All moves of a press are heard of")
  func pressed() {
    hands.mouse(.down, 100, 20)
    for x in 0..<5 { hands.mouse(.move, 100 + Double(x), 20) }

    #expect(heard.inputs.count == 6)
  }

  @Test("A page that moves is under no mouse, and what lies beneath another neither")
  func transition() throws {
    hands.mouse(.move, 100, 20)

    try hands.controller.push(TestScreen("upper") {})
    hands.wait(100)
    #expect(hovered == [false, false])
    hands.settle()
    try hands.controller.pop()
    hands.wait(100)
    #expect(hovered == [false, false])
    hands.settle()

    #expect(hovered == [true, false])
  }

  /// A list of a hundred rows.
  private static func list(_ scroll: ScrollState) -> InputDriver {
    let rows = RowControls()
    return InputDriver(
      on: TestScreen {
        ScrollArea(scroll) { Rows(100, controls: rows) { ListRow("\($0)", control: $1) } }
      })
  }

  /// Where the row lies in its list that is drawn as hovered.
  private static func hovered(on hands: InputDriver) -> Double? {
    hands.session.layerTree.root.allDrawings.compactMap { drawing in
      if case .fill(let frame, Theme.light.hover) = drawing { frame.minY } else { nil }
    }.first
  }

  @Test("What scrolls to under a mouse that lies still is hovered")
  func scrolled() throws {
    let scroll = ScrollState()
    let hands = Self.list(scroll)
    hands.mouse(.move, 100, 20)
    hands.mouse(.move, 100, 40)
    #expect(Self.hovered(on: hands) == 0)

    scroll.scroll(to: 5, animated: false)
    #expect(Self.hovered(on: hands) == 0)
    hands.wheel(0, 0.1)

    #expect(Self.hovered(on: hands) == 44)
  }

  @Test("Under a scroll bar no row is hovered")
  func bar() {
    let hands = Self.list(ScrollState())
    _ = hands.session.layerTree

    hands.mouse(.move, 780, 20)
    #expect(Self.hovered(on: hands) == 0)
    hands.mouse(.move, 790, 20)

    #expect(Self.hovered(on: hands) == nil)
  }
}
