internal import FontFiles

/// A font for what Inter lacks, and where to get one.
struct ScriptFont {
  /// What the font is for.
  let name: String
  /// Debian's package of a font for it.
  let package: String
  /// The file in use; `nil` when there is none on the machine.
  let file: String?

  /// The fonts that the machine has for what Inter and DejaVu Sans lack of the scripts that most
  /// people write, and for emoji.
  static func all() -> [ScriptFont] {
    let letters = FallbackFonts(for: .text(.regular))
    let scripts: [(name: String, package: String, letters: [Unicode.Scalar])] = [
      ("Arabic", "fonts-noto-core", ["م"]), ("Hebrew", "fonts-noto-core", ["ש"]),
      ("Devanagari", "fonts-noto-core", ["न"]), ("Thai", "fonts-noto-core", ["ก"]),
      // A sign of the simplified and one of the traditional script.
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

  /// The file, or what to do about its absence.
  var description: String { file ?? "boxes only: install \(package)" }
}
