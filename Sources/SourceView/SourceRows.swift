/// The lines of a file, wrapped into rows; the continuation rows of a long line are indented.
package struct SourceRows: Sendable {
  package struct Row: Hashable, Sendable {
    /// From 0.
    package let line: Int
    /// In the line's text, in UTF-8 code units.
    package let range: Range<Int>
    /// In columns, before the row's text; 0 for the first row, whose text has the line's own
    /// indentation.
    package let indent: Int
  }

  /// From top to bottom; at least one per line.
  package let rows: [Row]

  /// In columns; by eye.
  private static let hangingIndent = 4
  /// Kept even if the pane is narrower; also the least room for text after an indentation.
  fileprivate static let minColumns = 8

  /// Wraps the lines of a file.
  ///
  /// Lines break between the words of `SourceTokens`; a word breaks only if it is wider than a row,
  /// or if its row would else have only the line's indentation, and 8 columns or more are left.
  /// Trailing spaces stay on their row, even beyond its end.
  ///
  /// - Parameters:
  ///   - text: The file.
  ///   - columns: The number of columns in a row; less than 8 counts as 8.
  ///   - width: Returns the number of columns of a non-ASCII character.
  package init(_ text: SourceText, columns: Int, width: (Character) -> Int) {
    let columns = max(columns, Self.minColumns)
    var rows: [Row] = []
    for (index, line) in text.lines.enumerated() {
      // No character is assumed to take more columns than it has code units.
      if line.text.utf8.count <= columns {
        rows.append(Row(line: index, range: 0..<line.text.utf8.count, indent: 0))
      } else {
        rows += Self.rows(of: line.text, index, columns, width)
      }
    }
    self.rows = rows
  }

  private static func rows(
    of line: String, _ index: Int, _ columns: Int, _ width: (Character) -> Int
  ) -> [Row] {
    let indent = min(line.prefix { $0 == " " }.count + hangingIndent, columns / 2)
    var writer = RowWriter(line: index, columns: columns, indent: indent)
    for word in SourceTokens(of: line).words {
      writer.write(word.map { ($0, $0.isASCII ? 1 : max(0, width($0))) })
    }
    writer.endRow()
    return writer.rows
  }
}

private struct RowWriter {
  let line: Int
  let columns: Int
  /// In columns; not for the first row.
  let indent: Int
  private(set) var rows: [SourceRows.Row] = []
  /// `start` and `position` are in code units.
  private var start = 0
  private var position = 0
  private var column = 0
  /// Whether the row has anything but spaces.
  private var hasText = false

  init(line: Int, columns: Int, indent: Int) {
    (self.line, self.columns, self.indent) = (line, columns, indent)
  }

  /// The word includes its trailing spaces; widths are in columns.
  mutating func write(_ word: [(character: Character, width: Int)]) {
    let width = word.reduce(0) { $0 + ($1.character == " " ? 0 : $1.width) }
    let startsRow = hasText || columns - column < SourceRows.minColumns
    if startsRow, column + width > columns, indent + width <= columns { endRow() }
    for (character, width) in word {
      if column + width > columns, character != " " { endRow() }
      if character != " " { hasText = true }
      column += width
      position += character.utf8.count
    }
  }

  mutating func endRow() {
    guard position > start else { return }
    rows.append(
      SourceRows.Row(line: line, range: start..<position, indent: rows.isEmpty ? 0 : indent))
    (start, column, hasText) = (position, indent, false)
  }
}

extension SourceText.Line {
  func spans(in range: Range<Int>) -> [SourceSpan] {
    let first =
      spans.lastIndexOfPrefix { $0.range.upperBound <= range.lowerBound }.map { $0 + 1 } ?? 0
    return spans[first...].prefix { $0.range.lowerBound < range.upperBound }
      .map { SourceSpan(kind: $0.kind, range: $0.range.clamped(to: range)) }
  }

  func text(in range: Range<Int>) -> String {
    String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }
}
