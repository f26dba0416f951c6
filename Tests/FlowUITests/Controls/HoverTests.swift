import FlowCore
import FlowUI
import Testing

/// A mouse that presses nothing.
@Suite struct HoverTests {
  private let controls = [Control(), Control()]
  private let input: InputDriver
  private let heard = Log()

  private final class Log {
    var inputs: [InputEvent] = []
  }

  /// Two rows of 44 points, one below the other, and nothing further down.
  init() {
    input = InputDriver(
      on: TestScreen { [controls] in
        Column {
          for control in controls { ListRow("Row", control: control) }
        }
      })
    input.session.onInput = { [heard] input, _ in heard.inputs.append(input) }
  }

  /// Which of the rows are drawn as hovered.
  private var hovered: [Bool] {
    let drawings = input.session.layerTree.root.allDrawings
    return [0.0, 44].map { y in
      drawings.contains(
        .fill(Rect(x: 0, y: y, width: 800, height: 44), Theme.light.hover))
    }
  }

  @Test("What is under a mouse shows it, and nothing under a finger")
  func hover() {
    input.touch(.move, 100, 20)
    #expect(hovered == [false, false])

    input.mouse(.move, 100, 20)
    #expect(hovered == [true, false])
    input.mouse(.move, 100, 60)
    #expect(hovered == [false, true])
    input.mouse(.move, 100, 300)

    #expect(hovered == [false, false])
  }

  @Test("Nothing is hovered while something is pressed, and again once it is let go")
  func press() {
    input.mouse(.move, 100, 20)

    input.mouse(.down, 100, 20)
    #expect(hovered == [false, false])
    input.mouse(.move, 100, 60)
    #expect(hovered == [false, false])
    input.mouse(.up, 100, 60)

    #expect(hovered == [false, true])
  }

  @Test(
    "A mouse that has left, or a window without the focus, hovers over nothing",
    arguments: [
      InputEvent.pointer(.move, .mouse, finger: 0, Point(x: -1, y: -1)),
      .pointer(.move, .mouse, finger: 0, Point(x: .nan, y: 20)), .focus(false),
      .pointer(.down, .touch, finger: 3, Point(x: 400, y: 500)),
    ])
  func left(event: InputEvent) {
    input.mouse(.move, 100, 20)

    input.session.send(event, at: input.now)

    #expect(hovered == [false, false])
  }

  @Test("Only those moves are heard of that change what is hovered")
  func quiet() {
    for y in stride(from: 300.0, through: 0, by: -4) { input.mouse(.move, 100, y) }

    #expect(heard.inputs.count == 2)
    #expect(input.verbs == ["move", "move"])
  }

  @Test("Where the mouse is is told before other input that may move things under it")
  func flushed() throws {
    input.mouse(.move, 100, 20)
    input.mouse(.move, 110, 30)

    input.wheel(0, 1)
    input.wheel(0, 1)

    #expect(
      heard.inputs == [
        .pointer(.move, .mouse, finger: 0, Point(x: 100, y: 20)),
        .pointer(.move, .mouse, finger: 0, Point(x: 110, y: 30)),
        .wheel(right: 0, down: 1), .wheel(right: 0, down: 1),
      ])
  }

  @Test("While a finger presses, a mouse is not heard of")
  func besideFinger() {
    input.touch(.down, 100, 20)

    input.mouse(.move, 100, 60)
    #expect(hovered == [false, false])
    input.touch(.up, 100, 20)

    #expect(heard.inputs.count == 2)
    #expect(hovered == [false, false])
  }

  @Test("All moves of a press are heard of")
  func pressed() {
    input.mouse(.down, 100, 20)
    for x in 0..<5 { input.mouse(.move, 100 + Double(x), 20) }

    #expect(heard.inputs.count == 6)
  }

  @Test("A page that moves is under no mouse, and what lies beneath another neither")
  func transition() throws {
    input.mouse(.move, 100, 20)

    try input.controller.push(TestScreen("upper") {})
    input.wait(100)
    #expect(hovered == [false, false])
    input.settle()
    try input.controller.pop()
    input.wait(100)
    #expect(hovered == [false, false])
    input.settle()

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
  private static func hovered(on input: InputDriver) -> Double? {
    input.session.layerTree.root.allDrawings.compactMap { drawing in
      if case .fill(let frame, Theme.light.hover) = drawing { frame.minY } else { nil }
    }.first
  }

  @Test("What scrolls to under a mouse that lies still is hovered")
  func scrolled() throws {
    let scroll = ScrollState()
    let input = Self.list(scroll)
    input.mouse(.move, 100, 20)
    input.mouse(.move, 100, 40)
    #expect(Self.hovered(on: input) == 0)

    scroll.scroll(to: 5, animated: false)
    #expect(Self.hovered(on: input) == 0)
    input.wheel(0, 0.1)

    #expect(Self.hovered(on: input) == 44)
  }

  @Test("Under a scroll bar no row is hovered")
  func bar() {
    let input = Self.list(ScrollState())
    _ = input.session.layerTree

    input.mouse(.move, 780, 20)
    #expect(Self.hovered(on: input) == 0)
    input.mouse(.move, 790, 20)

    #expect(Self.hovered(on: input) == nil)
  }
}
