internal import CSDL2

enum Keyboard {
  private static let modifiers: Set<Int32> = [
    SDLK_LALT, SDLK_RALT, SDLK_LCTRL, SDLK_RCTRL, SDLK_LSHIFT, SDLK_RSHIFT, SDLK_LGUI, SDLK_RGUI,
    SDLK_MODE, SDLK_CAPSLOCK, SDLK_NUMLOCKCLEAR,
  ].map { Int32(bitPattern: $0.rawValue) }.reduce(into: []) { $0.insert($1) }

  /// `nil` for modifiers and keys without a name.
  ///
  /// Uses `SDL_GetKeyName`.
  static func name(of key: SDL_Keycode) -> String? {
    guard !modifiers.contains(key), let name = SDL_GetKeyName(key) else { return nil }
    let text = String(cString: name)
    return text.isEmpty ? nil : text
  }
}
