internal import CSDL2

/// The desktop's clipboard.
public enum Clipboard {
  /// The words on it; `nil` where there are none, or no video driver runs.
  @MainActor public static var text: String? {
    guard SDL_HasClipboardText() == SDL_TRUE, let words = SDL_GetClipboardText() else { return nil }
    defer { SDL_free(words) }
    return String(cString: words)
  }

  /// Puts words onto it; does nothing where there is none.
  @MainActor public static func set(_ text: String) {
    _ = SDL_SetClipboardText(text)
  }
}
