public import FlowCore
public import Observation

/// The state of selectable text: its text, selection and focus.
@Observable
public final class SelectableTextState: FocusableInputTarget {
  /// The text; setting a different one clears the selection.
  public var text: String {
    get { content.text }
    set {
      guard newValue != text else { return }
      (content, targetX) = (TextSelection(newValue), nil)
      // The offsets of the old layout may lie beyond the end of the new text.
      layout = nil
    }
  }

  /// Whether Tab skips the text, as for one of many short texts that are selected only with a
  /// mouse.
  public var skipsTab = false

  public var hasFocus = false

  private var content: TextSelection
  /// Locates the characters of the text as it was last laid out; `nil` until the text is laid out.
  private var layout: ((Rect, LayoutContext) -> any TextLocating)?
  /// The x to which Up and Down move the caret, in points from the page's leading edge; `nil` after
  /// any other movement.
  private var targetX: Double?
  var presses = PressCounter()
  weak var press: SelectionPress?

  /// Creates a text without a selection.
  public init(_ text: String = "") {
    content = TextSelection(text)
  }

  /// The selected range, in UTF-8 code units; empty if nothing is selected.
  public var selection: Range<Int> { content.range }

  /// The selected text.
  package var selectedText: String { content.selectedText }

  /// Selects the whole text.
  public func selectAll() { change { $0.select(0..<$0.text.utf8.count) } }

  public var reach: KeyboardReach { skipsTab ? .neighbours : .tab }

  public var takesFocusByPress: Bool { true }

  public var cursor: Cursor { .text }

  public func handle(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    switch (key.key, key.modifiers) {
    case ("A", [.ctrl]): selectAll()
    case ("C", [.ctrl]): if !selection.isEmpty { context.services.copy(selectedText) }
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

  /// Called when the text has been laid out: a press in progress extends its selection to the
  /// character that is now under the pointer.
  package func didLayOut(_ layout: @escaping (Rect, LayoutContext) -> any TextLocating) {
    self.layout = layout
    press?.follow()
  }

  /// `nil` before the first layout of the current text.
  func offsets(in frame: Rect, _ context: LayoutContext) -> (any TextLocating)? {
    layout?(frame, context)
  }

  /// The focus ring of the text; empty while text is selected, because the selection already shows
  /// the focus.
  package func ring(around frame: Rect, _ context: LayoutContext) -> [Drawing] {
    let use = Control.Use(
      isEnabled: true, isHovered: false, press: 0,
      isMarked: hasFocus && context.marksFocus && selection.isEmpty,
      metrics: context.metrics, corners: context.corners)
    return use.ring(around: frame, radius: 2, context.theme)
  }

  // MARK: Selecting

  /// Also resets `targetX`.
  func change(_ change: (inout TextSelection) -> Void) {
    change(&content)
    targetX = nil
  }

  private func extend(by key: CaretKey, in frame: Rect, _ context: LayoutContext) -> Bool {
    guard let offsets = offsets(in: frame, context) else { return false }
    let caret = offsets.caret(at: content.caret)
    switch key.direction {
    case .left, .right:
      // Text without letters is drawn from left to right, whatever the layout direction.
      let reading = context.measuring.direction(of: text) ?? .leftToRight
      change {
        $0.move(
          CaretKey.movement(toLeft: key.direction == .left, byWord: key.isFar, in: reading),
          extending: true)
      }
    case .home, .end:
      let range = key.isFar ? 0..<text.utf8.count : content.line
      change {
        $0.moveCaret(
          to: key.direction == .home ? range.lowerBound : range.upperBound, extending: true)
      }
    case .up, .down:
      guard !key.isFar else { return false }
      moveCaret(byLines: key.direction == .up ? -1 : 1, from: caret, offsets)
    }
    context.services.scrollWindow?.reveal(offsets.caret(at: content.caret))
    return true
  }

  /// Beyond the first or last line, the caret moves to the start or end of the text.
  private func moveCaret(byLines lines: Double, from caret: Rect, _ offsets: any TextLocating) {
    let point = Point(x: targetX ?? caret.minX, y: caret.midY + lines * caret.size.height)
    change {
      $0.moveCaret(to: offsets.offset(at: point), extending: true)
      // The end of a wrapped line is also the start of the next one: step back onto this line.
      if offsets.caret(at: $0.caret).minY > point.y { $0.move(.back, extending: true) }
      if offsets.caret(at: $0.caret).minY == caret.minY {
        $0.move(lines < 0 ? .start : .end, extending: true)
      }
    }
    targetX = point.x
  }
}

/// Converts between points of a page and offsets in a text, for selecting.
@MainActor
package protocol TextLocating {
  /// The offset nearest to a point of the page, in UTF-8 code units.
  func offset(at point: Point) -> Int

  /// The rectangle of the caret at an offset, on the page: as tall as the line; its width has no
  /// meaning.
  func caret(at offset: Int) -> Rect
}
