internal import FlowUI
internal import SDLWindow

/// The mouse cursor over a window, as the session requests it.
@MainActor
struct WindowCursor: ~Copyable {
  private var shown = Cursor.arrow
  private var text: SystemCursor?
  private var columns: SystemCursor?

  init() {}

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
