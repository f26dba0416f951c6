internal import SDL

/// The names of keys as windows report them and scripts write them.
public enum KeyNames {
  /// Whether a keyboard's key or a mouse's side button has that name, modifiers left aside.
  public static func contains(_ name: String) -> Bool {
    ["X1", "X2"].contains(name) || Keyboard.isKey(name)
  }
}
