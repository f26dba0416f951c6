public import FlowCore
public import FlowUI
public import SharedEntities

/// What Second asks of the flow that it is part of.
public protocol SecondSceneFlowDelegate: AnyObject {
  /// Second's interactor was used: go back to the scene before it.
  func returnToHomeScene(from scene: SecondScene)
}

/// The second scene of the Colours flow: it names the colour that it was handed.
public final class SecondScene {
  /// What the scene shows.
  public struct ViewModel: Hashable, Sendable {
    /// The colour it was handed.
    public let content: Colour

    /// Creates a view model.
    public init(content: Colour) {
      self.content = content
    }
  }

  /// What a person can do on the scene; without one it takes no gesture.
  public var edgeswipeFlowInteractor: (any FlowInteractor)?

  /// What it shows.
  public let viewModel: ViewModel

  /// Creates the scene.
  public init(content: Colour) {
    viewModel = ViewModel(content: content)
  }
}

extension SecondScene: ScreenContent {
  public var name: String { "second" }

  public var responders: [any PointerResponder] { edgeswipeFlowInteractor.map { [$0] } ?? [] }

  public func page(in context: LayoutContext) -> Layer {
    let poster = ScenePoster(
      title: "Second Scene",
      hint: edgeswipeFlowInteractor?.hint ?? "Swipe from the left edge to return to Home Scene")
    return Layer(
      name: name, kind: .page, size: context.size,
      drawings: [.fill(Rect(context.size), context.theme.background)]
        + poster.drawings(colour: context.theme.label, in: context) + colourCard(in: context))
  }

  /// The colour itself, what it is, and its name, in the middle of the stage.
  private func colourCard(in context: LayoutContext) -> [Drawing] {
    let width = context.size.width - 2 * Spacing.margin
    let caption = TextBlock(
      "Home scene's background web colour", style: ScenePoster.hintStyle, width: width,
      alignment: .centre, measuring: context.measuring)
    let value = TextBlock(
      viewModel.content.name, style: .heading, width: width, alignment: .centre,
      measuring: context.measuring)
    let side = 96.0
    let height = side + Spacing.group + caption.height + Spacing.related + value.height
    let top = (context.size.height - height) / 2
    let swatch = Rect(x: (context.size.width - side) / 2, y: top, width: side, height: side)
    let captionTop = swatch.maxY + Spacing.group
    return self.swatch(swatch)
      + caption.drawings(
        at: Point(x: Spacing.margin, y: captionTop),
        colour: context.theme.secondaryLabel)
      + value.drawings(
        at: Point(x: Spacing.margin, y: captionTop + caption.height + Spacing.related),
        colour: context.theme.label)
  }

  /// A colour whose name cannot be read has no swatch.
  private func swatch(_ rect: Rect) -> [Drawing] {
    guard let (red, green, blue) = viewModel.content.components else { return [] }
    return [
      .roundedRectangle(
        rect, radius: 2 * Spacing.cardRadius, RGBA(red: red, green: green, blue: blue))
    ]
  }
}
