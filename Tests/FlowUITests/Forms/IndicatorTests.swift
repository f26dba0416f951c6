import FlowCore
import FlowUI
import Testing

@Suite struct IndicatorTests {
  @Test(
    "A progress bar shows its fraction, clamped to 0…1, and NaN counts as 0",
    arguments: [(0.25, 50.0), (-1, 0), (2, 200), (.nan, 0)])
  func bar(part: Double, width: Double) throws {
    let drawings = ProgressBar(part, accessibilityLabel: "Part").laidOut(200, 4).layer.allDrawings

    guard case .roundedRectangle(let rect, _, _) = try #require(drawings.last) else {
      Issue.record("no bar")
      return
    }
    #expect(rect.size.width == width)
  }

  @Test("A spinner turns by an eighth every 100 ms, and the session does not count as moving")
  func spinner() {
    let screen = SpinnerScreen()
    let input = InputDriver(on: screen)
    screen.spin = SpinnerState(on: input.context.clock)
    var trees = [input.session.layerTree]

    for _ in 0..<8 {
      #expect(!input.session.isMoving)
      #expect(input.session.deadline != nil)
      input.wait(100)
      trees.append(input.session.layerTree)
    }

    #expect(Set(trees).count == 8)
    #expect(trees.first == trees.last)
    screen.spin = nil
    #expect(input.session.deadline == nil)
  }

  @Test("With reduced motion a spinner does not turn")
  func still() {
    let screen = SpinnerScreen()
    let input = InputDriver(on: screen, reducesMotion: true)
    screen.spin = SpinnerState(on: input.context.clock)
    let before = input.session.layerTree
    #expect(
      before.root.allDrawings.count {
        if case .roundedRectangle = $0 { true } else { false }
      } == 8)

    input.wait(250)

    #expect(input.session.layerTree == before)
  }

  private final class SpinnerScreen: ComposedScreen {
    let name = "spinner"
    var spin: SpinnerState?

    func body(in context: LayoutContext) -> [any Element] {
      if let spin { Spinner(state: spin, accessibilityLabel: "Busy") }
    }
  }
}
