/// The unit that a press selects; the raw value is the number of presses at the same point.
enum SelectionUnit: Int {
  case character = 1
  case word
  case line
}

extension TextSelection {
  /// The range of the unit at an offset: at the end of the text, the last unit; for `.character`,
  /// the empty range at the offset.
  ///
  /// An offset within a grapheme cluster counts as the start of the cluster.
  func range(of unit: SelectionUnit, around offset: Int) -> Range<Int> {
    guard !text.isEmpty else { return 0..<0 }
    let offset = boundary(atOrBefore: offset)
    switch unit {
    case .character: return offset..<offset
    case .word:
      let position = index(offset)
      let word = text.word(
        around: position < text.endIndex ? position : text.index(before: position))
      return self.offset(word.lowerBound)..<self.offset(word.upperBound)
    case .line:
      let line = text.line(around: index(offset))
      return self.offset(line.lowerBound)..<self.offset(line.upperBound)
    }
  }

  /// The range of the caret's line, without the line break.
  var line: Range<Int> {
    let line = text.line(around: index(caret))
    let end =
      text[line].last?.isNewline ?? false ? text.index(before: line.upperBound) : line.upperBound
    return offset(line.lowerBound)..<offset(end)
  }
}

extension String {
  /// The run of characters of one kind around an index: a word, spaces, or punctuation and symbols;
  /// a line break is a run of its own.
  func word(around index: String.Index) -> Range<String.Index> {
    let kind = self[index].kind
    var (start, end) = (index, index)
    while start > startIndex, self[self.index(before: start)].kind == kind {
      start = self.index(before: start)
    }
    while end < endIndex, self[end].kind == kind { end = self.index(after: end) }
    return kind == .lineBreak ? index..<self.index(after: index) : start..<end
  }

  /// With the line break.
  func line(around position: String.Index) -> Range<String.Index> {
    let start = self[..<position].lastIndex(where: \.isNewline).map(index(after:)) ?? startIndex
    let end = self[position...].firstIndex(where: \.isNewline).map(index(after:)) ?? endIndex
    return start..<end
  }
}

extension Character {
  fileprivate enum Kind {
    case word
    case space
    case lineBreak
    case symbol
  }

  fileprivate var kind: Kind {
    isPartOfWord ? .word : isNewline ? .lineBreak : isWhitespace ? .space : .symbol
  }

  var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
