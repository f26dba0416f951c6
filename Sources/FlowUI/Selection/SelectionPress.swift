internal import FlowCore

/// Follows one press on selectable words: a mouse selects from there on.
///
/// A second press in the same place selects the word, a third one the line, and a drag from there
/// more of them; with Shift a press extends what is selected. A drag beyond the window of what
/// scrolls lets that roll on. A finger scrolls instead.
final class SelectionPress: PointerResponder {
  private let text: SelectableTextState
  private let frame: Rect
  private let context: LayoutContext
  private let window: ScrollWindow?
  /// How far the window was scrolled when the press began.
  private let start: Double
  private var drag: SelectionDrag?
  /// Where the pointer is on the page.
  private var place: Point?

  init(_ text: SelectableTextState, frame: Rect, _ context: LayoutContext) {
    self.text = text
    self.frame = frame
    self.context = context
    window = context.scrollWindow
    start = window?.state.offset ?? 0
  }

  func respond(to event: PointerEvent) -> GestureResponse {
    guard event.device == .mouse else { return .ignored }
    if event.location.isFinite { place = event.locationOnPage }
    switch event.phase {
    case .down: begin(event)
    case .move:
      follow()
      if let place { window?.roll(after: place) }
    case .up, .cancelled:
      follow()
      window?.state.roll(at: 0)
      drag = nil
    }
    return .claimed
  }

  private func begin(_ event: PointerEvent) {
    let presses = text.presses.count(event)
    guard let place = placeInText else { return }
    text.change {
      drag = SelectionDrag(
        at: place, presses: presses, extends: event.modifiers.contains(.shift), in: &$0)
    }
    text.press = self
  }

  /// Selects up to what lies under the pointer now.
  func follow() {
    guard let drag, let place = placeInText else { return }
    text.change { drag.extend(&$0, to: place) }
  }

  /// The place in the text that is nearest to the pointer; `nil` where nobody knows where that is.
  private var placeInText: Int? {
    let way = Vector(dx: 0, dy: start - (window?.state.offset ?? 0))
    return place.flatMap { text.places(in: frame.moved(by: way), context)?.place(at: $0) }
  }
}
