public import FlowCore
public import FlowUI
public import SharedEntities

/// What Home asks of the flow that it is part of.
public protocol HomeSceneFlowDelegate: AnyObject {
  /// Home's interactor was used: show the scene that comes after it.
  func showSecondScene(from scene: HomeScene, content: Colour)
}

/// The first scene of the Colours flow: one colour, and a hint of what to do.
public final class HomeScene {
  /// The colour of a scene that is not given one.
  public static let defaultColour = Colour(name: "#3b4cc0")

  /// What a person can do on the scene; without one it takes no gesture.
  public var tapFlowInteractor: (any FlowInteractor)?

  /// The colour that fills the scene.
  public let colour: Colour

  /// Creates the scene.
  public init(colour: Colour = HomeScene.defaultColour) {
    self.colour = colour
  }

  private var background: RGBA {
    colour.components.map { RGBA(red: $0.red, green: $0.green, blue: $0.blue) } ?? .black
  }
}

extension HomeScene: ScreenContent {
  public var name: String { "home" }

  public var responders: [any PointerResponder] { tapFlowInteractor.map { [$0] } ?? [] }

  /// Where everything can be tapped nothing needs the focus: Enter or the space bar do the same.
  public func interceptKey(_ key: KeyPress) -> Bool {
    ["Return", "Space", "Keypad_Enter"].contains(key.description)
      && tapFlowInteractor?.activate() ?? false
  }

  public func page(in context: LayoutContext) -> Layer {
    Layer(
      name: name, kind: .page, size: context.size,
      drawings: [.fill(Rect(context.size), background)]
        + poster(in: context).drawings(colour: .white))
  }

  public func accessibilityNodes(in context: LayoutContext) -> [AccessibilityNode] {
    poster(in: context).accessibilityNodes()
  }

  private func poster(in context: LayoutContext) -> ScenePoster {
    ScenePoster(title: "Home Scene", hint: tapFlowInteractor?.hint, in: context)
  }
}
