public import FlowCore

/// A page of rows to choose from, below a large title: a list that is short enough not to scroll.
public final class RowMenu {
  /// Called when a row is tapped, with its place in `rows`.
  public var onChoice: ((Int) -> Void)?

  private let title: String
  private let subtitle: String
  private let rows: [RowCard.Row]
  private let remark: String
  private var recognizer = TapRecognizer()
  private var pressed: Int?

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The name of the place.
  ///   - subtitle: One line below it.
  ///   - rows: What there is to choose from.
  ///   - remark: What else there is to know, below the rows.
  public init(title: String, subtitle: String, rows: [RowCard.Row], remark: String) {
    self.title = title
    self.subtitle = subtitle
    self.rows = rows
    self.remark = remark
  }

  /// The menu as a page of its own.
  public func page(named name: String, in context: LayoutContext) -> Layer {
    let theme = context.theme
    let width = context.size.width - 2 * Spacing.margin
    let title = TextBlock(
      title, style: .largeTitle, width: width, measuring: context.measuring)
    let subtitle = TextBlock.line(
      subtitle, style: .subtitle, width: width, measuring: context.measuring)
    let remark = TextBlock(
      remark, style: .footnote, width: width - 2 * Spacing.margin,
      measuring: context.measuring)
    let card = card(width: context.size.width)
    return Layer(
      name: name, kind: .page, size: context.size,
      drawings: [.fill(Rect(context.size), theme.groupedBackground)]
        + title.drawings(at: Point(x: Spacing.margin, y: Self.titleTop), colour: theme.label)
        + subtitle.drawings(
          at: Point(x: Spacing.margin, y: Self.titleTop + title.height),
          colour: theme.secondaryLabel)
        + card.drawings(pressed: pressed, in: context)
        + remark.drawings(
          at: Point(x: 2 * Spacing.margin, y: card.frame.maxY + Spacing.related),
          colour: theme.secondaryLabel))
  }

  /// The card of rows; its place depends only on the stage's width.
  private func card(width: Double) -> RowCard {
    RowCard(
      rows: rows, at: Point(x: Spacing.margin, y: Self.cardTop),
      width: width - 2 * Spacing.margin)
  }

  private static let titleTop = ScenePoster.inset
  private static let cardTop =
    titleTop + TextStyle.largeTitle.lineHeight + TextStyle.subtitle.lineHeight + Spacing.group
}

extension RowMenu: PointerResponder {
  public func respond(to event: PointerEvent) -> GestureResponse {
    let response = recognizer.take(event)
    let row = card(width: event.stage.width).row(at: event.location)
    pressed = response == .pending ? row : nil
    guard response == .claimed, let row else {
      return response == .claimed ? .ignored : response
    }
    onChoice?(row)
    return .claimed
  }
}
