internal import CSDL2

/// Text input from keyboards, on-screen keyboards and input methods.
@MainActor
public enum TextEntry {
  /// Starts text input.
  ///
  /// Uses `SDL_StartTextInput`.
  public static func start() { SDL_StartTextInput() }

  /// Stops text input; an input method drops its composition.
  ///
  /// Uses `SDL_StopTextInput`.
  public static func stop() { SDL_StopTextInput() }

  /// Sets the caret's rectangle in window units, beside which an input method shows its candidates.
  ///
  /// Uses `SDL_SetTextInputRect`.
  public static func setCaret(x: Int, y: Int, width: Int, height: Int) {
    var rect = SDL_Rect(
      x: Int32(clamping: x), y: Int32(clamping: y), w: Int32(clamping: width),
      h: Int32(clamping: height))
    SDL_SetTextInputRect(&rect)
  }
}
