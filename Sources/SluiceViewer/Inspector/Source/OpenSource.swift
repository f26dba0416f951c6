internal import FlowCore
package import FlowUI

/// A file that the source pane shows: its text, how far it is scrolled, and how its lines lie.
final class OpenSource {
  let text: SourceText
  let scroll = ScrollState()
  /// The file's text as it is selected.
  let code: SelectableText

  private var rows: (grid: SourceGrid, rows: [SourceRows.Row])?

  init(_ text: SourceText) {
    self.text = text
    code = SelectableText(text.text)
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

  /// Where what begins so far from where code does, and is so wide, lies on the page, in a frame that rows fill.
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
