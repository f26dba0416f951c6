internal import FlowUI
internal import SDL

/// The shape of the mouse over a window, as a session wants it.
@MainActor
struct WindowCursor: ~Copyable {
  private var shown = Cursor.arrow
  /// Made when they are first wanted.
  private var text: SystemCursor?
  private var columns: SystemCursor?

  init() {}

  /// Gives the mouse another shape, if it has another one.
  mutating func show(_ cursor: Cursor) {
    guard cursor != shown else { return }
    shown = cursor
    switch cursor {
    case .arrow: SystemCursor.showArrow()
    case .text:
      if text == nil { text = SystemCursor(.text) }
      text?.show()
    case .resizeColumns:
      if columns == nil { columns = SystemCursor(.resizeColumns) }
      columns?.show()
    }
  }
}
