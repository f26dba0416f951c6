internal import CSDL2
internal import CSDL2TTF
internal import Synchronization

/// A face of a font file at one size at a time, with subpixel positioning.
///
/// An open font takes over half a megabyte, most of it copies of the file's tables, and switching
/// its size takes microseconds. Keep one for all sizes of a face.
public struct Font: ~Copyable {
  private let pointer: OpaquePointer
  private var resolution: UInt32
  private var isHinted: Bool
  /// Keeps the memory alive that the font reads from.
  private let file: FontFile

  /// All fonts share the FreeType library, which only one thread at a time may change; the value is
  /// true once it has been initialised.
  private static let library = Mutex(false)

  /// Opens a face of a font file.
  ///
  /// A bitmap font ignores `pixels` and uses its smallest size. Uses `TTF_OpenFontIndexDPIRW`.
  ///
  /// - Parameters:
  ///   - file: The font file.
  ///   - face: The index of the face in the file, from 0.
  ///   - pixels: The em size in pixels, positive; precise to 1/72.
  ///   - isHinted: Whether outlines are fitted lightly to pixel rows; use `false` for measuring.
  /// - Throws: `SDLError` if the file cannot be opened.
  public init(_ file: FontFile, face: Int = 0, pixels: Double, isHinted: Bool) throws(SDLError) {
    let resolution = Self.resolution(pixels)
    pointer = try Self.library.withLock { (isStarted) throws(SDLError) in
      if !isStarted, TTF_Init() != 0 { throw .last("TTF_Init") }
      isStarted = true
      let reader = try file.reader()
      guard let opened = TTF_OpenFontIndexDPIRW(reader, 1, 1, face, resolution, resolution) else {
        throw .last("TTF_OpenFontIndexDPIRW")
      }
      return opened
    }
    (self.file, self.resolution, self.isHinted) = (file, resolution, isHinted)
    TTF_SetFontHinting(pointer, Self.hinting(isHinted))
  }

  /// Changes the size and the hinting; the parameters have the same meaning as in the initializer.
  ///
  /// Uses `TTF_SetFontSizeDPI` and `TTF_SetFontHinting`.
  public mutating func resize(to pixels: Double, isHinted: Bool) throws(SDLError) {
    let resolution = Self.resolution(pixels)
    if resolution != self.resolution {
      guard TTF_SetFontSizeDPI(pointer, 1, resolution, resolution) == 0 else {
        throw .last("TTF_SetFontSizeDPI")
      }
      self.resolution = resolution
    }
    if isHinted != self.isHinted {
      TTF_SetFontHinting(pointer, Self.hinting(isHinted))
      self.isHinted = isHinted
    }
  }

  /// In dots per inch: one point then measures `pixels`.
  ///
  /// Fonts have a fixed size of one point and a varying resolution, because SDL_ttf accepts only
  /// whole points.
  private static func resolution(_ pixels: Double) -> UInt32 {
    UInt32(max(1, (pixels * 72).rounded()))
  }

  private static func hinting(_ isHinted: Bool) -> Int32 {
    isHinted ? TTF_HINTING_LIGHT_SUBPIXEL : TTF_HINTING_NONE
  }

  deinit {
    Self.library.withLock { _ in TTF_CloseFont(pointer) }
  }

  /// The distance from the baseline up to the top of a line, in pixels.
  public var ascent: Int { Int(TTF_FontAscent(pointer)) }
  /// The distance from the baseline down to the bottom of a line, in pixels; positive.
  public var descent: Int { Int(-TTF_FontDescent(pointer)) }

  /// The height of a line, in pixels; a line with tall accents is drawn taller.
  public var height: Int { Int(TTF_FontHeight(pointer)) }

  /// Whether the font has a glyph for a character.
  ///
  /// Uses `TTF_GlyphIsProvided32`.
  public func has(_ scalar: Unicode.Scalar) -> Bool {
    TTF_GlyphIsProvided32(pointer, scalar.value) != 0
  }

  /// The width and height of a line of text, in pixels.
  ///
  /// Uses `TTF_SizeUTF8`.
  public func size(
    of text: String, _ reading: Reading = .default
  ) throws(SDLError) -> (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    prepare(for: reading)
    guard TTF_SizeUTF8(pointer, text, &width, &height) == 0 else { throw .last("TTF_SizeUTF8") }
    return (Int(width), Int(height))
  }

  /// Draws a line of text: white with the coverage as alpha, or in the font's own colours.
  ///
  /// The surface is at least `height` pixels high. Uses `TTF_RenderUTF8_Blended`.
  public func render(_ text: String, _ reading: Reading = .default) throws(SDLError) -> Surface {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    prepare(for: reading)
    guard let surface = TTF_RenderUTF8_Blended(pointer, text, white) else {
      throw .last("TTF_RenderUTF8_Blended")
    }
    return Surface(surface)
  }

  /// The direction and the script in which a text is read.
  public struct Reading: Hashable, Sendable {
    /// Left to right, without script-specific shaping.
    public static let `default` = Reading(isRightToLeft: false, script: nil)

    let isRightToLeft: Bool
    let script: String?

    /// Creates a reading; the script is an ISO 15924 code, or `nil` if it does not matter.
    public init(isRightToLeft: Bool, script: String?) {
      self.isRightToLeft = isRightToLeft
      self.script = script
    }
  }

  /// Calls `TTF_SetFontDirection` and `TTF_SetFontScriptName`, which cannot fail on these values.
  private func prepare(for reading: Reading) {
    _ = TTF_SetFontDirection(pointer, reading.isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    // "Zzzz" is HarfBuzz's code for an unknown script.
    _ = TTF_SetFontScriptName(pointer, reading.script ?? "Zzzz")
  }
}
