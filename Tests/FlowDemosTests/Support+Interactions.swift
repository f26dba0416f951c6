import FlowCore
import FlowDemos
import FlowUI

/// The gestures that go back from Second in the Colours demo.
extension DemoHarness {
  private var middle: Double { context.stage.device == .tablet ? 400 : 195 }

  func goBack(by interaction: ReturnInteraction) {
    switch interaction {
    case .edge:
      drag(from: 8, to: 2 * middle - 20)
      mouse(.up, 2 * middle - 20)
    case .tap:
      tap()
    case .zigZag:
      beginZigzag()
      wait(60)
      mouse(.move, middle)
      mouse(.up, middle)
    }
    settle()
  }

  /// Begins to go back, and returns the x coordinate at which the button is still pressed.
  ///
  /// A release there cancels a gesture that drives a page.
  func beginGoingBack(by interaction: ReturnInteraction) -> Double {
    switch interaction {
    case .edge:
      drag(from: 8, to: 120)
      wait(300)
      return 120
    case .tap:
      mouse(.down, 195)
      return 195
    case .zigZag:
      beginZigzag()
      return middle + 40
    }
  }

  /// Reverses the direction twice; a third reversal would complete the gesture.
  private func beginZigzag() {
    tap(middle)
    wait(150)
    mouse(.down, middle)
    for x in [middle + 40, middle, middle + 40] {
      wait(60)
      mouse(.move, x)
    }
  }
}
