/// A text with its selection, and the movements of its caret.
///
/// Offsets are in UTF-8 code units, and always at a boundary between grapheme clusters.
struct TextSelection: Hashable {
  let text: String
  /// The fixed end of the selection.
  var anchor: Int
  /// The moving end of the selection.
  var caret: Int

  init(_ text: String) {
    self.init(text, anchor: 0, caret: 0)
  }

  init(_ text: String, anchor: Int, caret: Int) {
    self.text = text
    (self.anchor, self.caret) = (anchor, caret)
  }

  var range: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

  var selectedText: String { String(text[indices(range)]) }

  // MARK: Moving

  /// Without `extending`, a movement by one character puts the caret at the end of the selection in
  /// that direction.
  mutating func move(_ movement: EditableText.Movement, extending: Bool) {
    if !extending, !range.isEmpty, movement == .back || movement == .forward {
      caret = movement == .back ? range.lowerBound : range.upperBound
    } else {
      caret = offset(of: movement)
    }
    if !extending { anchor = caret }
  }

  /// The offset is clamped to the text and rounded down to a character boundary.
  mutating func moveCaret(to offset: Int, extending: Bool) {
    caret = boundary(atOrBefore: min(max(offset, 0), text.utf8.count))
    if !extending { anchor = caret }
  }

  mutating func select(_ part: Range<Int>) {
    moveCaret(to: part.lowerBound, extending: false)
    moveCaret(to: part.upperBound, extending: true)
  }

  func offset(of movement: EditableText.Movement) -> Int {
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

  private func wordStart(before position: String.Index) -> String.Index {
    var start = position
    var isInWord = false
    while start > text.startIndex {
      let before = text.index(before: start)
      if isInWord, !text[before].isPartOfWord { break }
      isInWord = text[before].isPartOfWord
      start = before
    }
    return start
  }

  private func wordEnd(after position: String.Index) -> String.Index {
    var end = position
    var isInWord = false
    while end < text.endIndex {
      if isInWord, !text[end].isPartOfWord { break }
      isInWord = text[end].isPartOfWord
      end = text.index(after: end)
    }
    return end
  }

  // MARK: Offsets and indices

  func index(_ offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: offset)
  }

  func offset(_ index: String.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  func indices(_ part: Range<Int>) -> Range<String.Index> {
    index(part.lowerBound)..<index(part.upperBound)
  }

  func boundary(atOrAfter offset: Int) -> Int {
    var offset = min(offset, text.utf8.count)
    while offset < text.utf8.count, index(offset).samePosition(in: text) == nil { offset += 1 }
    return offset
  }

  func boundary(atOrBefore offset: Int) -> Int {
    var offset = offset
    while offset > 0, index(offset).samePosition(in: text) == nil { offset -= 1 }
    return offset
  }
}
