extension KeyPress {
  private static let stepKeys: Set = [
    "Left", "Right", "Up", "Down", "PageUp", "PageDown", "Tab", "Backspace", "Delete", "+", "-",
    "Keypad_+", "Keypad_-",
  ]
  /// Without Ctrl these type characters, which arrive as text.
  private static let stepKeysWithCtrl: Set = [",", ".", "=", "Y", "Z"]

  /// Whether the key repeats while it is held down, at the desktop's rate.
  ///
  /// Keys that move or edit by one step repeat; keys that trigger an action do not, such as an
  /// arrow with Alt.
  package var repeats: Bool {
    guard modifiers.isSubset(of: [.shift, .ctrl]) else { return false }
    return Self.stepKeys.contains(key)
      || modifiers.contains(.ctrl) && Self.stepKeysWithCtrl.contains(key)
  }
}
