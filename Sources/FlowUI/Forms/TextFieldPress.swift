internal import FlowCore

/// Tracks one press on a text field, which places the caret; dragging with a mouse selects text.
///
/// A second press at the same position selects the word, a third one the whole text, and a drag
/// after a second press extends the selection by words. With Shift, a press extends the selection.
/// In a secure field the whole text counts as one word, so that no press reveals where words end.
final class TextFieldPress: PointerResponder {
  private let state: TextFieldState
  private let frame: Rect
  private let context: LayoutContext
  private var tap = TapRecognizer()
  private var drag: SelectionDrag?

  init(_ state: TextFieldState, frame: Rect, _ context: LayoutContext) {
    self.state = state
    self.frame = frame
    self.context = context
  }

  func respond(to event: PointerEvent) -> GestureResponse {
    switch event.device {
    case .mouse:
      follow(event)
      return .claimed
    case .touch:
      // A finger may begin to scroll: the field handles only a tap.
      let response = tap.handle(event)
      if response == .claimed { select(at: event) }
      return response
    }
  }

  private func follow(_ event: PointerEvent) {
    switch event.phase {
    case .down: select(at: event)
    case .move:
      let offset = offset(of: event)
      state.editable.select { drag?.extend(&$0, to: offset) }
    case .up, .cancelled: break
    }
  }

  private func select(at event: PointerEvent) {
    let (count, offset) = (state.presses.count(event), offset(of: event))
    let presses = state.isSecure && count > 1 ? SelectionUnit.line.rawValue : count
    state.editable.select {
      drag = SelectionDrag(
        at: offset, presses: presses, extends: event.modifiers.contains(.shift), in: &$0)
    }
  }

  private func offset(of event: PointerEvent) -> Int {
    guard event.location.isFinite else { return state.editable.caret }
    return TextFieldLine(state, in: TextFieldBox.inner(frame, context), context)
      .offsetInText(at: event.locationOnPage.x)
  }
}
