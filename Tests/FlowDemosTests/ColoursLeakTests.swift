import FlowCore
import FlowDemos
import FlowUI
import HomeScene
import SecondScene
import Testing

@Suite struct ColoursLeakTests {
  private struct Weak {
    weak var object: AnyObject?
  }

  @Test(
    "S4-25 S4-31 A hundred rounds by tap and gesture keep no scene, interactor or transition alive",
    arguments: ReturnInteraction.allCases)
  func rounds(interaction: ReturnInteraction) throws {
    let harness = DemoHarness(colours: interaction)
    var gone: [Weak] = []

    for _ in 0..<100 {
      harness.tap()
      harness.settle()
      // Draws a frame, so that cached layouts are part of the test.
      #expect(harness.texts.contains("Second Scene"))
      let second = try #require(harness.flow.navigationController.top as? SecondScene)
      gone.append(Weak(object: second))
      gone.append(Weak(object: second.edgeswipeFlowInteractor))
      gone.append(Weak(object: second.edgeswipeFlowInteractor?.transition))
      harness.goBack(by: interaction)
      #expect(harness.texts.contains("Home Scene"))
    }

    #expect(harness.stack == ["home"])
    #expect(gone.count == 300)
    #expect(gone.allSatisfy { $0.object == nil })
    #expect(harness.count("didShow", "second") == 100)
  }

  @Test(
    "S4-25 Drags that are cancelled half-way keep no object alive",
    arguments: [ReturnInteraction.edge, .zigZag])
  func cancelled(interaction: ReturnInteraction) throws {
    let harness = DemoHarness(colours: interaction)
    harness.tap()
    harness.settle()
    weak let second = harness.flow.navigationController.top

    for _ in 0..<20 {
      let x = harness.beginGoingBack(by: interaction)
      #expect(harness.flow.navigationController.isDragging)
      harness.mouse(.up, x)
      harness.settle()
      #expect(harness.stack == ["home", "second"])
    }
    #expect(harness.count("didCancel", "home") == 20)
    #expect(second != nil)
    harness.goBack(by: interaction)
    _ = harness.texts

    #expect(harness.stack == ["home"])
    #expect(second == nil)
  }

  @Test(
    "S4-31 When the demo ends, even in the middle of a gesture, nothing of it is left",
    arguments: ReturnInteraction.allCases, [true, false])
  func over(interaction: ReturnInteraction, isDuringGesture: Bool) {
    var gone: [Weak] = []

    do {
      let harness = DemoHarness(colours: interaction)
      harness.tap()
      harness.settle()
      if isDuringGesture { _ = harness.beginGoingBack(by: interaction) }
      _ = harness.texts
      let navigation = harness.flow.navigationController
      gone = ([navigation, harness.flow, harness.session] + navigation.stack).map(Weak.init)
    }

    #expect(gone.count == 5)
    #expect(gone.allSatisfy { $0.object == nil })
  }
}
