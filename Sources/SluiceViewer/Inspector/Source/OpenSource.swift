internal import FlowCore
package import FlowUI

/// A file that the source pane shows: its text, how far it is scrolled, and how its lines lie.
final class OpenSource {
  let text: SourceText
  let scroll = ScrollState()
  /// The file's text as it is selected.
  let code: SelectableTextState

  private var rows: (grid: SourceGrid, rows: [SourceRows.Row])?

  /// How many rows around what is gone to are seen as well; by eye.
  private static let around = 3.0

  init(_ text: SourceText) {
    self.text = text
    code = SelectableTextState(text.text)
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

  /// The first place of the file that can be seen, in UTF-8 code units.
  var firstInSight: Int {
    guard let rows, !rows.rows.isEmpty else { return 0 }
    let index = Int((scroll.offset / rows.grid.style.lineHeight).rounded(.up))
    let row = rows.rows[min(max(0, index), rows.rows.count - 1)]
    return text.own(SourceText.Place(line: row.line, offset: row.range.lowerBound))
  }

  /// Scrolls by as little as shows a part of the file, given in UTF-8 code units, and a few rows
  /// around it.
  func reveal(_ part: Range<Int>) {
    guard let rows, let first = row(of: part.lowerBound), let last = row(of: part.upperBound) else {
      return
    }
    let height = rows.grid.style.lineHeight
    scroll.reveal(
      (Double(first) - Self.around) * height...(Double(last) + 1 + Self.around) * height)
  }

  /// The row in which a place of the file is shown.
  private func row(of place: Int) -> Int? {
    let shown = text.shown(place)
    return rows?.rows.lastPlace { ($0.line, $0.range.lowerBound) <= (shown.line, shown.offset) }
  }
}

/// Where numbers and characters of code stand on a pane.
package struct SourceGrid: Hashable {
  /// How code looks.
  package let style: TextStyle
  /// How wide a column is, in points.
  package let advance: Double
  /// Where numbers end and code begins, in points from the pane's leading edge.
  let numbers: Double
  let code: Double
  /// How many columns of code there are.
  package let columns: Int

  /// At the usual text size: 38 columns on a panel of 300 points; by eye.
  private static let style = TextStyle(
    size: 11, weight: .regular, lineHeight: 16, design: .monospaced)
  /// Between the edges and what is beside them, in points.
  static let gap = 8.0

  package init(_ text: SourceText, width: Double, _ context: LayoutContext) {
    style = context.style(Self.style)
    // The widest letter: where there is no font for code, no line may stick out.
    advance = context.measuring.width(of: "W", in: style)
    numbers = Self.gap + Double(max(2, "\(text.lines.count)".count)) * advance
    code = numbers + Self.gap
    columns = Int(max(0, (width - code - Self.gap) / advance).rounded(.down))
  }

  /// Where what begins so far from where code does, and is so wide, lies on the page, in a frame
  /// that rows fill.
  ///
  /// Code always reads from left to right: on a stage that is mirrored it begins at the row's end.
  func x(
    of distance: Double, width: Double, in frame: Rect, _ direction: LayoutDirection
  ) -> Double {
    switch direction {
    case .leftToRight: frame.minX + code + distance
    case .rightToLeft: frame.maxX - Self.gap - distance - width
    }
  }

  /// How far a place on the page is from where code begins, in the direction in which code reads.
  func distance(to x: Double, in frame: Rect, _ direction: LayoutDirection) -> Double {
    switch direction {
    case .leftToRight: x - frame.minX - code
    case .rightToLeft: frame.maxX - Self.gap - x
    }
  }
}
