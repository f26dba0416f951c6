internal import CSDL2
internal import CSDL2Image
internal import CSDL2TTF

/// The versions of the C libraries in use.
public enum Versions {
  /// SDL's version.
  ///
  /// Uses `SDL_GetVersion`.
  public static var sdl: String {
    var version = SDL_version()
    SDL_GetVersion(&version)
    return text(version)
  }

  /// SDL_ttf's version.
  ///
  /// Uses `TTF_Linked_Version`.
  public static var ttf: String { text(TTF_Linked_Version().pointee) }

  /// SDL_image's version.
  ///
  /// Uses `IMG_Linked_Version`.
  public static var image: String { text(IMG_Linked_Version().pointee) }

  /// FreeType's version, or `unknown`.
  ///
  /// Uses `TTF_GetFreeTypeVersion`.
  public static var freeType: String {
    // The version is known only after initialisation.
    guard TTF_WasInit() > 0 || TTF_Init() == 0 else { return "unknown" }
    return text(TTF_GetFreeTypeVersion)
  }

  /// HarfBuzz's version.
  ///
  /// Uses `TTF_GetHarfBuzzVersion`.
  public static var harfBuzz: String { text(TTF_GetHarfBuzzVersion) }

  private static func text(_ version: SDL_version) -> String {
    "\(version.major).\(version.minor).\(version.patch)"
  }

  private static func text(
    _ ask: (
      UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
    )
      -> Void
  ) -> String {
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    ask(&major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
