public import FlowCore
public import FlowUI
public import SharedEntities

/// The requests that the interactor of a `HomeScene` makes to the flow.
@MainActor
public protocol HomeSceneFlowDelegate: AnyObject {
  /// Shows the second scene after `scene`, and passes the colour `content` to it.
  func showSecondScene(from scene: HomeScene, content: Colour)
}

/// The first scene of the Colours flow: a single colour, and a hint that tells the user what to do.
@MainActor
public final class HomeScene {
  /// The default colour.
  public static let defaultColour = Colour(name: "#3b4cc0")

  /// Handles taps on the scene, Enter and Space; if it is `nil`, the scene ignores them.
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

  /// Activates the interactor when the user presses Enter or Space, as a tap anywhere on the scene
  /// does, regardless of the focus.
  public func interceptKey(_ key: KeyPress) -> Bool {
    ["Return", "Space", "Keypad_Enter"].contains(key.description)
      && tapFlowInteractor?.activate() ?? false
  }

  public func page(in context: LayoutContext) -> Layer {
    Layer(
      name: name, kind: .page, size: context.size,
      drawings: [.fill(Rect(context.size), colour: background)]
        + poster(in: context).drawings(colour: .white))
  }

  public func accessibilityNodes(in context: LayoutContext) -> [AccessibilityNode] {
    poster(in: context).accessibilityNodes()
  }

  private func poster(in context: LayoutContext) -> ScenePoster {
    ScenePoster(title: "Home Scene", hint: tapFlowInteractor?.hint, in: context)
  }
}
