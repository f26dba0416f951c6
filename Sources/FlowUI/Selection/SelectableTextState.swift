public import FlowCore

/// Words that a person can select and copy: the part behind selectable words.
public final class SelectableTextState: FocusableInputTarget {
  /// What it says; with another text nothing is selected.
  public var text: String {
    get { content.text }
    set {
      if newValue != text { (content, goal) = (TextSelection(newValue), nil) }
    }
  }

  /// Whether Tab passes it by, as one of many short texts that only a mouse selects.
  public var skipsTab = false

  public var hasFocus = false

  /// The text, and what of it is selected.
  private var content: TextSelection
  /// How it was laid out last.
  private var layout: ((Rect, LayoutContext) -> any TextPlacing)?
  /// Where keys go up and down, in points from the leading edge, as long as nothing else moves the
  /// caret.
  private var goal: Double?
  var presses = PressCounter()
  /// The press that selects now.
  weak var press: SelectionPress?

  /// Creates a text of which nothing is selected.
  public init(_ text: String = "") {
    content = TextSelection(text)
  }

  /// What is selected, in UTF-8 code units; empty for nothing.
  public var selection: Range<Int> { content.range }

  /// The words that are selected.
  public var selectedText: String { content.words }

  /// Selects all of it.
  public func selectAll() { change { $0.select(0..<$0.text.utf8.count) } }

  public var reach: KeyboardReach { skipsTab ? .neighbours : .tab }

  public var takesFocusByPress: Bool { true }

  public var cursor: Cursor { .text }

  public func take(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    switch (key.key, key.modifiers) {
    case ("A", [.ctrl]): selectAll()
    case ("C", [.ctrl]): if !selection.isEmpty { context.copy(selectedText) }
    default:
      guard let key = CaretKey(key, in: context.direction), key.extends else { return false }
      return extend(by: key, in: frame, context)
    }
    return true
  }

  public func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    SelectionPress(self, frame: frame, context)
  }

  // MARK: Layout

  /// Takes notice of how it is laid out in a frame of the page; a press that goes on selects what
  /// has come under it.
  package func settle(_ layout: @escaping (Rect, LayoutContext) -> any TextPlacing) {
    self.layout = layout
    press?.follow()
  }

  /// Where its characters lie in a frame of the page; `nil` before it has been laid out.
  func places(in frame: Rect, _ context: LayoutContext) -> (any TextPlacing)? {
    layout?(frame, context)
  }

  /// The ring around a frame in which it lies, where keys go to it and are used, and nothing else
  /// shows that.
  package func ring(around frame: Rect, _ context: LayoutContext) -> [Drawing] {
    let use = Control.Use(
      isEnabled: true, isHovered: false, press: 0,
      isMarked: hasFocus && context.marksFocus && selection.isEmpty,
      metrics: context.metrics)
    return use.ring(around: frame, radius: 2, context.theme)
  }

  // MARK: Selecting

  /// Selects something else.
  func change(_ change: (inout TextSelection) -> Void) {
    change(&content)
    goal = nil
  }

  /// Lets the selection's end go by a key, and keeps it in sight.
  private func extend(by key: CaretKey, in frame: Rect, _ context: LayoutContext) -> Bool {
    guard let places = places(in: frame, context) else { return false }
    let caret = places.caret(at: content.caret)
    switch key.way {
    case .left, .right:
      // Without letters it is drawn from left to right on any stage.
      let reading = context.measuring.direction(of: text) ?? .leftToRight
      change {
        $0.move(
          CaretKey.movement(toLeft: key.way == .left, byWord: key.isFar, reading: reading),
          extending: true)
      }
    case .home, .end:
      let part = key.isFar ? 0..<text.utf8.count : content.line
      change {
        $0.moveCaret(to: key.way == .home ? part.lowerBound : part.upperBound, extending: true)
      }
    case .up, .down:
      guard !key.isFar else { return false }
      step(key.way == .up ? -1 : 1, from: caret, places)
    }
    context.scrollWindow?.reveal(places.caret(at: content.caret))
    return true
  }

  /// Lets the selection's end go up or down a line; beyond the first and the last one to the text's
  /// ends.
  private func step(_ lines: Double, from caret: Rect, _ places: any TextPlacing) {
    let point = Point(x: goal ?? caret.minX, y: caret.midY + lines * caret.size.height)
    change {
      $0.moveCaret(to: places.place(at: point), extending: true)
      // The end of a line that the next one goes on with is where that begins.
      if places.caret(at: $0.caret).minY > point.y { $0.move(.back, extending: true) }
      if places.caret(at: $0.caret).minY == caret.minY {
        $0.move(lines < 0 ? .start : .end, extending: true)
      }
    }
    goal = point.x
  }
}
