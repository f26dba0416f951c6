internal import FlowCore
internal import FlowUI

/// A file that the source pane shows: its text, how far it is scrolled, and how its lines lie.
final class OpenSource {
  let text: SourceText
  let scroll = ScrollState()

  private var rows: (grid: SourceGrid, rows: [SourceRows.Row])?

  init(_ text: SourceText) {
    self.text = text
  }

  /// The rows on a grid, made anew only for another one.
  func rows(on grid: SourceGrid, _ context: LayoutContext) -> [SourceRows.Row] {
    if let rows, rows.grid == grid { return rows.rows }
    let made = SourceRows(text, columns: grid.columns) { character in
      let width = context.measuring.width(of: String(character), in: grid.style)
      return Int((width / grid.advance - 0.01).rounded(.up))
    }
    rows = (grid, made.rows)
    return made.rows
  }
}

/// Where numbers and characters of code stand on a pane.
struct SourceGrid: Hashable {
  /// How code looks.
  let style: TextStyle
  /// How wide a column is, in points.
  let advance: Double
  /// Where numbers end and code begins, in points from the pane's leading edge.
  let numbers: Double
  let code: Double
  /// How many columns of code there are.
  let columns: Int

  /// At the usual text size: 38 columns on a panel of 300 points; by eye.
  private static let style = TextStyle(
    size: 11, weight: .regular, lineHeight: 16, design: .monospaced)
  /// Between the edges and what is beside them, in points.
  static let gap = 8.0

  init(_ text: SourceText, width: Double, _ context: LayoutContext) {
    style = context.style(Self.style)
    // The widest letter: where there is no font for code, no line may stick out.
    advance = context.measuring.width(of: "W", in: style)
    numbers = Self.gap + Double(max(2, "\(text.lines.count)".count)) * advance
    code = numbers + Self.gap
    columns = Int(max(0, (width - code - Self.gap) / advance).rounded(.down))
  }
}
