internal import FontFiles

/// A font for what Inter lacks, and where to get one.
struct ScriptFont {
  /// What the font is for.
  let name: String
  /// Debian's package of a font for it.
  let package: String
  /// The file in use; `nil` when there is none on the machine.
  let file: String?

  /// The fonts that the machine has for Arabic, Hebrew, Chinese, Japanese and Korean, and emoji.
  static func all() -> [ScriptFont] {
    let letters = FallbackFonts(for: .text(.regular))
    let emoji = FallbackFonts(for: .emoji)
    return [
      ScriptFont(name: "Arabic", package: "fonts-noto-core", file: letters.face(for: ["م"])?.path),
      ScriptFont(name: "Hebrew", package: "fonts-noto-core", file: letters.face(for: ["ש"])?.path),
      // Signs of each of the three.
      ScriptFont(
        name: "CJK", package: "fonts-noto-cjk", file: letters.face(for: ["们", "あ", "한"])?.path),
      ScriptFont(
        name: "emoji", package: "fonts-noto-color-emoji", file: emoji.face(for: ["😀"])?.path),
    ]
  }

  /// The file, or what to do about its absence.
  var description: String { file ?? "boxes only: install \(package)" }
}
