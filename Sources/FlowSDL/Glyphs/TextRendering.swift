internal import SDL

/// All that the pixels of text depend on, beside the text: two machines with the same draw the
/// same.
public struct TextRendering: Hashable, Sendable {
  /// A font file in use.
  public struct FontFile: Hashable, Sendable {
    /// Where it is.
    public let path: String
    /// Its SHA-256 in hexadecimal digits, or `unknown` where coreutils are missing.
    public let sha256: String
  }

  /// SDL_ttf's version.
  public let ttf: String
  /// FreeType's version.
  public let freeType: String
  /// HarfBuzz's version.
  public let harfBuzz: String
  /// The font files, in alphabetical order.
  public let files: [FontFile]

  /// Looks at the libraries that the program runs with, and at the files of the chosen fonts.
  ///
  /// - Parameter includesScripts: Whether the fonts count as well that stand in for Inter where it
  ///   lacks a script.
  /// - Parameter includesCode: Whether the font of monospaced letters counts as well.
  public init(_ choice: FontChoice?, includesScripts: Bool = false, includesCode: Bool = false) {
    let scripts = includesScripts ? ScriptFont.all().compactMap(\.file) : []
    let code = includesCode ? [FontChoice.monospacedFile].compactMap(\.self) : []
    ttf = Versions.ttf
    freeType = Versions.freeType
    harfBuzz = Versions.harfBuzz
    files = Set((choice?.files ?? []) + scripts + code).sorted().map {
      FontFile(path: $0, sha256: Checksum.sha256(of: $0) ?? "unknown")
    }
  }

  /// Versions and checksums in one line, without the places of files.
  public var fingerprint: String {
    (["SDL_ttf \(ttf)", "FreeType \(freeType)", "HarfBuzz \(harfBuzz)"] + files.map(\.sha256))
      .joined(separator: " ")
  }
}
