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
  public var textInput: TextInput? {
    guard !view.isInputFrozen, let input = focus.textInput else { return nil }
    let caret = input.caret
    let x = direction == .leftToRight ? caret.minX : size.width - caret.maxX
    return TextInput(
      caret: Rect(
        x: x, y: caret.minY, width: caret.size.width, height: caret.size.height),
      isComposing: input.isComposing)
  }
}
