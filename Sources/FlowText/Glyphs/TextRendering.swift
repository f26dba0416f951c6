internal import SDLDrawing

/// Everything on a machine that determines the pixels of text; machines with equal fingerprints
/// draw the same pixels.
package struct TextRendering: Hashable, Sendable {
  /// A font file in use.
  package struct FontFile: Hashable, Sendable {
    /// The file's path.
    package let path: String
    /// Its SHA-256 in hexadecimal digits, or `unknown` if coreutils are missing or the file cannot
    /// be read.
    package let sha256: String
  }

  /// SDL_ttf's version.
  package let ttf: String
  /// FreeType's version.
  package let freeType: String
  /// HarfBuzz's version.
  package let harfBuzz: String
  /// The font files, in alphabetical order.
  package let files: [FontFile]

  /// Collects the versions of the libraries in use and the checksums of the chosen fonts.
  ///
  /// - Parameter includesScripts: Whether to include the fallback fonts for scripts that Inter
  ///   lacks.
  /// - Parameter includesCode: Whether to include the monospaced font.
  package init(_ choice: FontChoice?, includesScripts: Bool = false, includesCode: Bool = false) {
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
  package var fingerprint: String {
    (["SDL_ttf \(ttf)", "FreeType \(freeType)", "HarfBuzz \(harfBuzz)"] + files.map(\.sha256))
      .joined(separator: " ")
  }
}
