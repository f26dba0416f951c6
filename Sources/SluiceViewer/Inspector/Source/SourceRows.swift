/// The lines of a file as rows of a pane: a line that is too long goes on in the rows below,
/// indented.
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
  /// A line breaks between words, as `SourceWords` tells them apart; inside of one only where that
  /// alone is wider than a row. Spaces stay on the row that they follow, also beyond its end.
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
    var writer = RowWriter(line: index, columns: columns, indent: indent)
    for word in SourceWords(of: line).words {
      writer.write(word.map { ($0, $0.isASCII ? 1 : max(0, width($0))) })
    }
    writer.endRow()
    return writer.rows
  }
}

/// Writes a line into rows, word by word.
private struct RowWriter {
  let line: Int
  let columns: Int
  /// How many columns the rows after the first one are indented by.
  let indent: Int
  private(set) var rows: [SourceRows.Row] = []
  /// Where the row begins, and how far it is written: in code units, and in columns.
  private var start = 0
  private var place = 0
  private var column = 0

  init(line: Int, columns: Int, indent: Int) {
    (self.line, self.columns, self.indent) = (line, columns, indent)
  }

  /// Writes a word and the spaces behind it, given as characters with the columns that they take.
  mutating func write(_ word: [(character: Character, width: Int)]) {
    let width = word.reduce(0) { $0 + ($1.character == " " ? 0 : $1.width) }
    if column + width > columns, indent + width <= columns { endRow() }
    for (character, width) in word {
      if column + width > columns, character != " " { endRow() }
      column += width
      place += character.utf8.count
    }
  }

  /// Goes on in the next row, if there is anything in this one.
  mutating func endRow() {
    guard place > start else { return }
    rows.append(
      SourceRows.Row(line: line, range: start..<place, indent: rows.isEmpty ? 0 : indent))
    (start, column) = (place, indent)
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
