package import FlowCore

/// Text that is being edited, with its selection and undo history: one line or several.
///
/// Its offsets are always between two user-perceived characters (grapheme clusters), so the caret
/// is never inside an emoji or between a letter and its accent. Edits can be undone one by one,
/// back to the first.
package struct EditableText: Hashable, Sendable {
  var content: TextSelection
  /// The composition of an input method, shown in place of the selection.
  ///
  /// It is not yet part of the text; every edit and movement of the caret ends it.
  package internal(set) var composition: TextComposition?
  package let limit: Int
  /// Whether the text can have several lines.
  package let allowsLineBreaks: Bool

  private var past: [Edit] = []
  private var future: [Edit] = []

  private struct Edit: Hashable {
    let offset: Int
    let removed: String
    let inserted: String
    /// The selection before the edit.
    let anchor: Int
    let caret: Int
  }

  /// Cleans the text as `insert` does, and truncates it to `limit`: by default more than any line
  /// needs.
  package init(_ text: String = "", limit: Int = 10_000, allowsLineBreaks: Bool = false) {
    self.limit = max(0, limit)
    self.allowsLineBreaks = allowsLineBreaks
    let cleaned = Self.cleaned(text, keepingLineBreaks: allowsLineBreaks)
    let text = String(cleaned.prefix(self.limit))
    content = TextSelection(text, anchor: text.utf8.count, caret: text.utf8.count)
  }

  package var text: String { content.text }

  /// The fixed end of the selection, in UTF-8 code units.
  package var anchor: Int { content.anchor }

  /// The moving end of the selection, in UTF-8 code units.
  package var caret: Int { content.caret }

  /// In UTF-8 code units.
  package var selection: Range<Int> { content.range }

  package var selectedText: String { content.selectedText }

  /// Whether nothing is selected, and the caret is at the end of the text.
  var isCaretAtEnd: Bool { anchor == text.utf8.count && caret == text.utf8.count }

  package var textBeforeCaret: Substring { text[..<index(caret)] }

  var textAroundSelection: (before: Substring, after: Substring) {
    let range = range(selection)
    return (text[..<range.lowerBound], text[range.upperBound...])
  }

  // MARK: Editing

  /// Replaces the selection; returns `false` if the result would exceed the limit.
  ///
  /// Tabs become spaces, and so do line breaks unless they are allowed. Other control characters,
  /// and directional embeddings, overrides and isolates, are removed; if that removes all of
  /// `addition`, nothing is replaced.
  @discardableResult
  package mutating func insert(_ addition: String) -> Bool {
    composition = nil
    let isEmpty = addition.isEmpty
    let addition = Self.cleaned(addition, keepingLineBreaks: allowsLineBreaks)
    guard !addition.isEmpty || (isEmpty && !selection.isEmpty) else { return true }
    // A text never has more characters than code units, so a text with few code units certainly
    // fits.
    let rest = text.utf8.count - selection.count
    guard rest + addition.utf8.count <= limit || fits(addition) else { return false }
    replace(selection, with: addition, content)
    return true
  }

  /// Deletes the selection or, if it is empty, the text that the movement passes over.
  package mutating func delete(_ movement: Movement) {
    composition = nil
    let before = content
    if selection.isEmpty { content.move(movement, extending: true) }
    replace(selection, with: "", before)
  }

  @discardableResult
  package mutating func undo() -> Bool {
    composition = nil
    guard let edit = past.popLast() else { return false }
    replace(edit.inserted, by: edit.removed, at: edit.offset)
    content = TextSelection(text, anchor: edit.anchor, caret: edit.caret)
    future.append(edit)
    return true
  }

  @discardableResult
  package mutating func redo() -> Bool {
    composition = nil
    guard let edit = future.popLast() else { return false }
    replace(edit.removed, by: edit.inserted, at: edit.offset)
    past.append(edit)
    return true
  }

  private func fits(_ addition: String) -> Bool {
    var next = text
    next.replaceSubrange(range(selection), with: addition)
    return next.count <= limit
  }

  /// Undoing the edit brings back the selection of `before`.
  private mutating func replace(
    _ part: Range<Int>, with addition: String, _ before: TextSelection
  ) {
    guard !part.isEmpty || !addition.isEmpty else { return }
    let edit = Edit(
      offset: part.lowerBound, removed: String(text[range(part)]), inserted: addition,
      anchor: before.anchor, caret: before.caret)
    replace(edit.removed, by: edit.inserted, at: edit.offset)
    past.append(edit)
    future = []
  }

  private mutating func replace(_ old: String, by new: String, at offset: Int) {
    var text = text
    text.replaceSubrange(range(offset..<(offset + old.utf8.count)), with: new)
    content = TextSelection(text)
    // An inserted combining accent joins the letter before it: the caret comes after both.
    let end = content.boundary(atOrAfter: offset + new.utf8.count)
    content.moveCaret(to: end, extending: false)
  }

  /// Unicode's directional embeddings, overrides and isolates.
  private static let directionControls: [ClosedRange<UInt32>] = [0x202A...0x202E, 0x2066...0x2069]

  private static let lineBreaks: [Unicode.Scalar] = ["\n", "\u{B}", "\u{C}", "\r", "\u{85}"]

  static func cleaned(_ addition: String, keepingLineBreaks: Bool = false) -> String {
    var line = String.UnicodeScalarView()
    let lineBreak: Unicode.Scalar = keepingLineBreaks ? "\n" : " "
    var previous: Unicode.Scalar?
    for scalar in addition.unicodeScalars {
      defer { previous = scalar }
      switch scalar.properties.generalCategory {
      // A carriage return and a line feed are one line break.
      case .control where scalar == "\n" && previous == "\r": break
      case .control where lineBreaks.contains(scalar): line.append(lineBreak)
      case .control where scalar == "\t": line.append(" ")
      case .control: break
      case .lineSeparator, .paragraphSeparator: line.append(lineBreak)
      case .format where directionControls.contains(where: { $0.contains(scalar.value) }): break
      default: line.append(scalar)
      }
    }
    return String(line)
  }
}

