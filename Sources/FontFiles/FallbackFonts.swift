internal import CFontconfig

/// The machine's fallback fonts for characters that Inter lacks, in fontconfig's order: best match
/// first.
///
/// Fonts are matched for English, whatever the machine's language, so that machines with the same
/// fonts draw the same.
public final class FallbackFonts {
  /// What the fonts are used for.
  public enum Purpose: Hashable, Sendable {
    /// Text, in the given weight if there is a choice.
    case text(FontFamily.Weight)
    /// Colour emoji.
    case emoji
  }

  /// Debian's `fonts-noto-core` and `fonts-noto-cjk`, which match Inter, then the machine's default
  /// sans-serif font.
  static let preferred = [
    "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans CJK JP", "sans-serif",
  ]

  private let fonts: UnsafeMutablePointer<FcFontSet>?
  private let isColour: Bool

  /// Queries fontconfig, which takes some hundredths of a second the first time.
  ///
  /// If the machine has no fonts, ``face(for:)`` returns `nil`.
  public init(for purpose: Purpose) {
    isColour = purpose == .emoji
    guard let pattern = FcPatternCreate() else {
      fonts = nil
      return
    }
    defer { FcPatternDestroy(pattern) }
    switch purpose {
    case .text(let weight):
      for name in Self.preferred { FcPatternAddString(pattern, FC_FAMILY, name) }
      FcPatternAddInteger(pattern, FC_WEIGHT, weight.fontconfig)
    case .emoji: FcPatternAddString(pattern, FC_FAMILY, "emoji")
    }
    FcPatternAddBool(pattern, FC_COLOR, isColour ? FcTrue : FcFalse)
    FcPatternAddString(pattern, FC_LANG, "en")
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    fonts = FcFontSort(nil, pattern, FcTrue, nil, &result)
  }

  deinit {
    if let fonts { FcFontSetDestroy(fonts) }
  }

  /// The first suitable font with glyphs for all of the given characters; `nil` if there is none,
  /// or no characters are given.
  ///
  /// A suitable font is upright and not variable; it has colours for emoji and none for text.
  public func face(for scalars: [Unicode.Scalar]) -> FontFace? {
    guard let fonts, !scalars.isEmpty else { return nil }
    for index in 0..<Int(fonts.pointee.nfont) {
      guard let font = fonts.pointee.fonts[index], covers(font, scalars) else { continue }
      if let face = FontFace(font), face.isColour == isColour { return face }
    }
    return nil
  }

  private func covers(_ font: OpaquePointer, _ scalars: [Unicode.Scalar]) -> Bool {
    var characters: OpaquePointer?
    guard FcPatternGetCharSet(font, FC_CHARSET, 0, &characters) == FcResultMatch else {
      return false
    }
    return scalars.allSatisfy { FcCharSetHasChar(characters, $0.value) == FcTrue }
  }
}

extension FontFace {
  /// Takes upright, non-variable outline or colour fonts: others do not match Inter, or cannot be
  /// opened directly.
  fileprivate init?(_ font: OpaquePointer) {
    var path: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(font, FC_FILE, 0, &path) == FcResultMatch, let path,
      Self.number(FC_SLANT, of: font) == FC_SLANT_ROMAN, !Self.flag(FC_VARIABLE, of: font)
    else { return nil }
    let isColour = Self.flag(FC_COLOR, of: font)
    guard isColour || Self.flag(FC_OUTLINE, of: font) else { return nil }
    self.init(
      path: String(cString: path), index: Int(Self.number(FC_INDEX, of: font)), isColour: isColour)
  }

  private static func number(_ key: String, of font: OpaquePointer) -> Int32 {
    var value: Int32 = 0
    return FcPatternGetInteger(font, key, 0, &value) == FcResultMatch ? value : 0
  }

  private static func flag(_ key: String, of font: OpaquePointer) -> Bool {
    var value = FcFalse
    return FcPatternGetBool(font, key, 0, &value) == FcResultMatch && value == FcTrue
  }
}

/// A face in a font file.
public struct FontFace: Hashable, Sendable {
  /// The file's path.
  public let path: String
  /// The index of the face in the file, from 0; the upper 16 bits are the named instance of a
  /// variable font.
  public let index: Int
  /// Whether its glyphs have their own colours.
  public let isColour: Bool

  /// Creates a face; by default the first one in the file, without colours.
  public init(path: String, index: Int = 0, isColour: Bool = false) {
    self.path = path
    self.index = index
    self.isColour = isColour
  }
}
