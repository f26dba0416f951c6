import FlowCore
import FlowUI
import Testing

@Suite struct ControlTests {
  private let control = Control()

  /// A button from 0,0 to 800,44, and nothing below it.
  private func input() -> (input: InputDriver, taps: () -> Int) {
    let count = Counter()
    control.onActivate = { count.value += 1 }
    let screen = TestScreen { [control] in Column { Button("Go", control: control) } }
    return (InputDriver(on: screen), { count.value })
  }

  @Test("A tap activates a control on release, by mouse and by finger", arguments: [true, false])
  func tap(byMouse: Bool) {
    let (input, taps) = input()
    let point = byMouse ? input.mouse : input.touch

    point(.down, 20, 20)
    input.wait(50)
    #expect(taps() == 0)
    point(.up, 20, 20)

    #expect(taps() == 1)
  }

  @Test(
    "A click outside a control does not activate it",
    arguments: [(20.0, 44.0), (20, -1), (-1, 20), (800, 20)])
  func beside(x: Double, y: Double) {
    let (input, taps) = input()

    input.click(x, y)

    #expect(taps() == 0)
  }

  @Test("A press fades in within 80 ms, and fades out within 200 ms after the release")
  func feedback() {
    let (input, _) = input()

    input.mouse(.down, 20, 20)
    #expect(control.drawnPress == 0)
    input.wait(20)
    #expect(control.drawnPress == 0.25)
    input.wait(60)
    #expect(control.drawnPress == 1)
    input.mouse(.up, 20, 20)
    input.wait(50)

    #expect(control.drawnPress == 0.75)
    input.wait(150)
    #expect(control.drawnPress == 0)
    #expect(input.session.deadline == nil)
  }

  @Test("A press released early continues to fade in while it fades out")
  func quickFeedback() {
    let (input, _) = input()

    input.mouse(.down, 20, 20)
    input.wait(20)
    input.mouse(.up, 20, 20)
    input.wait(50)

    #expect(abs(control.drawnPress - 70.0 / 80 * 0.75) < 1e-9)
  }

  @Test(
    "A press released up to 12 points outside a control still activates it",
    arguments: [(55.9, 1), (56.1, 0)])
  func tolerance(y: Double, count: Int) {
    let (input, taps) = input()

    input.mouse(.down, 20, 20)
    input.mouse(.move, 20, y)
    input.mouse(.up, 20, y)

    #expect(taps() == count)
  }

  @Test("A press that leaves a control is inactive, and active again when it returns")
  func leaveAndReturn() {
    let (input, taps) = input()

    input.mouse(.down, 20, 20)
    input.wait(100)
    input.mouse(.move, 20, 90)
    input.wait(200)
    #expect(control.drawnPress == 0)
    input.mouse(.move, 20, 30)
    input.wait(100)
    #expect(control.drawnPress == 1)
    input.mouse(.up, 20, 30)

    #expect(taps() == 1)
  }

  @Test("A release far outside a control is no tap, even without a move before it")
  func farRelease() {
    let (input, taps) = input()

    input.mouse(.down, 20, 20)
    input.mouse(.up, 20, 300)

    #expect(taps() == 0)
  }

  @Test(
    "FC-11 A press cancelled by Escape or by the window's loss of focus is no tap",
    arguments: [InputEvent.focus(false), .key(KeyPress("Escape"))])
  func lost(loss: InputEvent) {
    let (input, taps) = input()
    input.mouse(.down, 20, 20)
    input.wait(100)

    input.session.send(loss, at: input.now)
    input.mouse(.up, 20, 20)
    input.wait(200)

    #expect(taps() == 0)
    #expect(control.drawnPress == 0)
  }

  @Test("A disabled control ignores clicks, hover and keys, and is drawn paler")
  func disabled() throws {
    let (input, taps) = input()
    let untouched = input.session.layerTree.root.allDrawings
    control.isEnabled = false
    let pale = input.session.layerTree.root.allDrawings

    input.mouse(.move, 20, 20)
    input.click(20, 20)
    try input.key("Tab")
    try input.key("Return")

    #expect(taps() == 0)
    #expect(input.session.layerTree.root.allDrawings == pale)
    #expect(pale.compactMap(\.alpha).max() == 255)
    // Only the title is paler: the background of a secondary button does not change.
    #expect(zip(pale, untouched).count { ($0.alpha ?? 0) < ($1.alpha ?? 0) } == 1)
  }

  @Test("A control that is disabled during a press is not activated")
  func disabledInPress() {
    let (input, taps) = input()
    input.mouse(.down, 20, 20)
    input.wait(100)

    control.isEnabled = false
    input.mouse(.up, 20, 20)

    #expect(taps() == 0)
    #expect(control.drawnPress == 0)
  }

  @Test("Two clicks in quick succession activate a control twice")
  func twice() {
    let (input, taps) = input()

    input.click(20, 20)
    input.wait(100)
    input.click(20, 20)

    #expect(taps() == 2)
  }
}

/// A number that closures can share.
final class Counter {
  var value = 0
}

extension Drawing {
  /// The alpha of the drawing's colour; `nil` if the drawing does not have exactly one colour.
  var alpha: UInt8? {
    switch self {
    case .fill(_, let colour), .fractionalFill(_, _, let colour), .hairline(_, _, let colour),
      .roundedRectangle(_, _, let colour), .roundedRectangleSlice(_, _, _, let colour),
      .outline(_, _, _, let colour),
      .text(_, _, _, let colour), .icon(_, _, let colour, _):
      colour.alpha
    case .path(_, _, .colour(let colour)), .stroke(_, _, .colour(let colour)): colour.alpha
    case .shadow, .image, .path, .stroke, .clipped, .transformed: nil
    }
  }
}
