internal import FlowCore

/// Tracks one press on a text field, which sets the caret; dragging with a mouse selects text.
///
/// A second press at the same position selects the word, a third one the line, and a drag after a
/// second press extends the selection by words. With Shift, a press extends the selection. In a
/// secure field the whole text counts as one word, so that no press reveals where words end. In a
/// text area, a drag close to the top or bottom edge, or beyond it, scrolls the text.
final class TextFieldPress: PointerResponder {
  private let state: TextFieldState
  private let frame: Rect
  private let context: LayoutContext
  /// `nil` for a field with one line.
  private let window: ScrollWindow?
  /// The scroll offset of the window when the press began.
  private let startOffset: Double
  private var tap = TapRecognizer()
  private var drag: SelectionDrag?
  /// The text when `drag` began, to which its offsets refer; an edit ends the drag.
  private var draggedText = ""
  /// Where in the text a finger was pressed; until it is released, the text may scroll, because the
  /// field gets the focus.
  private var aim = (offset: 0, isRowEnd: false)
  /// `nil` before the first finite location.
  private var location: Point?

  init(_ state: TextFieldState, frame: Rect, _ context: LayoutContext) {
    self.state = state
    self.frame = frame
    self.context = context
    window = state.isMultiline ? context.services.scrollWindow : nil
    startOffset = window?.state.offset ?? 0
  }

  func respond(to event: PointerEvent) -> GestureResponse {
    if event.location.isFinite { location = event.locationOnPage }
    switch event.device {
    case .mouse:
      select(during: event)
      return .claimed
    case .touch:
      if event.phase == .down { aim = (offset, isRowEnd) }
      // A finger may begin to scroll: the field handles only a tap.
      let response = tap.handle(event)
      if response == .claimed { select(at: aim.offset, isRowEnd: aim.isRowEnd, event) }
      return response
    }
  }

  private func select(during event: PointerEvent) {
    switch event.phase {
    case .down:
      select(at: offset, isRowEnd: isRowEnd, event)
      state.press = self
    case .move:
      follow()
      if drag != nil, let location { window?.roll(after: location) }
    case .up, .cancelled:
      endDrag()
    }
  }

  private func select(at offset: Int, isRowEnd: Bool, _ event: PointerEvent) {
    let count = state.presses.count(event)
    let presses = state.isSecure && count > 1 ? SelectionUnit.line.rawValue : count
    draggedText = state.text
    // The text may have become shorter since a finger was pressed.
    let start = min(offset, draggedText.utf8.count)
    state.editable.select {
      drag = SelectionDrag(
        at: start, presses: presses, extends: event.modifiers.contains(.shift), in: &$0)
    }
    putCaret(atRowEnd: isRowEnd)
  }

  /// Extends the selection to the character that is now under the pointer.
  func follow() {
    guard let drag else { return }
    guard state.text == draggedText, state.composition == nil else { return endDrag() }
    let offset = offset
    var text = state.editable
    text.select { drag.extend(&$0, to: offset) }
    guard text != state.editable else { return }
    state.editable = text
    putCaret(atRowEnd: isRowEnd)
  }

  private func endDrag() {
    window?.state.roll(at: 0)
    drag = nil
  }

  private func putCaret(atRowEnd isRowEnd: Bool) {
    state.rowEnd = isRowEnd ? state.editable.caret : nil
  }

  private var offset: Int {
    location.map { edited.offsetInText(at: $0) } ?? state.editable.caret
  }

  /// Whether the offset is shown at the end of a row, and not at the start of the next one.
  private var isRowEnd: Bool { location.map { edited.isRowEnd(at: $0) } ?? false }

  private var edited: any EditedText {
    let shift = Vector(dx: 0, dy: startOffset - (window?.state.offset ?? 0))
    return state.edited(in: frame.moved(by: shift), context)
  }
}
