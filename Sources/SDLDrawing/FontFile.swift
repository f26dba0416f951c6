internal import CSDL2

/// A font file, shared by all its faces and sizes.
///
/// FreeType reads fonts in many small pieces, which would take about seven thousand system calls
/// before a window's first frame. A file of ordinary size is therefore read into memory once; later
/// changes to the file have no effect.
public final class FontFile: Sendable {
  /// In bytes: four times the size of one of Inter's files, and far less than a Chinese font.
  private static let largest: Int64 = 1 << 20

  private enum Storage {
    /// An address, stored as a number, so that the type is `Sendable`; the memory is never written
    /// to.
    case memory(UInt, count: Int)
    /// For a file that is too large.
    case disk
  }

  private let path: String
  private let storage: Storage

  /// Opens a font file, and reads it into memory unless it is too large.
  ///
  /// Uses `SDL_LoadFile_RW`.
  /// - Throws: `SDLError` if it cannot be read.
  public init(path: String) throws(SDLError) {
    guard let file = SDL_RWFromFile(path, "rb") else { throw .last("SDL_RWFromFile") }
    self.path = path
    guard SDL_RWsize(file) <= Self.largest else {
      SDL_RWclose(file)
      storage = .disk
      return
    }
    var size = 0
    guard let memory = SDL_LoadFile_RW(file, &size, 1) else { throw .last("SDL_LoadFile_RW") }
    storage = .memory(UInt(bitPattern: memory), count: size)
  }

  deinit {
    if case .memory(let address, _) = storage {
      SDL_free(UnsafeMutableRawPointer(bitPattern: address))
    }
  }

  /// Opens a reader of the file, which the caller must close before this object is released.
  ///
  /// Uses `SDL_RWFromConstMem` or `SDL_RWFromFile`.
  func reader() throws(SDLError) -> UnsafeMutablePointer<SDL_RWops> {
    switch storage {
    case .memory(let address, let count):
      let bytes = UnsafeRawPointer(bitPattern: address)
      guard let reader = SDL_RWFromConstMem(bytes, Int32(count)) else {
        throw .last("SDL_RWFromConstMem")
      }
      return reader
    case .disk:
      guard let reader = SDL_RWFromFile(path, "rb") else { throw .last("SDL_RWFromFile") }
      return reader
    }
  }
}
