internal import CSDL2

/// Key names: SDL's, with underscores for spaces, and `AC_BACK` as in SDL's header.
public enum Keyboard {
  private static let modifiers: Set<Int32> = [
    SDLK_LALT, SDLK_RALT, SDLK_LCTRL, SDLK_RCTRL, SDLK_LSHIFT, SDLK_RSHIFT, SDLK_LGUI, SDLK_RGUI,
    SDLK_MODE, SDLK_CAPSLOCK, SDLK_NUMLOCKCLEAR,
  ].map { Int32(bitPattern: $0.rawValue) }.reduce(into: []) { $0.insert($1) }

  /// Whether a key has that name.
  public static func isKey(_ name: String) -> Bool {
    if name == "AC_BACK" { return true }
    return SDL_GetKeyFromName(spaced(name)) != SDLK_UNKNOWN.rawValue
  }

  /// The name of a key, or `nil` for modifiers and keys without one.
  static func name(of key: SDL_Keycode) -> String? {
    guard !modifiers.contains(key), let name = SDL_GetKeyName(key) else { return nil }
    let text = String(cString: name)
    if key == Int32(bitPattern: SDLK_AC_BACK.rawValue) { return "AC_BACK" }
    return text.isEmpty ? nil : String(text.map { $0 == " " ? "_" : $0 })
  }

  private static func spaced(_ name: String) -> String {
    String(name.map { $0 == "_" ? " " : $0 })
  }
}
