extension KeyPress {
  /// Keys that move a caret, the focus or a value, or edit text, by one step.
  private static let littleSteps: Set = [
    "Left", "Right", "Up", "Down", "PageUp", "PageDown", "Tab", "Backspace", "Delete", "+", "-",
    "Keypad_+", "Keypad_-",
  ]
  /// Keys that edit text or move by one step only with Ctrl; without it they type characters, which
  /// arrive as text.
  private static let littleStepsWithCtrl: Set = [",", ".", "=", "Y", "Z"]

  /// Whether the key repeats while it is kept down, at the desktop's rate.
  ///
  /// Keys that move by one step repeat: arrows and page keys, Tab, Backspace and Delete, plus and
  /// minus, and with Ctrl undo, redo, equals, and the comma and full stop that step through time.
  /// Keys that trigger an action do not: Return, Space, Escape and the other back keys, function
  /// keys. Neither do keys with Alt or Super, which change the meaning of an arrow, nor Home and
  /// End, whose repetition has no effect.
  package var repeats: Bool {
    guard modifiers.isSubset(of: [.shift, .ctrl]) else { return false }
    return Self.littleSteps.contains(key)
      || modifiers.contains(.ctrl) && Self.littleStepsWithCtrl.contains(key)
  }
}
