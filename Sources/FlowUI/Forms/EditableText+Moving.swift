extension EditableText {
  /// A way for the caret to go.
  public enum Movement: Hashable, Sendable, CaseIterable {
    /// By a character, towards the beginning of the text.
    case back
    /// By a character, towards its end.
    case forward
    /// To the beginning of the word before.
    case wordBack
    /// To the end of the word after.
    case wordForward
    /// To the beginning.
    case start
    /// To the end.
    case end
  }

  /// Moves the caret.
  ///
  /// A selection that is not extended collapses: by a character to the side to which the caret would go.
  public mutating func move(_ movement: Movement, extending: Bool = false) {
    composition = nil
    if !extending, !selection.isEmpty, movement == .back || movement == .forward {
      caret = movement == .back ? selection.lowerBound : selection.upperBound
    } else {
      caret = place(of: movement)
    }
    if !extending { anchor = caret }
  }

  /// Puts the caret between two characters: as near before a place in UTF-8 code units as it can be.
  public mutating func moveCaret(to place: Int, extending: Bool = false) {
    composition = nil
    caret = boundary(atOrBefore: min(max(place, 0), text.utf8.count))
    if !extending { anchor = caret }
  }

  /// Selects all of it.
  public mutating func selectAll() {
    moveCaret(to: 0)
    moveCaret(to: text.utf8.count, extending: true)
  }

  /// Selects the word around a place in UTF-8 code units, or the spaces there.
  public mutating func selectWord(at place: Int) {
    moveCaret(to: place)
    guard caret < text.utf8.count else { return move(.wordBack, extending: true) }
    let word = text.word(around: index(caret))
    anchor = offset(word.lowerBound)
    caret = offset(word.upperBound)
  }

  func place(of movement: Movement) -> Int {
    let start = index(caret)
    switch movement {
    case .back: return start > text.startIndex ? offset(text.index(before: start)) : 0
    case .forward: return start < text.endIndex ? offset(text.index(after: start)) : caret
    case .wordBack: return offset(wordStart(before: start))
    case .wordForward: return offset(wordEnd(after: start))
    case .start: return 0
    case .end: return text.utf8.count
    }
  }

  private func wordStart(before place: String.Index) -> String.Index {
    var place = place
    var isInWord = false
    while place > text.startIndex {
      let before = text.index(before: place)
      if isInWord, !text[before].isPartOfWord { break }
      isInWord = text[before].isPartOfWord
      place = before
    }
    return place
  }

  private func wordEnd(after place: String.Index) -> String.Index {
    var place = place
    var isInWord = false
    while place < text.endIndex {
      if isInWord, !text[place].isPartOfWord { break }
      isInWord = text[place].isPartOfWord
      place = text.index(after: place)
    }
    return place
  }

  // MARK: Places

  func index(_ place: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: place)
  }

  func range(_ part: Range<Int>) -> Range<String.Index> {
    index(part.lowerBound)..<index(part.upperBound)
  }

  private func offset(_ index: String.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  /// The first place between two characters from here on.
  ///
  /// An accent that is put in joins the letter before it: the caret comes after both.
  func boundary(atOrAfter place: Int) -> Int {
    var place = min(place, text.utf8.count)
    while place < text.utf8.count, index(place).samePosition(in: text) == nil { place += 1 }
    return place
  }

  private func boundary(atOrBefore place: Int) -> Int {
    var place = place
    while place > 0, index(place).samePosition(in: text) == nil { place -= 1 }
    return place
  }
}

extension String {
  /// The word around a character, or all between two words.
  func word(around index: String.Index) -> Range<String.Index> {
    let kind = self[index].isPartOfWord
    var (start, end) = (index, index)
    while start > startIndex, self[self.index(before: start)].isPartOfWord == kind {
      start = self.index(before: start)
    }
    while end < endIndex, self[end].isPartOfWord == kind { end = self.index(after: end) }
    return start..<end
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}
