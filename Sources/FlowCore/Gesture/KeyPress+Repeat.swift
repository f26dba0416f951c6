extension KeyPress {
  /// Keys that lead a caret, the focus or a value on, or change a text, by a little.
  private static let littleSteps: Set = [
    "Left", "Right", "Up", "Down", "PageUp", "PageDown", "Tab", "Backspace", "Delete", "+", "-",
    "Keypad_+", "Keypad_-",
  ]
  /// Keys that do so only with Ctrl: alone they are characters, which come as text.
  private static let littleStepsWithCtrl: Set = [",", ".", "=", "Y", "Z"]

  /// Whether the key counts again and again while it is held, as often as the desktop says.
  ///
  /// Keys do that lead on by a little, so that more of it is wanted: arrows and the page keys, Tab,
  /// Backspace and Delete, plus and minus, and with Ctrl undo, redo, and the comma and full stop
  /// that step through time. What acts counts once: Return, Space, Escape and the other ways back,
  /// function keys. So does what holds Alt or Super, which changes the meaning of an arrow, and
  /// Home and End, which have nothing to add.
  public var repeats: Bool {
    guard modifiers.isSubset(of: [.shift, .ctrl]) else { return false }
    return Self.littleSteps.contains(key)
      || modifiers.contains(.ctrl) && Self.littleStepsWithCtrl.contains(key)
  }
}
