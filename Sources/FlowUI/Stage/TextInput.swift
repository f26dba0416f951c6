internal import FlowCore

/// What a window must know to let a person write where the focus is.
public struct TextInput: Hashable, Sendable {
  /// The caret, in points of the stage: input methods show their candidates beside it.
  public let caret: Rect
  /// Whether something is being composed there.
  public let isComposing: Bool

  /// Creates what a window must know.
  public init(caret: Rect, isComposing: Bool) {
    self.caret = caret
    self.isComposing = isComposing
  }
}

extension FlowSession {
  /// What a window must know to let a person write; `nil` as long as no text field has the focus,
  /// and nothing can be begun on the picture.
  ///
  /// On-screen keyboards shall be seen, and input methods listen, as long as it is not `nil`.
  public var textInput: TextInput? {
    guard !navigation.isInputFrozen, let input = focus.textInput else { return nil }
    let caret = input.caret
    let x = direction == .leftToRight ? caret.minX : size.width - caret.maxX
    return TextInput(
      caret: Rect(
        x: x, y: caret.minY, width: caret.size.width, height: caret.size.height),
      isComposing: input.isComposing)
  }
}
