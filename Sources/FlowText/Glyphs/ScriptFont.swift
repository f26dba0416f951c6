internal import FontFiles

/// The font for a script that Inter lacks, and the package that provides one.
package struct ScriptFont {
  /// The script's name, or `emoji`.
  package let name: String
  /// The Debian package that provides such a font.
  let package: String
  /// `nil` if there is none on the machine.
  let file: String?

  /// Covers emoji, and the most widely written scripts that Inter lacks.
  package static func all() -> [ScriptFont] {
    let letters = FallbackFonts(for: .text(.regular))
    let scripts: [(name: String, package: String, letters: [Unicode.Scalar])] = [
      ("Arabic", "fonts-noto-core", ["م"]), ("Hebrew", "fonts-noto-core", ["ש"]),
      ("Devanagari", "fonts-noto-core", ["न"]), ("Thai", "fonts-noto-core", ["ก"]),
      // One simplified and one traditional character.
      ("Chinese", "fonts-noto-cjk", ["们", "們"]), ("Japanese", "fonts-noto-cjk", ["あ", "日"]),
      ("Korean", "fonts-noto-cjk", ["한"]),
    ]
    return scripts.map { script in
      ScriptFont(
        name: script.name, package: script.package, file: letters.face(for: script.letters)?.path)
    } + [
      ScriptFont(
        name: "emoji", package: "fonts-noto-color-emoji",
        file: FallbackFonts(for: .emoji).face(for: ["😀"])?.path)
    ]
  }

  package var description: String { file ?? "boxes only: install \(package)" }
}
