internal import FlowCore
internal import FlowUI
internal import SDLWindow

/// A window of SDL, whoever has opened it.
@MainActor
protocol SDLInputWindow: InputWindow {}

extension SDLInputWindow {
  var clipboard: String? {
    get { Clipboard.text }
    set { Clipboard.set(newValue ?? "") }
  }

  var primarySelection: String? {
    get { Clipboard.selection }
    set { Clipboard.setSelection(newValue ?? "") }
  }

  var isLeftButtonDown: Bool { Video.isLeftButtonDown }

  var pendingKeys: Int { EventQueue.pendingKeys() }
}

extension WindowTextInput.Command {
  /// `x` and `y` are the top left corner of the session, in window units.
  @MainActor
  func carryOut(x: Int = 0, y: Int = 0) {
    switch self {
    case .start: TextEntry.start()
    case .stop: TextEntry.stop()
    case .caret(let rect):
      TextEntry.setCaret(
        x: x + Int(rect.minX.rounded()), y: y + Int(rect.minY.rounded()),
        width: Int(rect.size.width.rounded(.up)), height: Int(rect.size.height.rounded(.up)))
    }
  }
}
