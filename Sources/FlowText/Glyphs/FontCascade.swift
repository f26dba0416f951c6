internal import FlowScene
internal import FontFiles
internal import SDLDrawing

/// Chooses the font for each character: an emoji font for emoji; otherwise Inter, and for
/// characters that Inter lacks the fallback fonts that fontconfig finds.
struct FontCascade {
  private let fonts: FontCache
  private var fallbacks: [TextWeight: FallbackFonts] = [:]
  private var emoji: FallbackFonts?
  private var known = BoundedCache<Key, FontFace?>(capacity: 4096)

  private struct Key: Hashable {
    let character: Character
    let fontKey: FontKey
  }

  init(_ fonts: FontCache) { self.fonts = fonts }

  func ownFace(_ fontKey: FontKey) -> FontFace { fonts.face(fontKey) }

  mutating func face(for character: Character, _ fontKey: FontKey) -> FontFace? {
    let question = Key(character: character, fontKey: fontKey)
    if let answer = known[question] { return answer }
    let answer = find(character, fontKey)
    known.store(answer, for: question)
    return answer
  }

  func has(_ character: Character, in face: FontFace) -> Bool {
    guard let font = fonts.measuring(face) else { return false }
    return character.visibleScalars.allSatisfy { font.font.has($0) }
  }

  private mutating func find(_ character: Character, _ fontKey: FontKey) -> FontFace? {
    let scalars = character.visibleScalars
    if character.isShownInColour, let face = emoji(scalars) { return face }
    let own = fonts.face(fontKey)
    if has(character, in: own) { return own }
    return text(scalars, fontKey) ?? emoji(scalars)
  }

  private mutating func text(_ scalars: [Unicode.Scalar], _ fontKey: FontKey) -> FontFace? {
    let fonts =
      fallbacks[fontKey.weight] ?? FallbackFonts(for: .text(FontFamily.Weight(fontKey.weight)))
    fallbacks[fontKey.weight] = fonts
    return usable(fonts.face(for: scalars))
  }

  private mutating func emoji(_ scalars: [Unicode.Scalar]) -> FontFace? {
    let fonts = emoji ?? FallbackFonts(for: .emoji)
    emoji = fonts
    return usable(fonts.face(for: scalars))
  }

  /// Fontconfig may still list deleted files.
  private func usable(_ face: FontFace?) -> FontFace? {
    face.flatMap { fonts.measuring($0) == nil ? nil : $0 }
  }
}

extension Character {
  /// The scalars without joiners and variation selectors, which need no glyph.
  var visibleScalars: [Unicode.Scalar] {
    unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
  }

  /// Whether the character is shown in colour, by default or because of a variation selector.
  package var isShownInColour: Bool {
    if unicodeScalars.contains("\u{FE0E}") { return false }
    return unicodeScalars.contains { $0 == "\u{FE0F}" || $0.properties.isEmojiPresentation }
  }
}
