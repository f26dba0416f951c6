extension EditableText {
  /// A movement of the caret.
  public enum Movement: Hashable, Sendable, CaseIterable {
    /// One character towards the beginning of the text.
    case back
    /// One character towards the end of the text.
    case forward
    /// To the beginning of the word before the caret.
    case wordBack
    /// To the end of the word after the caret.
    case wordForward
    /// To the beginning of the text.
    case start
    /// To the end of the text.
    case end
  }

  /// Moves the caret.
  ///
  /// If `extending` is `false`, a selection collapses; a movement by one character then puts the
  /// caret at the selection's end in that direction.
  public mutating func move(_ movement: Movement, extending: Bool = false) {
    composition = nil
    content.move(movement, extending: extending)
  }

  /// Puts the caret at the last character boundary at or before an offset in UTF-8 code units.
  public mutating func moveCaret(to place: Int, extending: Bool = false) {
    composition = nil
    content.moveCaret(to: place, extending: extending)
  }

  /// Selects the whole text.
  public mutating func selectAll() {
    composition = nil
    content.select(0..<text.utf8.count)
  }

  /// Selects the word around an offset in UTF-8 code units, or the spaces there.
  package mutating func selectWord(at place: Int) {
    composition = nil
    content.moveCaret(to: place, extending: false)
    content.select(content.range(of: .word, around: caret))
  }

  /// Changes the selection.
  mutating func select(_ change: (inout TextSelection) -> Void) {
    composition = nil
    change(&content)
  }

  // MARK: Offsets

  func index(_ place: Int) -> String.Index { content.index(place) }

  func range(_ part: Range<Int>) -> Range<String.Index> { content.indices(part) }
}
