internal import FlowCore

/// Follows one press on selectable words: a mouse selects from there on.
///
/// A second press in the same place selects the word, a third one everything. A finger scrolls instead.
final class SelectionPress: PointerResponder {
  private let text: SelectableText
  private let frame: Rect
  private let context: LayoutContext

  init(_ text: SelectableText, frame: Rect, _ context: LayoutContext) {
    self.text = text
    self.frame = frame
    self.context = context
  }

  func respond(to event: PointerEvent) -> GestureResponse {
    guard event.device == .mouse else { return .ignored }
    switch event.phase {
    case .down: select(at: event)
    case .move: place(of: event).map(text.extend)
    case .up, .cancelled: break
    }
    return .claimed
  }

  private func select(at event: PointerEvent) {
    guard let place = place(of: event) else { return }
    switch text.presses.count(event) {
    case 1: text.begin(at: place)
    case 2: text.selectWord(at: place)
    default: text.selectAll()
    }
  }

  /// The place in the text that is nearest to a pointer; `nil` where nobody knows where that is.
  private func place(of event: PointerEvent) -> Int? {
    event.location.isFinite
      ? text.places(in: frame, context).place(at: event.locationOnPage) : nil
  }
}
