internal import CSDL2
internal import CSDL2TTF
internal import Synchronization

/// A font file at one size, hinted lightly and placed on fractions of a pixel.
public struct Font: ~Copyable {
  private let pointer: OpaquePointer

  /// All fonts are entries of one FreeType library, which only one thread at a time may change; says
  /// whether it has been started.
  private static let library = Mutex(false)

  /// Opens a font file.
  ///
  /// `TTF_OpenFontDPI`.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - pixels: The size of an em in pixels, positive; exact to 1/72.
  ///   - isHinted: Whether outlines are fitted to pixel rows. For measuring they are not.
  public init(path: String, pixels: Double, isHinted: Bool) throws(SDLError) {
    // A size of one point at 72 dots an inch for each pixel: SDL_ttf takes whole points only.
    let resolution = UInt32(max(1, (pixels * 72).rounded()))
    pointer = try Self.library.withLock { (isStarted) throws(SDLError) in
      if !isStarted, TTF_Init() != 0 { throw .last("TTF_Init") }
      isStarted = true
      guard let opened = TTF_OpenFontDPI(path, 1, resolution, resolution) else {
        throw .last("TTF_OpenFontDPI")
      }
      return opened
    }
    TTF_SetFontHinting(pointer, isHinted ? TTF_HINTING_LIGHT_SUBPIXEL : TTF_HINTING_NONE)
  }

  deinit {
    Self.library.withLock { _ in TTF_CloseFont(pointer) }
  }

  /// Pixels from the baseline up to the top of a line.
  public var ascent: Int { Int(TTF_FontAscent(pointer)) }
  /// Pixels from the baseline down to the bottom of a line, positive.
  public var descent: Int { Int(-TTF_FontDescent(pointer)) }

  /// How many pixels wide a line of text is.
  ///
  /// `TTF_SizeUTF8`.
  public func width(of text: String) throws(SDLError) -> Int {
    var width: Int32 = 0
    guard TTF_SizeUTF8(pointer, text, &width, nil) == 0 else { throw .last("TTF_SizeUTF8") }
    return Int(width)
  }

  /// Draws a line of text, white with the coverage as alpha.
  ///
  /// `TTF_RenderUTF8_Blended`.
  public func render(_ text: String) throws(SDLError) -> Surface {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let surface = TTF_RenderUTF8_Blended(pointer, text, white) else {
      throw .last("TTF_RenderUTF8_Blended")
    }
    return Surface(surface)
  }
}
