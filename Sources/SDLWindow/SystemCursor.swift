internal import CSDL2

/// A mouse cursor provided by the desktop.
@MainActor
public struct SystemCursor: ~Copyable {
  private let pointer: OpaquePointer

  /// The kind of a cursor.
  public enum Kind: Hashable, Sendable {
    /// The cursor over text.
    case text
    /// The cursor over a divider that can be dragged horizontally.
    case resizeColumns
  }

  /// Creates a cursor; `nil` if the desktop has none of that kind.
  ///
  /// Uses `SDL_CreateSystemCursor`.
  public init?(_ kind: Kind) {
    let shape =
      switch kind {
      case .text: SDL_SYSTEM_CURSOR_IBEAM
      case .resizeColumns: SDL_SYSTEM_CURSOR_SIZEWE
      }
    guard let pointer = SDL_CreateSystemCursor(shape) else { return nil }
    self.pointer = pointer
  }

  deinit { SDL_FreeCursor(pointer) }

  /// Makes this the mouse cursor.
  ///
  /// Uses `SDL_SetCursor`.
  public borrowing func show() { SDL_SetCursor(pointer) }

  /// Restores the default cursor, an arrow.
  ///
  /// Uses `SDL_GetDefaultCursor`.
  public static func showArrow() { SDL_SetCursor(SDL_GetDefaultCursor()) }
}
