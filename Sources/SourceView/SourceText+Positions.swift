extension SourceText {
  /// A position between two characters of a displayed line.
  package struct Position: Hashable, Sendable {
    /// The line's index, from 0.
    package let line: Int
    /// The offset in the line's displayed text, in UTF-8 code units.
    package let offset: Int

    /// Creates a position.
    package init(line: Int, offset: Int) {
      (self.line, self.offset) = (line, offset)
    }
  }

  /// The displayed position of an offset of the file, in UTF-8 code units; an offset in a line
  /// break maps to the end of its line.
  package func shown(_ position: Int) -> Position {
    guard let index = lines.lastIndexOfPrefix(where: { $0.range.lowerBound <= position }) else {
      return Position(line: 0, offset: 0)
    }
    let line = lines[index]
    let own = min(position, line.range.upperBound) - line.range.lowerBound
    guard line.text.utf8.count != line.range.count else {
      return Position(line: index, offset: own)
    }
    return Position(line: index, offset: steps(of: line).last { $0.own <= own }?.shown ?? 0)
  }

  /// The offset in the file, in UTF-8 code units, of a displayed position; a position inside a tab
  /// maps to the nearer end of the tab.
  package func own(_ position: Position) -> Int {
    guard lines.indices.contains(position.line) else { return text.utf8.count }
    let line = lines[position.line]
    guard line.text.utf8.count != line.range.count else {
      return line.range.lowerBound + min(position.offset, line.range.count)
    }
    let nearest = steps(of: line).min {
      ($0.shown - position.offset).magnitude < ($1.shown - position.offset).magnitude
    }
    return line.range.lowerBound + (nearest?.own ?? 0)
  }

  /// The positions between the characters of a line, in code units from its start: in the file and
  /// as displayed.
  private func steps(of line: Line) -> [(own: Int, shown: Int)] {
    let start = text.utf8.index(text.startIndex, offsetBy: line.range.lowerBound)
    let end = text.utf8.index(start, offsetBy: line.range.count)
    var (own, shown, column) = (0, 0, 0)
    var steps = [(own: 0, shown: 0)]
    for character in text[start..<end] {
      let tab = character == "\t" ? Self.width(ofTabAt: column) : nil
      own += character.utf8.count
      shown += tab ?? character.utf8.count
      column += tab ?? 1
      steps.append((own, shown))
    }
    return steps
  }
}
