internal import FlowCore

/// The state of text input in the focused text field, for the window.
public struct TextInput: Hashable, Sendable {
  /// The frame of the caret in the session, in points; input methods show their candidates beside
  /// it.
  public let caret: Rect
  /// Whether a composition is in progress.
  public let isComposing: Bool

  /// Creates a state; the caret's frame is in points of the session.
  public init(caret: Rect, isComposing: Bool) {
    self.caret = caret
    self.isComposing = isComposing
  }
}

extension FlowSession {
  /// The text input in the focused text field; `nil` if there is none, or the flow is frozen.
  ///
  /// While it is not `nil`, show the on-screen keyboard and enable the input method.
  public var textInput: TextInput? { textInput(focus) }

  private func textInput(_ focus: KeyboardFocus) -> TextInput? {
    guard !view.isInputFrozen, let input = focus.textInput else { return nil }
    let caret = input.caret
    let x = direction == .leftToRight ? caret.minX : size.width - caret.maxX
    return TextInput(
      caret: Rect(
        x: x, y: caret.minY, width: caret.size.width, height: caret.size.height),
      isComposing: input.isComposing)
  }

  /// Whether text that is typed now appears at the end of the focused text field.
  package var typesAtEnd: Bool { (focus.target as? TextFieldState)?.editable.isCaretAtEnd ?? true }

  /// Everything in the session that its window follows; the page is looked through only once.
  ///
  /// Reading it may lay out the page.
  package var windowState: WindowState {
    let targets = targets
    let focus = KeyboardFocus(targets, layout)
    return WindowState(
      textInput: textInput(focus), copyableText: focus.copyableText,
      cursor: cursor(among: targets))
  }
}

/// What a window shows of a session besides its picture.
package struct WindowState: Hashable, Sendable {
  package let textInput: TextInput?
  /// The selected text; `nil` if none is.
  package let copyableText: String?
  package let cursor: Cursor
}
