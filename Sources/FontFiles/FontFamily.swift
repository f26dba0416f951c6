internal import CFontconfig
internal import Glibc

/// The font files of one family.
public struct FontFamily: Hashable, Sendable {
  /// A font weight that the program uses.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    case regular = "Regular"
    case semibold = "SemiBold"
    case bold = "Bold"
  }

  /// The family's name.
  public let name: String
  /// Whether this is the requested family, not a substitute.
  public let isWanted: Bool
  /// The file of each weight; several weights may share one.
  public let files: [Weight: String]

  /// The family that the program is designed for.
  public static let wantedName = "Inter"
  /// The substitute family, which every Debian desktop has.
  public static let fallbackName = "DejaVu Sans"

  /// The folder of Debian's `fonts-inter`; a fixed path, so that fontconfig need not start.
  public static let wantedFolder = "/usr/share/fonts/opentype/inter"

  /// The family for code.
  public static let monospacedName = "DejaVu Sans Mono"

  /// The folder of Debian's `fonts-dejavu-core`.
  public static let monospacedFolder = "/usr/share/fonts/truetype/dejavu"

  /// Finds Inter, or a substitute for it.
  ///
  /// Searches `folder`, by default Debian's, then asks fontconfig for Inter, then for DejaVu Sans
  /// or whatever font it returns instead.
  ///
  /// - Returns: `nil` if there is no font on the machine.
  public static func find(in folder: String = wantedFolder) -> FontFamily? {
    let known = Weight.allCases.map { ($0, "\(folder)/\(wantedName)-\($0.rawValue).otf") }
    return FontFamily(wantedName, known) ?? match(wantedName, for: wantedName, exactly: true)
      ?? match(fallbackName, for: wantedName, exactly: false)
  }

  /// Finds DejaVu Sans Mono, or a substitute for it.
  ///
  /// Searches `folder`, by default Debian's, then asks fontconfig for DejaVu Sans Mono, then for
  /// any monospaced font.
  ///
  /// - Returns: `nil` if there is no monospaced font on the machine.
  public static func findMonospaced(in folder: String = monospacedFolder) -> FontFamily? {
    // The family has no semibold.
    let known = Weight.allCases.map {
      ($0, "\(folder)/DejaVuSansMono\($0 == .regular ? "" : "-Bold").ttf")
    }
    return FontFamily(monospacedName, known)
      ?? match(monospacedName, for: monospacedName, exactly: true)
      ?? match("monospace", for: monospacedName, exactly: false, isMonospaced: true)
  }

  /// Asks fontconfig for the family `name`; `exactly` rejects a substitute for it.
  private static func match(
    _ name: String, for wanted: String, exactly: Bool, isMonospaced: Bool = false
  ) -> FontFamily? {
    let matches = Weight.allCases.compactMap { weight in
      FontconfigMatch(family: name, weight: weight, isMonospaced: isMonospaced).map { (weight, $0) }
    }
    guard matches.count == Weight.allCases.count, let family = matches.first?.1.family,
      !exactly || family == name
    else { return nil }
    return FontFamily(
      name: family, isWanted: family == wanted,
      files: Dictionary(uniqueKeysWithValues: matches.map { ($0.0, $0.1.file) }))
  }
}

extension FontFamily {
  /// `nil` unless all files are readable.
  fileprivate init?(_ name: String, _ files: [(Weight, String)]) {
    guard files.allSatisfy({ access($0.1, R_OK) == 0 }) else { return nil }
    self.init(name: name, isWanted: true, files: Dictionary(uniqueKeysWithValues: files))
  }
}

private struct FontconfigMatch {
  let family: String
  let file: String

  init?(family name: String, weight: FontFamily.Weight, isMonospaced: Bool) {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, name)
    FcPatternAddInteger(pattern, FC_WEIGHT, weight.fontconfig)
    FcPatternAddBool(pattern, FC_OUTLINE, FcTrue)
    if isMonospaced { FcPatternAddInteger(pattern, FC_SPACING, FC_MONO) }
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let match = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    guard let family = Self.text(FC_FAMILY, of: match), let file = Self.text(FC_FILE, of: match)
    else { return nil }
    // Fontconfig always returns its best match, even a bad one.
    guard !isMonospaced || Self.number(FC_SPACING, of: match) == FC_MONO else { return nil }
    self.family = family
    self.file = file
  }

  private static func text(_ key: String, of pattern: OpaquePointer) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  private static func number(_ key: String, of pattern: OpaquePointer) -> Int32? {
    var value: Int32 = 0
    return FcPatternGetInteger(pattern, key, 0, &value) == FcResultMatch ? value : nil
  }
}

extension FontFamily.Weight {
  var fontconfig: Int32 {
    switch self {
    case .regular: FC_WEIGHT_REGULAR
    case .semibold: FC_WEIGHT_DEMIBOLD
    case .bold: FC_WEIGHT_BOLD
    }
  }
}
