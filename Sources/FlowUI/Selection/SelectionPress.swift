internal import FlowCore

/// Handles one mouse press on selectable text.
///
/// A double press selects the word and a triple press the line, and a drag extends the selection by
/// that unit; with Shift a press extends the existing selection. A drag close to the top or bottom
/// edge of the scroll window, or beyond it, scrolls the content. Touches are ignored, so that a
/// finger scrolls instead.
final class SelectionPress: PointerResponder {
  private let text: SelectableTextState
  private let frame: Rect
  private let context: LayoutContext
  private let window: ScrollWindow?
  /// The scroll offset of the window when the press began.
  private let startOffset: Double
  private var drag: SelectionDrag?
  private var location: Point?

  init(_ text: SelectableTextState, frame: Rect, _ context: LayoutContext) {
    self.text = text
    self.frame = frame
    self.context = context
    window = context.services.scrollWindow
    startOffset = window?.state.offset ?? 0
  }

  func respond(to event: PointerEvent) -> GestureResponse {
    guard event.device == .mouse else { return .ignored }
    if event.location.isFinite { location = event.locationOnPage }
    switch event.phase {
    case .down: begin(event)
    case .move:
      follow()
      if let location { window?.roll(after: location) }
    case .up, .cancelled:
      follow()
      window?.state.roll(at: 0)
      drag = nil
    }
    return .claimed
  }

  private func begin(_ event: PointerEvent) {
    let presses = text.presses.count(event)
    guard let offset = offsetInText else { return }
    text.change {
      drag = SelectionDrag(
        at: offset, presses: presses, extends: event.modifiers.contains(.shift), in: &$0)
    }
    text.press = self
  }

  func follow() {
    guard let drag, let offset = offsetInText else { return }
    text.change { drag.extend(&$0, to: offset) }
  }

  /// `nil` before the first finite location, or before the first layout of the current text.
  private var offsetInText: Int? {
    let shift = Vector(dx: 0, dy: startOffset - (window?.state.offset ?? 0))
    return location.flatMap { text.offsets(in: frame.moved(by: shift), context)?.offset(at: $0) }
  }
}
