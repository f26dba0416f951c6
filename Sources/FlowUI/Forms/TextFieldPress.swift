internal import FlowCore

/// Follows one press on a text field: it puts the caret there, and a mouse selects from there on.
///
/// A second press in the same place selects the word, a third one all of it, and a drag from there
/// more words; with Shift a press extends what is selected.
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
      // A finger may mean to scroll: only a tap is for the field.
      let response = tap.take(event)
      if response == .claimed { select(at: event) }
      return response
    }
  }

  private func follow(_ event: PointerEvent) {
    switch event.phase {
    case .down: select(at: event)
    case .move:
      let place = place(of: event)
      state.editable.select { drag?.extend(&$0, to: place) }
    case .up, .cancelled: break
    }
  }

  private func select(at event: PointerEvent) {
    let (presses, place) = (state.presses.count(event), place(of: event))
    state.editable.select {
      drag = SelectionDrag(
        at: place, presses: presses, extends: event.modifiers.contains(.shift), in: &$0)
    }
  }

  /// The place in the text that is nearest to a pointer, in UTF-8 code units.
  private func place(of event: PointerEvent) -> Int {
    guard event.location.isFinite else { return state.editable.caret }
    return TextFieldLine(state, in: TextFieldBox.inner(frame, context), context)
      .placeInText(at: event.locationOnPage.x)
  }
}
