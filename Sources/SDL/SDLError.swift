internal import CSDL2

/// What SDL says went wrong.
public struct SDLError: Error, CustomStringConvertible {
  /// SDL's own words.
  public let description: String

  /// Takes SDL's message, which is valid only right after the call that failed.
  static func last(_ call: String) -> SDLError {
    let message = String(cString: SDL_GetError())
    return SDLError(description: message.isEmpty ? "\(call) failed" : message)
  }
}
