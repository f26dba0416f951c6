internal import FlowCore

/// The displayed text of a text field, with its caret and highlights.
///
/// Offsets are in UTF-8 code units of the displayed text.
struct ShownText {
  /// The displayed text: a dot for each character if it is concealed, as for a password.
  private(set) var text: String
  let caret: Int
  /// The selection, or the clause that an input method works on.
  let highlighted: Range<Int>
  /// The range of an input method's composition; empty if there is none.
  let composed: Range<Int>
  private let editable: EditableText
  private let isConcealed: Bool
  private let format: InputFormat
  /// The length of the text before the ellipsis; `Int.max` if the text is not truncated.
  private var end = Int.max

  private static let dot = "•"

  init(_ editable: EditableText, isConcealed: Bool, format: InputFormat = .any) {
    self.editable = editable
    (self.isConcealed, self.format) = (isConcealed, format)
    let selection = editable.selection
    guard !isConcealed else {
      let offset = { editable.text[..<editable.index($0)].count * Self.dot.utf8.count }
      text = String(repeating: Self.dot, count: editable.text.count)
      (caret, composed) = (offset(editable.caret), 0..<0)
      highlighted = offset(selection.lowerBound)..<offset(selection.upperBound)
      return
    }
    guard let composition = editable.composition else {
      text = format.shown(editable.text)
      (caret, composed) = (format.shownOffset(editable.caret), 0..<0)
      highlighted =
        format.shownOffset(selection.lowerBound)..<format.shownOffset(selection.upperBound)
      return
    }
    text = editable.text
    text.replaceSubrange(editable.range(selection), with: composition.text)
    let offset = { selection.lowerBound + composition.offset($0) }
    highlighted = offset(composition.selected.lowerBound)..<offset(composition.selected.upperBound)
    composed = selection.lowerBound..<selection.lowerBound + composition.text.utf8.count
    caret = highlighted.upperBound
  }

  func shortened(by breaker: LineBreaker) -> ShownText {
    guard let text = breaker.shortened(line: text) else { return self }
    var shown = self
    shown.text = text
    shown.end = text.utf8.count - "…".utf8.count
    return shown
  }

  func offsetInText(_ offset: Int) -> Int {
    let offset = min(offset, end)
    if isConcealed {
      let index = editable.text.index(
        editable.text.startIndex, offsetBy: offset / Self.dot.utf8.count)
      return editable.text.utf8.distance(from: editable.text.startIndex, to: index)
    }
    guard offset > composed.lowerBound, !composed.isEmpty else {
      return format.offsetInText(offset)
    }
    return max(offset - composed.count, composed.lowerBound) + editable.selection.count
  }
}

extension TextComposition {
  fileprivate func offset(_ count: Int) -> Int {
    text.unicodeScalars.prefix(count).reduce(0) { $0 + UTF8.width($1) }
  }
}
