extension KeyPress {
  /// Keys that move a caret, the focus or a value, or edit text, by one step.
  private static let stepKeys: Set = [
    "Left", "Right", "Up", "Down", "PageUp", "PageDown", "Tab", "Backspace", "Delete", "+", "-",
    "Keypad_+", "Keypad_-",
  ]
  /// Keys that edit text or move by one step only with Ctrl; without it they type characters, which
  /// arrive as text.
  private static let stepKeysWithCtrl: Set = [",", ".", "=", "Y", "Z"]

  /// Whether the key repeats while it is held down, at the desktop's rate.
  ///
  /// Keys that move or edit by one step repeat: arrows and page keys, Tab, Backspace, Delete, plus
  /// and minus, and with Ctrl also Z and Y (undo and redo), the equals sign, and the comma and full
  /// stop, which step through time. Keys that trigger an action do not: Return, Space, Escape and
  /// the other back keys, function keys. Neither do keys with Alt or Super, which change the
  /// meaning of an arrow, nor Home and End, whose repetition has no effect.
  package var repeats: Bool {
    guard modifiers.isSubset(of: [.shift, .ctrl]) else { return false }
    return Self.stepKeys.contains(key)
      || modifiers.contains(.ctrl) && Self.stepKeysWithCtrl.contains(key)
  }
}
