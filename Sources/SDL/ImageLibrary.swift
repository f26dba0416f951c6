internal import CSDL2

/// SDL_image, loaded on first use.
///
/// Loading it with its dependencies would take a thirtieth of the time to a window's first frame,
/// which seldom needs it.
enum ImageLibrary {
  /// The library's file name on every system, which includes its ABI version and does not change
  /// within SDL2.
  private static let file = "libSDL2_image-2.0.so.0"

  private typealias LoadSVG =
    @convention(c) (UnsafeMutablePointer<SDL_RWops>?, Int32, Int32) -> UnsafeMutablePointer<
      SDL_Surface
    >?
  private typealias LinkedVersion = @convention(c) () -> UnsafePointer<SDL_version>?

  /// `IMG_LoadSizedSVG_RW`.
  static func svg(_ file: UnsafeMutablePointer<SDL_RWops>, width: Int32, height: Int32)
    throws(SDLError) -> UnsafeMutablePointer<SDL_Surface>
  {
    let load = try function("IMG_LoadSizedSVG_RW", as: LoadSVG.self)
    guard let surface = load(file, width, height) else { throw .last("IMG_LoadSizedSVG_RW") }
    return surface
  }

  /// `IMG_Linked_Version`.
  static func version() throws(SDLError) -> SDL_version {
    guard let version = try function("IMG_Linked_Version", as: LinkedVersion.self)() else {
      throw .last("IMG_Linked_Version")
    }
    return version.pointee
  }

  /// Looks up a function by its C name; the library stays loaded from the first lookup on.
  ///
  /// `SDL_LoadObject`, `SDL_LoadFunction`.
  private static func function<Function>(_ name: String, as type: Function.Type)
    throws(SDLError) -> Function
  {
    guard let library = SDL_LoadObject(file) else { throw .last("SDL_LoadObject") }
    guard let function = SDL_LoadFunction(library, name) else { throw .last("SDL_LoadFunction") }
    return unsafeBitCast(function, to: type)
  }
}
