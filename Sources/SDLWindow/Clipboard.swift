internal import CSDL2

/// The desktop's clipboard.
public enum Clipboard {
  /// The clipboard's text; `nil` if there is none, or no video driver is running.
  @MainActor public static var text: String? {
    guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
    defer { SDL_free(text) }
    return String(cString: text)
  }

  /// Sets the clipboard's text; does nothing if there is no clipboard.
  @MainActor public static func set(_ text: String) {
    _ = SDL_SetClipboardText(text)
  }

  /// The primary selection: the text that was selected last in any window; `nil` if there is none,
  /// as on desktops without one.
  @MainActor public static var selection: String? {
    guard SDL_HasPrimarySelectionText() == SDL_TRUE, let text = SDL_GetPrimarySelectionText()
    else { return nil }
    defer { SDL_free(text) }
    return String(cString: text)
  }

  /// Sets the primary selection; does nothing on desktops without one.
  @MainActor public static func setSelection(_ text: String) {
    _ = SDL_SetPrimarySelectionText(text)
  }
}
