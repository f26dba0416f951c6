internal import FlowCore
package import FlowUI

/// An open file of the source pane: its text, scroll position, selection and laid-out rows.
@MainActor
final class OpenSource {
  let text: SourceText
  let scroll = ScrollState()
  /// The selection state of the file's text.
  let code: SelectableTextState

  /// The marked line, from 1: the one that was requested last; `nil` if none was.
  private(set) var markedLine: Int?
  /// Whether the marked line is still to be scrolled into view.
  private var revealsMark = false

  private var rows: (grid: SourceGrid, rows: [SourceRows.Row])?

  /// The number of context rows shown around a revealed range; by eye.
  private static let contextRows = 3.0

  init(_ text: SourceText) {
    self.text = text
    code = SelectableTextState(text.text)
  }

  /// The rows on a grid; cached until the grid changes.
  func rows(on grid: SourceGrid, _ context: LayoutContext) -> [SourceRows.Row] {
    if let rows, rows.grid == grid { return rows.rows }
    let made = SourceRows(text, columns: grid.columns) { character in
      let width = context.measuring.width(of: String(character), in: grid.style)
      return Int((width / grid.advance - 0.01).rounded(.up))
    }
    rows = (grid, made.rows)
    return made.rows
  }

  /// The offset in the file of the first visible character, in UTF-8 code units.
  var firstVisibleOffset: Int {
    guard let rows, !rows.rows.isEmpty else { return 0 }
    let index = Int((scroll.offset / rows.grid.style.lineHeight).rounded(.up))
    let row = rows.rows[min(max(0, index), rows.rows.count - 1)]
    return text.fileOffset(of: SourceText.Position(line: row.line, offset: row.range.lowerBound))
  }

  /// Scrolls as little as possible to show a range of the file, given in UTF-8 code units, with
  /// some context rows.
  func reveal(_ range: Range<Int>) {
    guard let rows, let first = row(of: range.lowerBound), let last = row(of: range.upperBound)
    else {
      return
    }
    let height = rows.grid.style.lineHeight
    scroll.reveal(
      (Double(first) - Self.contextRows) * height...(Double(last) + 1 + Self.contextRows) * height)
  }

  /// Marks a line, from 1, and shows it once the file is laid out.
  func show(line: Int) { (markedLine, revealsMark) = (line, true) }

  /// Scrolls to the marked line, unless that was done already; called once the file is laid out.
  func revealMark() {
    guard revealsMark, let markedLine, text.lines.indices.contains(markedLine - 1) else { return }
    revealsMark = false
    reveal(text.lines[markedLine - 1].range)
  }

  /// The index of the row that shows an offset of the file.
  private func row(of place: Int) -> Int? {
    let shown = text.displayPosition(of: place)
    return rows?.rows.lastIndexOfPrefix {
      ($0.line, $0.range.lowerBound) <= (shown.line, shown.offset)
    }
  }
}

/// The column grid of the source pane: line numbers and characters of code.
package struct SourceGrid: Hashable {
  /// The text style of code.
  package let style: TextStyle
  /// The width of a column in points.
  package let advance: Double
  /// The trailing edge of line numbers, in points from the pane's leading edge.
  let numbers: Double
  /// The leading edge of code, in points from the pane's leading edge.
  let code: Double
  /// The number of columns for code; never negative.
  package let columns: Int

  /// The style of code before scaling: at the default text size, a panel of 300 points has 38
  /// columns; by eye.
  private static let style = TextStyle(
    size: 11, weight: .regular, lineHeight: 16, design: .monospaced)
  /// The gap between the pane's edges, the line numbers and the code, in points.
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

  /// The x coordinate on the page of a piece of code, given its distance from the start of code and
  /// its width, in points.
  ///
  /// `frame` is the frame that the rows fill. Code always runs from left to right; on a
  /// right-to-left page, which is mirrored after its layout, it is laid out from the row's right
  /// end.
  func x(
    of distance: Double, width: Double, in frame: Rect, _ direction: LayoutDirection
  ) -> Double {
    switch direction {
    case .leftToRight: frame.minX + code + distance
    case .rightToLeft: frame.maxX - Self.gap - distance - width
    }
  }

  /// The distance of an x coordinate on the page from the start of code, in reading direction.
  func distance(to x: Double, in frame: Rect, _ direction: LayoutDirection) -> Double {
    switch direction {
    case .leftToRight: x - frame.minX - code
    case .rightToLeft: frame.maxX - Self.gap - x
    }
  }
}
