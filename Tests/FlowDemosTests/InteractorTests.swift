import FlowCatalogue
import FlowCore
import FlowDemos
import FlowUI
import HomeScene
import SecondScene
import SharedEntities
import Testing

@Suite struct InteractorTests {
  @Test("S4-26 S4-30 A tap goes back with the cross-fade too, animated and not interactive")
  func tap() {
    let harness = DemoHarness(colours: .tap)
    harness.tap()
    harness.settle()

    harness.tap()
    harness.wait(250)

    #expect(abs((harness.opacities["second"] ?? -1) - 0.5) < 1e-9)
    #expect(
      harness.lines.contains { $0.description.hasSuffix("willShow home animated cross-fade") })
    harness.settle()
    #expect(harness.stack == ["home"])
  }

  private func zigzag(_ positions: [Double]) -> DemoHarness {
    let harness = DemoHarness(colours: .zigZag)
    harness.tap()
    harness.settle()
    harness.tap()
    harness.wait(150)
    harness.mouse(.down, 195)
    for x in positions {
      harness.wait(60)
      harness.mouse(.move, x)
    }
    return harness
  }

  @Test(
    "S4-26 Each reversal of a zigzag advances the transition by a third",
    arguments: [
      ([235.0], 1.0), ([235, 195], 2 / 3.0), ([235, 195, 235], 1 / 3.0),
    ] as [([Double], Double)])
  func thirds(positions: [Double], opacity: Double) {
    let harness = zigzag(positions)

    #expect(abs((harness.opacities["second"] ?? -1) - opacity) < 1e-9)
  }

  @Test("S4-26 Three reversals return to Home; a release after two does not")
  func complete() {
    let harness = zigzag([235, 195, 235, 195])
    harness.settle()
    #expect(harness.stack == ["home"])

    let short = zigzag([235, 195, 235])
    short.mouse(.up, 235)
    short.settle()
    #expect(short.stack == ["home", "second"])
    #expect(short.opacities == ["second": 1])
  }

  @Test("A zigzag that runs out of time is cancelled while the button is still pressed")
  func expiry() {
    let harness = zigzag([235, 195])

    harness.settle()

    #expect(harness.count("didCancel", "home") == 1)
    #expect(harness.opacities == ["second": 1])
  }

  @Test("S4-27 S4-6 Each scene runs alone and ignores gestures", arguments: ["home", "second"])
  func solo(id: String) throws {
    let demo = try #require(Catalogue.sluice.demo(id))
    let harness = try DemoHarness { try demo.start(in: $0) }

    harness.tap()
    harness.drag(from: 8, to: 350)
    harness.mouse(.up, 350)
    harness.settle()

    #expect(harness.stack == [id])
    #expect(harness.opacities == [id: 1])
  }

  @Test("S4-1 A flow controller exposes its navigation controller, which does not keep it alive")
  func lifetime() {
    var flow: ColoursFlowController? = ColoursFlowController(
      context: FlowContext())
    weak let kept = flow
    let navigation = flow?.navigationController

    #expect(navigation?.top is HomeScene)
    flow = nil

    #expect(kept == nil)
    #expect(navigation?.depth == 1)
  }

  @Test("S4-3 The flow has neither a navigation bar nor a toolbar")
  func noBars() {
    let harness = DemoHarness(colours: .edge)
    harness.tap()
    for milliseconds in [0, 100, 2000] {
      harness.wait(milliseconds)
      let names = harness.session.layerTree.root.sublayers.map(\.name)
      #expect(!names.isEmpty && !names.contains { ["navigationBar", "toolbar"].contains($0) })
    }

    #expect(harness.flow.navigationController.bars == nil)
  }

  @Test("The second scene's swatch is centred in the safe area, as its caption is")
  func swatch() {
    let scene = SecondScene(content: Colour(name: "#3b4cc0"))
    let context = LayoutContext(
      size: Size(width: 400, height: 800), insets: Insets(leading: 100),
      measuring: SquareMeasuring())

    let swatches = scene.page(in: context).drawings.compactMap { drawing -> Rect? in
      if case .roundedRectangle(let frame, _, _) = drawing { frame } else { nil }
    }

    #expect(swatches.map(\.midX) == [250])
  }

  @Test(
    "S4-31 Scene, interactor and flow do not keep each other alive",
    arguments: ReturnInteraction.allCases)
  func ownership(interaction: ReturnInteraction) {
    weak var flow: ColoursFlowController?
    weak var second: (any Screen)?
    weak var home: (any Screen)?

    do {
      let controller = ColoursFlowController(
        context: FlowContext(), interactors: InteractorTable(otherwise: interaction))
      controller.showSecondScene(from: HomeScene(), content: Colour(name: "#000000"))
      flow = controller
      second = controller.navigationController.top
      home = controller.navigationController.stack[0]
    }

    #expect(flow == nil)
    #expect(second == nil)
    #expect(home == nil)
  }
}
