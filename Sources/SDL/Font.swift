internal import CSDL2
internal import CSDL2TTF
internal import Synchronization

/// A font file at one size, hinted lightly and placed on fractions of a pixel.
public struct Font: ~Copyable {
  private let pointer: OpaquePointer
  /// Kept for as long as the font reads in it.
  private let file: FontFile

  /// All fonts are entries of one FreeType library, which only one thread at a time may change;
  /// says whether it has been started.
  private static let library = Mutex(false)

  /// Opens a face of a font file.
  ///
  /// `TTF_OpenFontIndexDPIRW`.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - face: Which of the file's faces, from 0 on.
  ///   - pixels: The size of an em in pixels, positive; exact to 1/72.
  ///   - isHinted: Whether outlines are fitted to pixel rows. For measuring they are not.
  ///
  /// A font of fixed bitmaps has its own smallest size instead.
  public init(_ file: FontFile, face: Int = 0, pixels: Double, isHinted: Bool) throws(SDLError) {
    // A size of one point at 72 dots an inch for each pixel: SDL_ttf takes whole points only.
    let resolution = UInt32(max(1, (pixels * 72).rounded()))
    pointer = try Self.library.withLock { (isStarted) throws(SDLError) in
      if !isStarted, TTF_Init() != 0 { throw .last("TTF_Init") }
      isStarted = true
      let reader = try file.reader()
      guard let opened = TTF_OpenFontIndexDPIRW(reader, 1, 1, face, resolution, resolution) else {
        throw .last("TTF_OpenFontIndexDPIRW")
      }
      return opened
    }
    self.file = file
    TTF_SetFontHinting(pointer, isHinted ? TTF_HINTING_LIGHT_SUBPIXEL : TTF_HINTING_NONE)
  }

  deinit {
    Self.library.withLock { _ in TTF_CloseFont(pointer) }
  }

  /// Pixels from the baseline up to the top of a line.
  public var ascent: Int { Int(TTF_FontAscent(pointer)) }
  /// Pixels from the baseline down to the bottom of a line, positive.
  public var descent: Int { Int(-TTF_FontDescent(pointer)) }

  /// Pixels from the top of a line to its bottom, where no letter is higher or lower than usual.
  public var height: Int { Int(TTF_FontHeight(pointer)) }

  /// Whether the font has a glyph for a character.
  ///
  /// `TTF_GlyphIsProvided32`.
  public func has(_ scalar: Unicode.Scalar) -> Bool {
    TTF_GlyphIsProvided32(pointer, scalar.value) != 0
  }

  /// How many pixels wide and high a line of text is.
  ///
  /// `TTF_SizeUTF8`.
  public func size(
    of text: String, _ reading: Reading = .default
  ) throws(SDLError) -> (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    prepare(for: reading)
    guard TTF_SizeUTF8(pointer, text, &width, &height) == 0 else { throw .last("TTF_SizeUTF8") }
    return (Int(width), Int(height))
  }

  /// Draws a line of text, at least as high as the font, white with the coverage as alpha, or in
  /// the font's own colours.
  ///
  /// `TTF_RenderUTF8_Blended`.
  public func render(_ text: String, _ reading: Reading = .default) throws(SDLError) -> Surface {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    prepare(for: reading)
    guard let surface = TTF_RenderUTF8_Blended(pointer, text, white) else {
      throw .last("TTF_RenderUTF8_Blended")
    }
    return Surface(surface)
  }

  /// How letters follow one another.
  public struct Reading: Hashable, Sendable {
    /// From left to right, each letter for itself.
    public static let `default` = Reading(isRightToLeft: false, script: nil)

    let isRightToLeft: Bool
    let script: String?

    /// Creates a reading; a script is four letters of ISO 15924, or `nil` where it does not matter.
    public init(isRightToLeft: Bool, script: String?) {
      self.isRightToLeft = isRightToLeft
      self.script = script
    }
  }

  /// `TTF_SetFontDirection` and `TTF_SetFontScriptName`, which cannot fail on these values.
  private func prepare(for reading: Reading) {
    _ = TTF_SetFontDirection(pointer, reading.isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    // What HarfBuzz calls a script that it does not know.
    _ = TTF_SetFontScriptName(pointer, reading.script ?? "Zzzz")
  }
}
