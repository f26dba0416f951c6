internal import CSDL2

/// A font file, for all its faces and sizes.
///
/// FreeType reads fonts in many small pieces: from files, those were some seven thousand system
/// calls before a window's first frame. A file of usual size is therefore read once, into memory;
/// what becomes of it afterwards does not matter.
public final class FontFile: Sendable {
  /// The largest file that is kept in memory, in bytes: four times one of Inter's, far less than
  /// one of all Chinese.
  private static let largest: Int64 = 1 << 20

  /// Where a file's bytes are.
  private enum Place {
    /// In memory, at an address: a number, as whoever reads there changes nothing.
    case memory(UInt, count: Int)
    /// Where they were: the file is too large.
    case disk
  }

  private let path: String
  private let place: Place

  /// Reads a file, or looks at it.
  ///
  /// `SDL_LoadFile_RW`.
  /// - Throws: When it cannot be read.
  public init(path: String) throws(SDLError) {
    guard let file = SDL_RWFromFile(path, "rb") else { throw .last("SDL_RWFromFile") }
    self.path = path
    guard SDL_RWsize(file) <= Self.largest else {
      SDL_RWclose(file)
      place = .disk
      return
    }
    var size = 0
    guard let memory = SDL_LoadFile_RW(file, &size, 1) else { throw .last("SDL_LoadFile_RW") }
    place = .memory(UInt(bitPattern: memory), count: size)
  }

  deinit {
    if case .memory(let address, _) = place {
      SDL_free(UnsafeMutableRawPointer(bitPattern: address))
    }
  }

  /// A reader at the file's start, which whoever takes it closes; it must not outlive the file.
  ///
  /// `SDL_RWFromConstMem`, `SDL_RWFromFile`.
  func reader() throws(SDLError) -> UnsafeMutablePointer<SDL_RWops> {
    switch place {
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
