internal import FlowCore
internal import FlowUI

/// The list of demos: what a window shows that was opened without one.
final class CatalogueScreen {
  /// Called when a row is tapped.
  var onChoice: ((Demo) -> Void)?

  private let demos: [Demo]
  private var recognizer = TapRecognizer()
  private var pressed: Int?

  init(demos: [Demo]) {
    self.demos = demos
  }

  /// The card of rows; its place depends only on the stage's width.
  private func card(width: Double) -> RowCard {
    RowCard(
      rows: demos.map { RowCard.Row(title: $0.title, subtitle: $0.summary) },
      at: Point(x: Spacing.margin, y: Self.cardTop), width: width - 2 * Spacing.margin)
  }

  private static let titleTop = ScenePoster.inset
  private static let cardTop =
    titleTop + TextStyle.largeTitle.lineHeight + TextStyle.subtitle.lineHeight + Spacing.group
}

extension CatalogueScreen: ScreenContent {
  var name: String { "catalogue" }

  var responders: [any PointerResponder] { [self] }

  func page(in context: LayoutContext) -> Layer {
    let theme = context.theme
    let width = context.size.width - 2 * Spacing.margin
    let title = TextBlock(
      "Sluice", style: .largeTitle, width: width, measuring: context.measuring)
    let subtitle = TextBlock.line(
      "Navigation flows to touch and to measure", style: .subtitle, width: width,
      measuring: context.measuring)
    let hint = TextBlock(
      "Come back by a drag from the left edge, or Escape", style: .footnote,
      width: width - 2 * Spacing.margin, measuring: context.measuring)
    let card = card(width: context.size.width)
    return Layer(
      name: name, kind: .page, size: context.size,
      drawings: [.fill(Rect(context.size), theme.groupedBackground)]
        + title.drawings(at: Point(x: Spacing.margin, y: Self.titleTop), colour: theme.label)
        + subtitle.drawings(
          at: Point(x: Spacing.margin, y: Self.titleTop + title.height),
          colour: theme.secondaryLabel)
        + card.drawings(pressed: pressed, in: context)
        + hint.drawings(
          at: Point(x: 2 * Spacing.margin, y: card.frame.maxY + Spacing.related),
          colour: theme.secondaryLabel))
  }
}

extension CatalogueScreen: PointerResponder {
  func respond(to event: PointerEvent) -> GestureResponse {
    let response = recognizer.take(event)
    let row = card(width: event.stage.width).row(at: event.location)
    pressed = response == .pending ? row : nil
    guard response == .claimed, let row else {
      return response == .claimed ? .ignored : response
    }
    onChoice?(demos[row])
    return .claimed
  }
}
