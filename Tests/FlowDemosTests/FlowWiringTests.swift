import FlowCore
import FlowDemos
import HomeScene
import SecondScene
import SharedEntities
import Testing

@Suite struct FlowWiringTests {
  /// A flow with nothing but the requirements of `ColoursFlow`.
  private final class OtherFlow: ColoursFlow {
    let navigationController: NavigationController
    let interactors = InteractorTable(otherwise: .tap)

    init() {
      navigationController = NavigationController(root: HomeScene(), context: FlowContext())
    }
  }

  @Test("S4-5 A class that only conforms to ColoursFlow shows Second and returns from it")
  func protocols() throws {
    let flow = OtherFlow()
    let home = try #require(flow.navigationController.top as? HomeScene)

    flow.showSecondScene(from: home, content: Colour(name: "#123456"))
    let second = try #require(flow.navigationController.top as? SecondScene)
    #expect(second.viewModel.content.name == "#123456")
    #expect(second.edgeswipeFlowInteractor != nil)
    flow.returnToHomeScene(from: second)

    #expect(flow.navigationController.top === home)
  }

  @Test(
    "S4-9 S4-13 Showing Second sets no transition provider, and returning sets that of the scene")
  func provider() throws {
    let flow = ColoursFlowController(context: FlowContext())
    let home = try #require(flow.navigationController.top as? HomeScene)

    flow.showSecondScene(from: home, content: home.colour)
    #expect(flow.navigationController.transitionProvider == nil)
    let second = try #require(flow.navigationController.top as? SecondScene)
    flow.returnToHomeScene(from: second)

    #expect(
      flow.navigationController.transitionProvider === second.edgeswipeFlowInteractor?.transition)
  }

  @Test(
    "S4-12 The interaction is in progress in the transition's closure, and ends if no pop follows")
  func order() {
    let scene = SecondScene(content: Colour(name: "#000000"))
    var seen: [Bool] = []
    var transition: PopTransition?
    let made = PopTransition(from: scene) {
      seen.append(transition?.interactionInProgress ?? false)
    }
    transition = made
    let edge = EdgeSwipeInteractor(transition: made)
    let event = { (phase: PointerEvent.Phase, x: Double) in
      PointerEvent(
        phase, device: .mouse, location: Point(x: x, y: 9), instant: .zero,
        stageSize: Size(width: 390, height: 844))
    }

    _ = edge.respond(to: event(.down, 8))
    #expect(seen.isEmpty)
    _ = edge.respond(to: event(.move, 20))

    #expect(seen == [true])
    // The closure of the transition requested no pop.
    #expect(!made.interactionInProgress)
  }

  @Test("S4-18 A pop transition uses its custom style only for the pop of its screen")
  func style() {
    let (home, second) = (HomeScene(), SecondScene(content: Colour(name: "#000000")))
    let transition = PopTransition(from: second, style: CrossFadeTransitionStyle()) {}

    #expect(transition.style(for: .pop, from: second, to: home) is CrossFadeTransitionStyle)
    #expect(transition.style(for: .push, from: home, to: second) == nil)
    #expect(transition.style(for: .pop, from: home, to: second) == nil)
    #expect(transition.interactionController == nil)
  }

  @Test(
    "S4-18 Only the pop from Second to Home cross-fades; other transitions have the default style")
  func destination() throws {
    let harness = DemoHarness(colours: .tap)
    harness.tap()
    harness.settle()
    let navigation = harness.flow.navigationController
    let second = try #require(navigation.top as? SecondScene)
    let provider = try #require(second.edgeswipeFlowInteractor?.transition)
    let (home, other) = (navigation.stack[0], SecondScene(content: Colour(name: "#000000")))

    #expect(provider.style(for: .pop, from: second, to: home) is CrossFadeTransitionStyle)
    #expect(provider.style(for: .pop, from: second, to: other) == nil)
    for operation in [NavigationOperation.push, .present, .dismiss] {
      #expect(provider.style(for: operation, from: second, to: home) == nil)
    }
    // With another scene below Second, the gesture leads there in the default style.
    try navigation.setStack([home, other, second], .immediate)
    harness.tap()
    harness.settle()

    #expect(navigation.top === other)
    #expect(harness.lines.last { $0.verb == "willShow" }?.details == "animated slide")
  }

  @Test("S4-7 Home passes its colour to Second")
  func content() throws {
    let harness = DemoHarness(colours: .edge)
    let home = try #require(harness.flow.navigationController.top as? HomeScene)

    harness.tap()

    let second = try #require(harness.flow.navigationController.top as? SecondScene)
    #expect(second.viewModel.content == home.colour)
  }
}
