internal import SDL

/// The names of keys, as windows report them and scripts spell them.
public enum KeyNames {
  /// Whether a key or a side button of the mouse has that name, without modifiers.
  public static func contains(_ name: String) -> Bool {
    ["X1", "X2"].contains(name) || Keyboard.isKey(name)
  }
}
