internal import CSDL2

/// The size of a window, and the refresh rate of its display; another part of the program may own
/// the window.
@MainActor
public struct WindowGeometry {
  private let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  /// Finds a window by SDL's number; `nil` if there is none, as after it was destroyed.
  ///
  /// Uses `SDL_GetWindowFromID`.
  public init?(window number: UInt32) {
    guard let pointer = SDL_GetWindowFromID(number) else { return nil }
    self.pointer = pointer
  }

  /// The size in window units, in which pointer positions are reported.
  ///
  /// Uses `SDL_GetWindowSize`.
  public var size: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(pointer, &width, &height)
    return (Int(width), Int(height))
  }

  /// The size in device pixels, in which frames are presented.
  ///
  /// Uses `SDL_GetWindowSizeInPixels`.
  public var pixelSize: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(pointer, &width, &height)
    return (Int(width), Int(height))
  }

  /// The refresh rate of the window's display in Hz, or `nil` if SDL does not know it.
  ///
  /// Uses `SDL_GetCurrentDisplayMode`.
  public var refreshRate: Int? {
    var mode = SDL_DisplayMode()
    guard SDL_GetCurrentDisplayMode(SDL_GetWindowDisplayIndex(pointer), &mode) == 0 else {
      return nil
    }
    return mode.refresh_rate > 0 ? Int(mode.refresh_rate) : nil
  }
}
