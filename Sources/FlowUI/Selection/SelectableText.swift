public import FlowCore

/// Words that a person can select and copy: the part behind selectable words.
public final class SelectableText: FocusablePart {
  /// What it says; with another text nothing is selected.
  public var text: String {
    didSet {
      if text != oldValue { (anchor, caret) = (0, 0) }
    }
  }

  public var hasFocus = false

  /// The end of the selection that stays where it is, and the one that moves, in UTF-8 code units.
  private var (anchor, caret) = (0, 0)
  /// How it was laid out last.
  private var style = TextStyle.body
  var presses = PressCounter()

  /// Creates a text of which nothing is selected.
  public init(_ text: String = "") {
    self.text = text
  }

  /// What is selected, in UTF-8 code units; empty for nothing.
  public var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

  /// The words that are selected.
  public var selectedText: String {
    String(text[index(selection.lowerBound)..<index(selection.upperBound)])
  }

  /// Selects all of it.
  public func selectAll() { select(0..<text.utf8.count) }

  public var takesFocusByPress: Bool { true }

  public func take(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    switch (key.key, key.modifiers) {
    case ("A", [.ctrl]): selectAll()
    case ("C", [.ctrl]): if !selection.isEmpty { context.copy(selectedText) }
    default: return false
    }
    return true
  }

  public func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    SelectionPress(self, frame: frame, context)
  }

  /// Takes notice of the style in which it is laid out.
  func settle(_ style: TextStyle) { self.style = style }

  /// Its lines as wide as a frame.
  func block(_ width: Double, _ context: LayoutContext) -> TextBlock {
    context.blocks.block(
      text, style: context.style(style), width: width, maxLines: nil, alignment: .leading, context)
  }

  /// Where its characters lie in a frame of the page.
  func places(in frame: Rect, _ context: LayoutContext) -> TextPlaces {
    TextPlaces(
      of: text, in: block(frame.size.width, context), at: frame.origin, context.style(style),
      context)
  }

  // MARK: Selecting

  /// Begins a selection at a place.
  func begin(at place: Int) { select(place..<place) }

  /// Moves the end of the selection that moves.
  func extend(to place: Int) { caret = place }

  /// Selects the word at a place; at the end of the text the last one.
  func selectWord(at place: Int) {
    guard !text.isEmpty else { return }
    let place = index(place)
    let word = text.word(around: place < text.endIndex ? place : text.index(before: place))
    let start = text.utf8.distance(from: text.startIndex, to: word.lowerBound)
    select(start..<start + text[word].utf8.count)
  }

  private func select(_ part: Range<Int>) { (anchor, caret) = (part.lowerBound, part.upperBound) }

  private func index(_ place: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: place)
  }
}
