public import FlowCore

/// One line of text that is being edited: what it says, what is selected, and what it said before.
///
/// Places in it are always between two characters as people count them (grapheme clusters), so a
/// caret never stands inside of an emoji or between a letter and its accent. Each edit can be
/// undone, one by one, back to the first.
public struct EditableText: Hashable, Sendable {
  /// What it says, and what of it is selected.
  var content: TextSelection
  /// What an input method composes in the place of what is selected: no part of the text yet.
  ///
  /// Every edit and every movement of the caret ends it.
  public internal(set) var composition: TextComposition?
  /// The most characters it may have.
  public let limit: Int

  private var past: [Edit] = []
  private var future: [Edit] = []

  /// A part of the text that was put in the place of another one.
  private struct Edit: Hashable {
    let place: Int
    let removed: String
    let inserted: String
    /// The selection before it.
    let anchor: Int
    let caret: Int
  }

  /// Creates a text with the caret at its end.
  ///
  /// - Parameters:
  ///   - text: What it says at first: cleaned as what is inserted, and cut off at the limit.
  ///   - limit: The most characters it may have; 10,000 by default, more than any line is good for.
  public init(_ text: String = "", limit: Int = 10_000) {
    self.limit = max(0, limit)
    let text = String(Self.cleaned(text).prefix(self.limit))
    content = TextSelection(text, anchor: text.utf8.count, caret: text.utf8.count)
  }

  /// What it says.
  public var text: String { content.text }

  /// The end of the selection that stays where it is, in UTF-8 code units.
  public var anchor: Int { content.anchor }

  /// The end of the selection that moves, where the caret is, in UTF-8 code units.
  public var caret: Int { content.caret }

  /// What is selected, in UTF-8 code units; empty where there is only a caret.
  public var selection: Range<Int> { content.range }

  /// The words that are selected.
  public var selectedText: String { content.words }

  /// What stands before the caret.
  public var textBeforeCaret: Substring { text[..<index(caret)] }

  // MARK: Editing

  /// Puts words in the place of what is selected; says whether there was room for them.
  ///
  /// Line breaks and tabs become spaces; other control characters go, and so do those that turn
  /// round what follows them, as nobody could see why it stands as it does. Words for which there
  /// is no room are refused as a whole: nothing is cut off that a person has put in.
  @discardableResult
  public mutating func insert(_ words: String) -> Bool {
    composition = nil
    let words = Self.cleaned(words)
    guard !words.isEmpty || !selection.isEmpty else { return true }
    // No text has more characters than code units: counting can often be left out.
    let rest = text.utf8.count - selection.count
    guard rest + words.utf8.count <= limit || fits(words) else { return false }
    replace(selection, with: words)
    return true
  }

  /// Takes away what is selected, or what a movement of the caret would pass over.
  public mutating func delete(_ movement: Movement) {
    composition = nil
    if selection.isEmpty { content.move(movement, extending: true) }
    replace(selection, with: "")
  }

  /// Takes back the last edit that is left; says whether there was one.
  @discardableResult
  public mutating func undo() -> Bool {
    composition = nil
    guard let edit = past.popLast() else { return false }
    replace(edit.inserted, by: edit.removed, at: edit.place)
    content = TextSelection(text, anchor: edit.anchor, caret: edit.caret)
    future.append(edit)
    return true
  }

  /// Makes again what was undone last; says whether there was something.
  @discardableResult
  public mutating func redo() -> Bool {
    composition = nil
    guard let edit = future.popLast() else { return false }
    replace(edit.removed, by: edit.inserted, at: edit.place)
    past.append(edit)
    return true
  }

  private func fits(_ words: String) -> Bool {
    var next = text
    next.replaceSubrange(range(selection), with: words)
    return next.count <= limit
  }

  private mutating func replace(_ part: Range<Int>, with words: String) {
    guard !part.isEmpty || !words.isEmpty else { return }
    let edit = Edit(
      place: part.lowerBound, removed: String(text[range(part)]), inserted: words,
      anchor: anchor, caret: caret)
    replace(edit.removed, by: edit.inserted, at: edit.place)
    past.append(edit)
    future = []
  }

  private mutating func replace(_ old: String, by new: String, at place: Int) {
    var text = text
    text.replaceSubrange(range(place..<(place + old.utf8.count)), with: new)
    content = TextSelection(text)
    // An accent that is put in joins the letter before it: the caret comes after both.
    let end = content.boundary(atOrAfter: place + new.utf8.count)
    content.moveCaret(to: end, extending: false)
  }

  /// Unicode's embeddings and overrides, and its isolates.
  private static let turns: [ClosedRange<UInt32>] = [0x202A...0x202E, 0x2066...0x2069]

  /// Words as one line can hold them.
  static func cleaned(_ words: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in words.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control where ["\n", "\t"].contains(scalar): line.append(" ")
      case .control: break
      case .lineSeparator, .paragraphSeparator: line.append(" ")
      case .format where turns.contains(where: { $0.contains(scalar.value) }): break
      default: line.append(scalar)
      }
    }
    return String(line)
  }
}
