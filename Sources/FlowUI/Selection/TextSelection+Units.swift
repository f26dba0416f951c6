/// What a press selects at once: the more, the more often it is repeated.
enum SelectionUnit: Int {
  case character = 1
  case word
  case line
}

extension TextSelection {
  /// The word, or whatever unit, around a place; of words at the end of the text the last one.
  func range(of unit: SelectionUnit, around place: Int) -> Range<Int> {
    guard !text.isEmpty else { return 0..<0 }
    switch unit {
    case .character: return place..<place
    case .word:
      let place = index(place)
      let word = text.word(around: place < text.endIndex ? place : text.index(before: place))
      return self.place(word.lowerBound)..<self.place(word.upperBound)
    case .line:
      let line = text.line(around: index(place))
      return self.place(line.lowerBound)..<self.place(line.upperBound)
    }
  }

  /// The line in which the caret stands, without the break that ends it.
  var line: Range<Int> {
    let line = text.line(around: index(caret))
    let end =
      text[line].last?.isNewline ?? false ? text.index(before: line.upperBound) : line.upperBound
    return place(line.lowerBound)..<place(end)
  }
}

extension String {
  /// The word around a character, or all of its kind between two words; no more than a line.
  func word(around index: String.Index) -> Range<String.Index> {
    let kind = self[index].kind
    var (start, end) = (index, index)
    while start > startIndex, self[self.index(before: start)].kind == kind {
      start = self.index(before: start)
    }
    while end < endIndex, self[end].kind == kind { end = self.index(after: end) }
    return kind == .lineBreak ? index..<self.index(after: index) : start..<end
  }

  /// The line around a place, with the break that ends it.
  func line(around place: String.Index) -> Range<String.Index> {
    let start = self[..<place].lastIndex(where: \.isNewline).map(index(after:)) ?? startIndex
    let end = self[place...].firstIndex(where: \.isNewline).map(index(after:)) ?? endIndex
    return start..<end
  }
}

extension Character {
  fileprivate enum Kind {
    case word
    case space
    case lineBreak
    case sign
  }

  fileprivate var kind: Kind {
    isPartOfWord ? .word : isNewline ? .lineBreak : isWhitespace ? .space : .sign
  }

  /// Whether it is of a word, or of a name in code, as Unicode's word boundaries have it.
  var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
