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
  /// A selection that is not extended collapses: by a character to the side to which the caret
  /// would go.
  public mutating func move(_ movement: Movement, extending: Bool = false) {
    composition = nil
    content.move(movement, extending: extending)
  }

  /// Puts the caret between two characters: as near before a place in UTF-8 code units as it can
  /// be.
  public mutating func moveCaret(to place: Int, extending: Bool = false) {
    composition = nil
    content.moveCaret(to: place, extending: extending)
  }

  /// Selects all of it.
  public mutating func selectAll() {
    composition = nil
    content.select(0..<text.utf8.count)
  }

  /// Selects the word around a place in UTF-8 code units, or the spaces there.
  public mutating func selectWord(at place: Int) {
    composition = nil
    content.moveCaret(to: place, extending: false)
    content.select(content.range(of: .word, around: caret))
  }

  /// Selects something else.
  mutating func select(_ change: (inout TextSelection) -> Void) {
    composition = nil
    change(&content)
  }

  // MARK: Places

  func index(_ place: Int) -> String.Index { content.index(place) }

  func range(_ part: Range<Int>) -> Range<String.Index> { content.indices(part) }
}
