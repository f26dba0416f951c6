public import FlowCore

/// A card of tall rows, each with a title, a subtitle and a chevron.
public struct RowCard {
  /// What one row says.
  public struct Row: Hashable, Sendable {
    /// The first line.
    public let title: String
    /// The second line; cut off with an ellipsis where it does not fit.
    public let subtitle: String

    /// Creates a row.
    public init(title: String, subtitle: String) {
      self.title = title
      self.subtitle = subtitle
    }
  }

  /// The card's place on its layer, in points.
  public let frame: Rect

  private let rows: [Row]

  /// Creates a card with its top left corner at a point; its height follows from its rows.
  public init(rows: [Row], at corner: Point, width: Double) {
    self.rows = rows
    frame = Rect(
      x: corner.x, y: corner.y, width: width, height: Double(rows.count) * Spacing.tallRow)
  }

  /// The row at a point of the layer, or `nil` beside the card.
  public func row(at point: Point) -> Int? {
    frame.contains(point) ? Int((point.y - frame.minY) / Spacing.tallRow) : nil
  }

  /// What to draw; `pressed` is the row under the finger.
  public func drawings(pressed: Int?, in context: LayoutContext) -> [Drawing] {
    let theme = context.theme
    var drawings = [Drawing.roundedRectangle(frame, radius: Spacing.cardRadius, theme.raised)]
    if let pressed { drawings += highlight(pressed, theme.pressed) }
    for (index, row) in rows.enumerated() {
      drawings += contents(of: row, top: frame.minY + Double(index) * Spacing.tallRow, in: context)
      if index > 0, index != pressed, index - 1 != pressed {
        drawings.append(
          .hairline(
            Point(
              x: frame.minX + Spacing.margin, y: frame.minY + Double(index) * Spacing.tallRow),
            width: frame.size.width - Spacing.margin, theme.separator))
      }
    }
    return drawings
  }

  private func contents(of row: Row, top: Double, in context: LayoutContext) -> [Drawing] {
    let theme = context.theme
    let chevron = Rect(
      x: frame.maxX - Spacing.margin - 16, y: top + (Spacing.tallRow - 16) / 2, width: 16,
      height: 16)
    let left = frame.minX + Spacing.margin
    let width = chevron.minX - Spacing.related - left
    let title = TextBlock.line(
      row.title, style: .body, width: width, measuring: context.measuring)
    let subtitle = TextBlock.line(
      row.subtitle, style: .footnote, width: width, measuring: context.measuring)
    let y = top + (Spacing.tallRow - title.height - subtitle.height) / 2
    return title.drawings(at: Point(x: left, y: y), colour: theme.label)
      + subtitle.drawings(
        at: Point(x: left, y: y + title.height), colour: theme.secondaryLabel)
      + [.icon(.chevron, chevron, theme.tertiaryLabel)]
  }

  /// A row's background: round only where the card is.
  private func highlight(_ index: Int, _ colour: RGBA) -> [Drawing] {
    let radius = Spacing.cardRadius
    let top = frame.minY + Double(index) * Spacing.tallRow
    let row = Rect(x: frame.minX, y: top, width: frame.size.width, height: Spacing.tallRow)
    var drawings = [Drawing.roundedRectangle(row, radius: radius, colour)]
    if index > 0 {
      drawings.append(
        .fill(Rect(x: row.minX, y: row.minY, width: row.size.width, height: radius), colour))
    }
    if index < rows.count - 1 {
      drawings.append(
        .fill(
          Rect(x: row.minX, y: row.maxY - radius, width: row.size.width, height: radius), colour))
    }
    return drawings
  }
}
