extension SourceText {
  /// A position between two characters of a displayed line.
  package struct Position: Hashable, Sendable {
    /// From 0.
    package let line: Int
    /// In the line's displayed text, in UTF-8 code units.
    package let offset: Int

    package init(line: Int, offset: Int) {
      (self.line, self.offset) = (line, offset)
    }
  }

  /// `offset` is in UTF-8 code units of the file; in a line break, it maps to the end of its line.
  package func displayPosition(of offset: Int) -> Position {
    guard let index = lines.lastIndexOfPrefix(where: { $0.range.lowerBound <= offset }) else {
      return Position(line: 0, offset: 0)
    }
    let line = lines[index]
    let offsetInLine = min(offset, line.range.upperBound) - line.range.lowerBound
    guard line.text.utf8.count != line.range.count else {
      return Position(line: index, offset: offsetInLine)
    }
    let boundary = boundaries(of: line).last { $0.inFile <= offsetInLine }
    return Position(line: index, offset: boundary?.displayed ?? 0)
  }

  /// In UTF-8 code units; a position inside a tab maps to the nearer end of the tab.
  package func fileOffset(of position: Position) -> Int {
    guard lines.indices.contains(position.line) else { return text.utf8.count }
    let line = lines[position.line]
    guard line.text.utf8.count != line.range.count else {
      return line.range.lowerBound + min(position.offset, line.range.count)
    }
    let nearest = boundaries(of: line).min {
      ($0.displayed - position.offset).magnitude < ($1.displayed - position.offset).magnitude
    }
    return line.range.lowerBound + (nearest?.inFile ?? 0)
  }

  /// The boundaries of characters, in code units from the line's start in the file, and as
  /// displayed.
  private func boundaries(of line: Line) -> [(inFile: Int, displayed: Int)] {
    let start = text.utf8.index(text.startIndex, offsetBy: line.range.lowerBound)
    let end = text.utf8.index(start, offsetBy: line.range.count)
    var (inFile, displayed, column) = (0, 0, 0)
    var boundaries = [(inFile: 0, displayed: 0)]
    for character in text[start..<end] {
      let tab = character == "\t" ? Self.width(ofTabAt: column) : nil
      inFile += character.utf8.count
      displayed += tab ?? character.utf8.count
      column += tab ?? 1
      boundaries.append((inFile, displayed))
    }
    return boundaries
  }
}
