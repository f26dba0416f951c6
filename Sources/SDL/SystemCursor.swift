internal import CSDL2

/// A shape of the mouse pointer as the desktop has it.
@MainActor
public struct SystemCursor: ~Copyable {
  private let pointer: OpaquePointer

  /// What a shape is for.
  public enum Kind: Hashable, Sendable {
    /// What lies over text.
    case text
    /// What lies over a line that can be moved to the left and right.
    case resizeColumns
  }

  /// Makes a shape; `nil` where the desktop has none of that kind.
  ///
  /// `SDL_CreateSystemCursor`.
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

  /// Gives the mouse this shape.
  ///
  /// `SDL_SetCursor`.
  public borrowing func show() { SDL_SetCursor(pointer) }

  /// Gives the mouse the shape that it has at first, an arrow.
  ///
  /// `SDL_GetDefaultCursor`.
  public static func showArrow() { SDL_SetCursor(SDL_GetDefaultCursor()) }
}
