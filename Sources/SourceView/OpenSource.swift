internal import FlowCore
package import FlowUI

/// An open file of the source pane: its text, scroll position, selection and laid-out rows.
@MainActor
final class OpenSource {
  let text: SourceText
  let scroll = ScrollState()
  /// The selection in the file's text.
  let code: SelectableTextState

  /// From 1; the line that was requested last.
  private(set) var markedLine: Int?
  /// True until the marked line has been scrolled into view.
  private var revealsMark = false

  private var rows: (grid: SourceGrid, rows: [SourceRows.Row])?

  /// Around a revealed range, and around a requested line; by eye.
  private static let (contextRows, rowsAroundMark) = (3.0, 12.0)

  init(_ text: SourceText) {
    self.text = text
    code = SelectableTextState(text.text)
  }

  func rows(on grid: SourceGrid, _ context: LayoutContext) -> [SourceRows.Row] {
    if let rows, rows.grid == grid { return rows.rows }
    let made = SourceRows(text, columns: grid.columns) { character in
      let width = context.measuring.width(of: String(character), in: grid.style)
      return Int((width / grid.advance - 0.01).rounded(.up))
    }
    rows = (grid, made.rows)
    return made.rows
  }

  /// In UTF-8 code units of the file.
  var firstVisibleOffset: Int {
    guard let rows, !rows.rows.isEmpty else { return 0 }
    let index = Int((scroll.offset / rows.grid.style.lineHeight).rounded(.up))
    let row = rows.rows[min(max(0, index), rows.rows.count - 1)]
    return text.fileOffset(of: SourceText.Position(line: row.line, offset: row.range.lowerBound))
  }

  /// Scrolls as little as possible, with some context rows; `range` is in UTF-8 code units.
  func reveal(_ range: Range<Int>) { reveal(range, with: Self.contextRows) }

  private func reveal(_ range: Range<Int>, with contextRows: Double) {
    guard let rows, let first = row(of: range.lowerBound), let last = row(of: range.upperBound)
    else {
      return
    }
    let height = rows.grid.style.lineHeight
    scroll.reveal(
      (Double(first) - contextRows) * height...(Double(last) + 1 + contextRows) * height)
  }

  /// The line counts from 1, and is shown once the file is laid out.
  func show(line: Int) { (markedLine, revealsMark) = (line, true) }

  /// Scrolls once; called when the file is laid out.
  func revealMark() {
    guard revealsMark, let markedLine, text.lines.indices.contains(markedLine - 1) else { return }
    revealsMark = false
    let range = text.lines[markedLine - 1].range
    reveal(range, with: Self.rowsAroundMark)
    // In a low window, so many rows above the line may have left no room for the line itself.
    reveal(range)
  }

  private func row(of offset: Int) -> Int? {
    let shown = text.displayPosition(of: offset)
    return rows?.rows.lastIndexOfPrefix {
      ($0.line, $0.range.lowerBound) <= (shown.line, shown.offset)
    }
  }
}

/// The column grid of the source pane, whose lengths are in points.
package struct SourceGrid: Hashable {
  package let style: TextStyle
  /// The width of a column.
  package let advance: Double
  /// The trailing edge of line numbers, from the pane's leading edge.
  let numbers: Double
  /// The leading edge of code, from the pane's leading edge.
  let code: Double
  /// The number of columns for code; never negative.
  package let columns: Int

  /// Before scaling: at the default text size, a panel of 300 points has 38 columns; by eye.
  private static let style = TextStyle(
    size: 11, weight: .regular, lineHeight: 16, design: .monospaced)
  /// Between the pane's edges, the line numbers and the code.
  static let gap = 8.0

  @MainActor
  package init(_ text: SourceText, width: Double, _ context: LayoutContext) {
    style = context.style(Self.style)
    // Use the widest letter, so that no line overflows if there is no monospaced font.
    advance = context.measuring.width(of: "W", in: style)
    numbers = Self.gap + Double(max(2, "\(text.lines.count)".count)) * advance
    code = numbers + Self.gap
    columns = Int(max(0, (width - code - Self.gap) / advance).rounded(.down))
  }

  /// Where code lies on the page, given its distance from the start of code and its width.
  ///
  /// Code always runs from left to right. A right-to-left page is mirrored after its layout: there,
  /// code is laid out from the right end of `frame`, and starts at the left end once mirrored.
  /// `frame` has the full width of the rows.
  func x(
    of distance: Double, width: Double, in frame: Rect, _ direction: LayoutDirection
  ) -> Double {
    switch direction {
    case .leftToRight: frame.minX + code + distance
    case .rightToLeft: frame.maxX - Self.gap - distance - width
    }
  }

  /// From the start of code, in reading direction; `x` is on the page.
  func distance(to x: Double, in frame: Rect, _ direction: LayoutDirection) -> Double {
    switch direction {
    case .leftToRight: x - frame.minX - code
    case .rightToLeft: frame.maxX - Self.gap - x
    }
  }
}
