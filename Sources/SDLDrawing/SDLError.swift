internal import CSDL2

/// An error reported by SDL.
public struct SDLError: Error, CustomStringConvertible {
  /// SDL's error message; if it is empty, the name of the call that failed.
  public let description: String

  /// Must be called right after the call that failed.
  package static func last(_ call: String) -> SDLError {
    let message = String(cString: SDL_GetError())
    return SDLError(description: message.isEmpty ? "\(call) failed" : message)
  }
}
