internal import CSDL2

/// Whether typed characters are wanted, and where: it is what on-screen keyboards and input methods
/// go by.
@MainActor
public enum TextEntry {
  /// Asks for characters.
  ///
  /// `SDL_StartTextInput`.
  public static func start() { SDL_StartTextInput() }

  /// Wants no more of them; an input method forgets what it has composed.
  ///
  /// `SDL_StopTextInput`.
  public static func stop() { SDL_StopTextInput() }

  /// Says where the caret is, in window units: candidates are shown beside it.
  ///
  /// `SDL_SetTextInputRect`.
  public static func setCaret(x: Int, y: Int, width: Int, height: Int) {
    var rect = SDL_Rect(
      x: Int32(clamping: x), y: Int32(clamping: y), w: Int32(clamping: width),
      h: Int32(clamping: height))
    SDL_SetTextInputRect(&rect)
  }
}
