internal import SDL

/// Everything besides the text itself that determines its pixels; machines with equal values draw
/// the same pixels.
public struct TextRendering: Hashable, Sendable {
  /// A font file in use.
  public struct FontFile: Hashable, Sendable {
    /// The file's path.
    public let path: String
    /// Its SHA-256 in hexadecimal digits, or `unknown` if coreutils are missing or the file cannot
    /// be read.
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

  /// Collects the versions of the libraries in use and the checksums of the chosen fonts.
  ///
  /// - Parameter includesScripts: Whether to include the fallback fonts for scripts that Inter
  ///   lacks.
  /// - Parameter includesCode: Whether to include the monospaced font.
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

  /// Versions and checksums in one line, without file paths.
  public var fingerprint: String {
    (["SDL_ttf \(ttf)", "FreeType \(freeType)", "HarfBuzz \(harfBuzz)"] + files.map(\.sha256))
      .joined(separator: " ")
  }
}
