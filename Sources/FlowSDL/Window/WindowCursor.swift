internal import FlowUI
internal import SDL

/// The shape of the mouse over a window, as a session wants it.
@MainActor
struct WindowCursor: ~Copyable {
  private var shown = Cursor.arrow
  /// Made when it is first wanted.
  private var text: SystemCursor?

  init() {}

  /// Gives the mouse another shape, if it has another one.
  mutating func show(_ cursor: Cursor) {
    guard cursor != shown else { return }
    shown = cursor
    switch cursor {
    case .arrow: SystemCursor.showArrow()
    case .text:
      if text == nil { text = SystemCursor(overText: ()) }
      text?.show()
    }
  }
}
