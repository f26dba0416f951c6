public import FlowCore
public import FlowUI
public import SharedEntities

/// The requests that the interactor of a `SecondScene` makes to the flow.
@MainActor
public protocol SecondSceneFlowDelegate: AnyObject {
  /// Goes back to the home scene, the scene before `scene`.
  func returnToHomeScene(from scene: SecondScene)
}

/// The second scene of the Colours flow, which shows the name of the colour that it was given.
@MainActor
public final class SecondScene {
  /// The data that the scene shows.
  public struct ViewModel: Hashable, Sendable {
    /// The colour that the scene was given.
    public let content: Colour

    /// Creates a view model.
    public init(content: Colour) {
      self.content = content
    }
  }

  /// The interactor that handles gestures on the scene; without one, the scene ignores them.
  public var edgeswipeFlowInteractor: (any FlowInteractor)?

  /// The data that the scene shows.
  public let viewModel: ViewModel

  /// Creates the scene.
  public init(content: Colour) {
    viewModel = ViewModel(content: content)
  }
}

extension SecondScene: ScreenContent {
  public var name: String { "second" }

  public var backGesture: (any PointerResponder)? { edgeswipeFlowInteractor }

  public func page(in context: LayoutContext) -> Layer {
    let poster = poster(in: context)
    return Layer(
      name: name, kind: .page, size: context.size,
      drawings: [.fill(Rect(context.size), colour: context.theme.background)]
        + poster.drawings(colour: context.theme.label) + card(in: poster.room, context))
  }

  public func accessibilityNodes(in context: LayoutContext) -> [AccessibilityNode] {
    let poster = poster(in: context)
    let colour = AccessibilityNode(
      .text, name: Self.caption, value: viewModel.content.name, frame: poster.room)
    return poster.accessibilityNodes(around: [colour])
  }

  private func poster(in context: LayoutContext) -> ScenePoster {
    ScenePoster(title: "Second Scene", hint: edgeswipeFlowInteractor?.hint, in: context)
  }

  private static let caption = "Home scene's background web colour"

  /// The colour's swatch, a caption and the colour's name, centred in `room`.
  ///
  /// If `room` is not high enough, the swatch is omitted first, then the caption, then the name.
  private func card(in room: Rect, _ context: LayoutContext) -> [Drawing] {
    let theme = context.theme
    let caption = centred(
      Self.caption, ScenePoster.hintStyle, room.size.width, context)
    let value = centred(viewModel.content.name, .heading, room.size.width, context)
    let textHeight = caption.height + Metrics.related + value.height
    let side = 96.0
    let hasSwatch = room.size.height >= side + Metrics.group + textHeight
    let hasCaption = room.size.height >= textHeight
    guard room.size.height >= value.height else { return [] }

    let height =
      (hasSwatch ? side + Metrics.group : 0)
      + (hasCaption ? textHeight : value.height)
    var y = room.minY + (room.size.height - height) / 2
    var drawings: [Drawing] = []
    if hasSwatch {
      drawings += swatch(
        Rect(
          x: room.minX + (room.size.width - side) / 2, y: y, width: side, height: side))
      y += side + Metrics.group
    }
    if hasCaption {
      drawings += caption.drawings(at: Point(x: room.minX, y: y), colour: theme.secondaryLabel)
      y += caption.height + Metrics.related
    }
    return drawings + value.drawings(at: Point(x: room.minX, y: y), colour: theme.label)
  }

  private func centred(
    _ text: String, _ style: TextStyle, _ width: Double, _ context: LayoutContext
  ) -> TextBlock {
    TextBlock(
      text, style: context.style(style), width: width, alignment: .centre,
      measuring: context.measuring)
  }

  private func swatch(_ rect: Rect) -> [Drawing] {
    guard let (red, green, blue) = viewModel.content.components else { return [] }
    return [
      .roundedRectangle(
        rect, radius: 2 * Metrics.cardRadius, colour: RGBA(red: red, green: green, blue: blue))
    ]
  }
}
