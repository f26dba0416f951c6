public import FlowCore
public import HomeScene
public import SecondScene
public import SharedEntities

/// A flow that shows Home and Second.
///
/// Conforming is enough to connect the scenes: both delegate protocols have default
/// implementations.
public protocol ColoursFlow: FlowController, HomeSceneFlowDelegate, SecondSceneFlowDelegate {
  /// The interaction that goes back from Second.
  var returnInteraction: ReturnInteraction { get }
}

extension ColoursFlow {
  public func showSecondScene(from scene: HomeScene, content: Colour) {
    let second = makeSecondScene(content)
    navigationController.transitionProvider = nil
    navigationController.attempt { try $0.push(second) }
  }

  func makeSecondScene(_ content: Colour) -> SecondScene {
    let second = SecondScene(content: content)
    second.edgeswipeFlowInteractor = returnInteraction.makeInteractor(
      for: second, delegate: self, clock: navigationController.context.clock)
    return second
  }

  public func returnToHomeScene(from scene: SecondScene) {
    navigationController.transitionProvider = scene.edgeswipeFlowInteractor?.transition
    navigationController.attempt { try $0.pop() }
  }
}

/// The Colours flow of the flow-controller article, with the scenes Home and Second.
public final class ColoursFlowController: ColoursFlow {
  public let navigationController: NavigationController
  public let returnInteraction: ReturnInteraction

  /// Creates the flow, which shows Home.
  public init(
    context: FlowContext, returnInteraction: ReturnInteraction = .edge, isOnStage: Bool = true
  ) {
    let home = HomeScene()
    navigationController = NavigationController(
      root: home, context: context, isOnStage: isOnStage)
    self.returnInteraction = returnInteraction
    // Gestures are handled only by a scene's interactor: a scene without one ignores them.
    navigationController.gestures.areEnabled = false
    home.tapFlowInteractor = TapInteractor(hint: "Tap anywhere for Second Scene") {
      [weak self, weak home] in
      guard let home else { return }
      self?.showSecondScene(from: home, content: home.colour)
    }
  }
}
