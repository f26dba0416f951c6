internal import CSDL2

/// A shape of the mouse pointer as the desktop has it.
@MainActor
public struct SystemCursor: ~Copyable {
  private let pointer: OpaquePointer

  /// Makes the one over text; `nil` where the desktop has none.
  ///
  /// `SDL_CreateSystemCursor`.
  public init?(overText: Void) {
    guard let pointer = SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_IBEAM) else { return nil }
    self.pointer = pointer
  }

  deinit { SDL_FreeCursor(pointer) }

  /// Gives the mouse this shape.
  ///
  /// `SDL_SetCursor`.
  public borrowing func show() { SDL_SetCursor(pointer) }

  /// Gives the mouse the shape that it has at first, an arrow.
  ///
  /// `SDL_GetDefaultCursor`.
  public static func showArrow() { SDL_SetCursor(SDL_GetDefaultCursor()) }
}
