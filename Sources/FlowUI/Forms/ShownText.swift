internal import FlowCore

/// What a text field shows of its text, and where.
///
/// Places are in UTF-8 code units of what is shown.
struct ShownText {
  /// The text; dots in the place of a password's letters.
  private(set) var words: String
  /// Where the caret stands.
  let caret: Int
  /// What is highlighted: the selection, or the clause that an input method works on.
  let highlighted: Range<Int>
  /// What an input method has composed.
  let composed: Range<Int>
  private let editable: EditableText
  private let isSecure: Bool
  /// How much of the text is shown, where an ellipsis stands for the rest.
  private var end = Int.max

  private static let dot = "•"

  init(_ editable: EditableText, isSecure: Bool) {
    self.editable = editable
    self.isSecure = isSecure
    let selection = editable.selection
    guard !isSecure else {
      let place = { editable.text[..<editable.index($0)].count * Self.dot.utf8.count }
      words = String(repeating: Self.dot, count: editable.text.count)
      (caret, composed) = (place(editable.caret), 0..<0)
      highlighted = place(selection.lowerBound)..<place(selection.upperBound)
      return
    }
    guard let composition = editable.composition else {
      words = editable.text
      (caret, highlighted, composed) = (editable.caret, selection, 0..<0)
      return
    }
    words = editable.text
    words.replaceSubrange(editable.range(selection), with: composition.text)
    let place = { selection.lowerBound + composition.place($0) }
    highlighted = place(composition.selected.lowerBound)..<place(composition.selected.upperBound)
    composed = selection.lowerBound..<selection.lowerBound + composition.text.utf8.count
    caret = highlighted.upperBound
  }

  /// The same with an ellipsis in the place of what does not fit.
  func shortened(by breaker: LineBreaker) -> ShownText {
    guard let words = breaker.shortened(line: words) else { return self }
    var shown = self
    shown.words = words
    shown.end = words.utf8.count - "…".utf8.count
    return shown
  }

  /// The place in the text that a place in what is shown stands for.
  func placeInText(_ place: Int) -> Int {
    let place = min(place, end)
    if isSecure {
      let index = editable.text.index(
        editable.text.startIndex, offsetBy: place / Self.dot.utf8.count)
      return editable.text.utf8.distance(from: editable.text.startIndex, to: index)
    }
    guard place > composed.lowerBound, !composed.isEmpty else { return place }
    return max(place - composed.count, composed.lowerBound) + editable.selection.count
  }
}

extension TextComposition {
  /// So many UTF-8 code units lie before a count of its scalars.
  fileprivate func place(_ count: Int) -> Int {
    text.unicodeScalars.prefix(count).reduce(0) { $0 + UTF8.width($1) }
  }
}
