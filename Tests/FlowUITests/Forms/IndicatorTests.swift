import FlowCore
import FlowUI
import Testing

@Suite struct IndicatorTests {
  @Test(
    "A bar shows its part, and no more than all or less than nothing",
    arguments: [(0.25, 50.0), (-1, 0), (2, 200), (.nan, 0)])
  func bar(part: Double, width: Double) throws {
    let drawings = ProgressBar(part, name: "Part").placed(200, 4).layer.allDrawings

    guard case .roundedRectangle(let rect, _, _) = try #require(drawings.last) else {
      Issue.record("no bar")
      return
    }
    #expect(rect.size.width == width)
  }

  @Test("A spinner turns an eighth each tenth of a second, and the stage is at rest all the same")
  func spinner() {
    let screen = SpinnerScreen()
    let hands = InputDriver(on: screen)
    screen.spin = SpinnerState(on: hands.context.clock)
    var trees = [hands.session.layerTree]

    for _ in 0..<8 {
      #expect(!hands.session.isMoving)
      #expect(hands.session.deadline != nil)
      hands.wait(100)
      trees.append(hands.session.layerTree)
    }

    #expect(Set(trees).count == 8)
    #expect(trees.first == trees.last)
    screen.spin = nil
    #expect(hands.session.deadline == nil)
  }

  @Test("With reduced motion it stands still")
  func still() {
    let screen = SpinnerScreen()
    let hands = InputDriver(on: screen, reducesMotion: true)
    screen.spin = SpinnerState(on: hands.context.clock)
    let before = hands.session.layerTree

    hands.wait(250)

    #expect(hands.session.layerTree == before)
  }

  private final class SpinnerScreen: ComposedScreen {
    let name = "spinner"
    var spin: SpinnerState?

    func body(in context: LayoutContext) -> [any Element] {
      if let spin { Spinner(spin, name: "Busy") }
    }
  }
}
