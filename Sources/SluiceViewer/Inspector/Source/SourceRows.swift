/// The lines of a file as rows of a pane: a line that is too long goes on in the rows below, indented.
package struct SourceRows: Sendable {
  /// A line, or a part of one.
  package struct Row: Hashable, Sendable {
    /// The line's place, from 0.
    package let line: Int
    /// The part of it, in UTF-8 code units.
    package let range: Range<Int>
    /// How many columns it is indented by, beyond spaces of its own.
    package let indent: Int
  }

  /// The rows from the top; at least one for each line.
  package let rows: [Row]

  /// How much further the rest of a line begins than the line itself, in columns; by eye.
  private static let hanging = 4
  /// The least columns of a row, also where a pane has no room for them.
  private static let least = 8

  /// Breaks lines.
  ///
  /// A line breaks after a space or a comma, if there is one in the second half of the row; otherwise it breaks where
  /// the row ends.
  /// - Parameters:
  ///   - text: The file.
  ///   - columns: How many columns there are in a row; what is less than 8 counts as 8.
  ///   - width: How many columns a character takes that is not in ASCII.
  package init(_ text: SourceText, columns: Int, width: (Character) -> Int) {
    let columns = max(columns, Self.least)
    var rows: [Row] = []
    for (index, line) in text.lines.enumerated() {
      // Hardly any character takes more columns than it has code units.
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
    let indent = min(line.prefix { $0 == " " }.count + hanging, columns / 2)
    var rows: [Row] = []
    var start = 0
    // The last place where the row may end, and the columns up to there and up to the character.
    var (end, endColumn, column, place) = (0, 0, 0, 0)
    for character in line {
      let own = character.isASCII ? 1 : max(0, width(character))
      while column + own > columns, place > start {
        let split = endColumn > columns / 2 ? end : place
        rows.append(Row(line: index, range: start..<split, indent: rows.isEmpty ? 0 : indent))
        column = indent + (split == end ? column - endColumn : 0)
        (start, end, endColumn) = (split, split, 0)
      }
      column += own
      place += character.utf8.count
      if character == " " || character == "," { (end, endColumn) = (place, column) }
    }
    return rows + [Row(line: index, range: start..<place, indent: rows.isEmpty ? 0 : indent)]
  }
}

extension SourceText.Line {
  /// The line's parts within a range, in order.
  func spans(in range: Range<Int>) -> [SourceSpan] {
    let first = spans.lastPlace { $0.range.upperBound <= range.lowerBound }.map { $0 + 1 } ?? 0
    return spans[first...].prefix { $0.range.lowerBound < range.upperBound }
      .map { SourceSpan(kind: $0.kind, range: $0.range.clamped(to: range)) }
  }

  /// The characters of a part.
  func words(in range: Range<Int>) -> String {
    String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }
}
