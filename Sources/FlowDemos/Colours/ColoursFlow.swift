public import FlowCore
public import HomeScene
public import SecondScene
public import SharedEntities

/// A flow that shows the scenes Home and Second.
///
/// Conforming is enough to connect the scenes: both delegate protocols have default
/// implementations.
public protocol ColoursFlow: FlowController, HomeSceneFlowDelegate, SecondSceneFlowDelegate {
  /// The table that decides which interaction goes back from Second.
  var interactors: InteractorTable { get }
}

extension ColoursFlow {
  public func showSecondScene(from scene: HomeScene, content: Colour) {
    let second = makeSecondScene(content)
    navigationController.transitionProvider = nil
    navigationController.attempt { try $0.push(second) }
  }

  func makeSecondScene(_ content: Colour) -> SecondScene {
    let second = SecondScene(content: content)
    second.edgeswipeFlowInteractor = interactors.makeInteractor(
      for: second, delegate: self, in: navigationController.context)
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
  public let interactors: InteractorTable

  /// Creates the flow, which shows Home.
  public init(
    context: FlowContext, interactors: InteractorTable = InteractorTable(), isVisible: Bool = true
  ) {
    let home = HomeScene()
    navigationController = NavigationController(
      root: home, context: context, isVisible: isVisible)
    self.interactors = interactors
    // Gestures are handled only by a scene's interactor: a scene without one ignores them.
    navigationController.gestures.areEnabled = false
    home.tapFlowInteractor = TapInteractor(hint: "Tap anywhere for Second Scene") {
      [weak self, weak home] in
      guard let home else { return }
      self?.showSecondScene(from: home, content: home.colour)
    }
  }
}
