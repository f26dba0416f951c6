/// A text with its selection, and the movements of the selection.
///
/// Offsets are in UTF-8 code units, and always at a boundary between grapheme clusters.
struct TextSelection: Hashable {
  /// The text.
  let text: String
  /// The fixed end of the selection.
  var anchor: Int
  /// The moving end of the selection.
  var caret: Int

  /// Creates a text without a selection, with the caret at its start.
  init(_ text: String) {
    self.init(text, anchor: 0, caret: 0)
  }

  /// Creates a text with a selection between two offsets.
  init(_ text: String, anchor: Int, caret: Int) {
    self.text = text
    (self.anchor, self.caret) = (anchor, caret)
  }

  /// The selected range; empty if there is only a caret.
  var range: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

  /// The selected text.
  var selectedText: String { String(text[indices(range)]) }

  // MARK: Moving

  /// Moves the caret.
  ///
  /// Unless `extending`, the selection collapses: then a movement by a character only moves the
  /// caret to that end of the selection.
  mutating func move(_ movement: EditableText.Movement, extending: Bool) {
    if !extending, !range.isEmpty, movement == .back || movement == .forward {
      caret = movement == .back ? range.lowerBound : range.upperBound
    } else {
      caret = place(of: movement)
    }
    if !extending { anchor = caret }
  }

  /// Moves the caret to an offset, clamped to the text and rounded down to a character boundary.
  mutating func moveCaret(to place: Int, extending: Bool) {
    caret = boundary(atOrBefore: min(max(place, 0), text.utf8.count))
    if !extending { anchor = caret }
  }

  /// Selects a range.
  mutating func select(_ part: Range<Int>) {
    moveCaret(to: part.lowerBound, extending: false)
    moveCaret(to: part.upperBound, extending: true)
  }

  /// The offset to which a movement takes the caret.
  func place(of movement: EditableText.Movement) -> Int {
    let start = index(caret)
    switch movement {
    case .back: return start > text.startIndex ? place(text.index(before: start)) : 0
    case .forward: return start < text.endIndex ? place(text.index(after: start)) : caret
    case .wordBack: return place(wordStart(before: start))
    case .wordForward: return place(wordEnd(after: start))
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

  func place(_ index: String.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  func indices(_ part: Range<Int>) -> Range<String.Index> {
    index(part.lowerBound)..<index(part.upperBound)
  }

  /// The first character boundary at or after an offset.
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
