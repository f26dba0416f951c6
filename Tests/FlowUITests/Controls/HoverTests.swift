import FlowCore
import FlowUI
import Testing

/// Hovering, that is, mouse moves without a pressed button.
@Suite struct HoverTests {
  private let controls = [Control(), Control()]
  private let input: InputDriver
  private let heard = Log()

  private final class Log {
    var inputs: [InputEvent] = []
  }

  /// Two rows at the top of the stage, each 44 points high, and nothing below them.
  init() {
    input = InputDriver(
      on: TestScreen { [controls] in
        Column {
          for control in controls { ListRow("Row", control: control) }
        }
      })
    input.session.onInput = { [heard] input, _ in heard.inputs.append(input) }
  }

  private var hovered: [Bool] {
    let drawings = input.session.layerTree.root.allDrawings
    return [0.0, 44].map { y in
      drawings.contains(
        .fill(Rect(x: 0, y: y, width: 800, height: 44), colour: Theme.light.hover))
    }
  }

  @Test("A row under the mouse is drawn as hovered, and one under a finger is not")
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

  @Test("During a press nothing is hovered; after its release, the row under the mouse is hovered")
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
    "Nothing is hovered after the mouse has left, the window has lost focus or a finger presses",
    arguments: [
      InputEvent.pointer(.move, device: .mouse, finger: 0, location: Point(x: -1, y: -1)),
      .pointer(.move, device: .mouse, finger: 0, location: Point(x: .nan, y: 20)), .focus(false),
      .pointer(.down, device: .touch, finger: 3, location: Point(x: 400, y: 500)),
    ])
  func left(event: InputEvent) {
    input.mouse(.move, 100, 20)

    input.session.send(event, at: input.now)

    #expect(hovered == [false, false])
  }

  @Test("Only mouse moves that change what is hovered are reported and traced")
  func quiet() {
    for y in stride(from: 300.0, through: 0, by: -4) { input.mouse(.move, 100, y) }

    #expect(heard.inputs.count == 2)
    #expect(input.verbs == ["move", "move"])
  }

  @Test("The last mouse position is reported before other input, which may move content under it")
  func flushed() throws {
    input.mouse(.move, 100, 20)
    input.mouse(.move, 110, 30)

    input.wheel(0, 1)
    input.wheel(0, 1)

    #expect(
      heard.inputs == [
        .pointer(.move, device: .mouse, finger: 0, location: Point(x: 100, y: 20)),
        .pointer(.move, device: .mouse, finger: 0, location: Point(x: 110, y: 30)),
        .wheel(right: 0, down: 1), .wheel(right: 0, down: 1),
      ])
  }

  @Test("Mouse moves are ignored while a finger presses")
  func besideFinger() {
    input.touch(.down, 100, 20)

    input.mouse(.move, 100, 60)
    #expect(hovered == [false, false])
    input.touch(.up, 100, 20)

    #expect(heard.inputs.count == 2)
    #expect(hovered == [false, false])
  }

  @Test("All mouse moves during a press are reported")
  func pressed() {
    input.mouse(.down, 100, 20)
    for x in 0..<5 { input.mouse(.move, 100 + Double(x), 20) }

    #expect(heard.inputs.count == 6)
  }

  @Test("During a transition nothing is hovered; after it, the revealed page is hovered")
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

  @Test("A row is not hovered if the mouse has left while another page without rows covered it")
  func leftMeanwhile() throws {
    input.mouse(.move, 100, 20)
    try input.controller.push(TestScreen("upper") {})
    input.settle()

    input.mouse(.move, -1, -1)
    try input.controller.pop()
    input.settle()

    #expect(hovered == [false, false])
  }

  private final class Tracker: HoverTarget {
    private(set) var points: [Point?] = []

    func hover(at point: Point?, in frame: Rect, _ context: LayoutContext) { points.append(point) }
  }

  private struct TrackingArea: Element {
    let target: Tracker

    func stretch(along axis: Axis) -> Stretch { .flexible }

    func size(in proposal: Size, _ context: LayoutContext) -> Size { proposal }

    func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
      page.add(target, at: frame)
    }
  }

  @Test(
    "A target that tracks the mouse learns that it has left, even after the window has lost focus",
    arguments: [Point(x: -1, y: -1), Point(x: .nan, y: 20)])
  func tracked(outside: Point) {
    let tracker = Tracker()
    let input = InputDriver(on: TestScreen { TrackingArea(target: tracker) })
    input.mouse(.move, 100, 20)
    input.session.send(.focus(false), at: input.now)

    input.mouse(.move, outside.x, outside.y)

    #expect(tracker.points == [Point(x: 100, y: 20), nil])
  }

  private static func list(_ scroll: ScrollState) -> InputDriver {
    let rows = RowControls()
    return InputDriver(
      on: TestScreen {
        ScrollArea(state: scroll) { Rows(100, controls: rows) { ListRow("\($0)", control: $1) } }
      })
  }

  /// The top edge of the row that is drawn as hovered, in the coordinates of its list.
  private static func hovered(on input: InputDriver) -> Double? {
    input.session.layerTree.root.allDrawings.compactMap { drawing in
      if case .fill(let frame, Theme.light.hover) = drawing { frame.minY } else { nil }
    }.first
  }

  @Test("A row scrolled under a still mouse is hovered from the next input on")
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

  @Test("No row is hovered while the mouse is over the scroll bar")
  func bar() {
    let input = Self.list(ScrollState())
    _ = input.session.layerTree

    input.mouse(.move, 780, 20)
    #expect(Self.hovered(on: input) == 0)
    input.mouse(.move, 790, 20)

    #expect(Self.hovered(on: input) == nil)
  }
}