extension EditableText {
  package enum Movement: Hashable, Sendable, CaseIterable {
    case back
    case forward
    /// To the beginning of the word before the caret.
    case wordBack
    /// To the end of the word after the caret.
    case wordForward
    case start
    case end
  }

  /// Moves the caret; if there is a selection, a movement by one character without `extending` only
  /// collapses it to its end in that direction.
  package mutating func move(_ movement: Movement, extending: Bool = false) {
    composition = nil
    content.move(movement, extending: extending)
  }

  /// Moves the caret to the last character boundary at or before an offset in UTF-8 code units.
  package mutating func moveCaret(to offset: Int, extending: Bool = false) {
    composition = nil
    content.moveCaret(to: offset, extending: extending)
  }

  package mutating func selectAll() {
    composition = nil
    content.select(0..<text.utf8.count)
  }

  /// Selects the word at an offset in UTF-8 code units, or the spaces there if there is no word.
  package mutating func selectWord(at offset: Int) {
    composition = nil
    content.moveCaret(to: offset, extending: false)
    content.select(content.range(of: .word, around: caret))
  }

  mutating func select(_ change: (inout TextSelection) -> Void) {
    composition = nil
    change(&content)
  }

  // MARK: Offsets

  func index(_ offset: Int) -> String.Index { content.index(offset) }

  func range(_ part: Range<Int>) -> Range<String.Index> { content.indices(part) }
}

extension EditableText {
  /// A composition longer than `limit` is not shown, because it could never be inserted.
  package mutating func compose(_ composition: TextComposition?) {
    let cleaned = composition.map(Self.cleaned)
    self.composition = cleaned.flatMap {
      $0.text.isEmpty || ($0.text.utf8.count > limit && $0.text.count > limit) ? nil : $0
    }
  }

  private static func cleaned(_ composition: TextComposition) -> TextComposition {
    let scalars = composition.text.unicodeScalars
    let parts = [
      scalars.prefix(composition.selected.lowerBound),
      scalars.dropFirst(composition.selected.lowerBound).prefix(composition.selected.count),
      scalars.dropFirst(composition.selected.upperBound),
    ].map { cleaned(String($0)) }
    let start = parts[0].unicodeScalars.count
    return TextComposition(
      parts.joined(), selected: start..<start + parts[1].unicodeScalars.count)
  }
}
