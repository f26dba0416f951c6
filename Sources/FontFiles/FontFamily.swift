internal import CFontconfig
internal import Glibc

/// The font files of one family.
public struct FontFamily: Hashable, Sendable {
  /// A thickness that the program uses.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    case regular = "Regular"
    case semibold = "SemiBold"
    case bold = "Bold"
  }

  /// The family's name.
  public let name: String
  /// Whether this is the family that was wanted, and not what stands in for it.
  public let isWanted: Bool
  /// A file for each weight; the same one may serve several.
  public let files: [Weight: String]

  /// The family that the program is made for.
  public static let wantedName = "Inter"
  /// The family that stands in for it, on every Debian desktop.
  public static let fallbackName = "DejaVu Sans"

  /// Where Debian's `fonts-inter` puts its files: known, so that fontconfig need not start.
  public static let wantedFolder = "/usr/share/fonts/opentype/inter"

  /// The family for code.
  public static let monospacedName = "DejaVu Sans Mono"

  /// Where Debian's `fonts-dejavu-core` puts its files.
  public static let monospacedFolder = "/usr/share/fonts/truetype/dejavu"

  /// Finds Inter in a folder, by default where Debian puts it, then wherever fontconfig knows it,
  /// then whatever font fontconfig offers in place of DejaVu Sans.
  ///
  /// - Returns: `nil` when there is no font on the machine.
  public static func find(in folder: String = wantedFolder) -> FontFamily? {
    let known = Weight.allCases.map { ($0, "\(folder)/\(wantedName)-\($0.rawValue).otf") }
    return FontFamily(wantedName, known) ?? match(wantedName, exactly: true)
      ?? match(fallbackName, exactly: false)
  }

  /// Finds DejaVu Sans Mono in a folder, by default where Debian puts it, then wherever fontconfig
  /// knows it, then whatever font of equally wide letters fontconfig offers.
  ///
  /// - Returns: `nil` when there is no such font on the machine.
  public static func findMonospaced(in folder: String = monospacedFolder) -> FontFamily? {
    // It has no weight between the two.
    let known = Weight.allCases.map {
      ($0, "\(folder)/DejaVuSansMono\($0 == .regular ? "" : "-Bold").ttf")
    }
    return FontFamily(monospacedName, known) ?? match(monospacedName, exactly: true)
      ?? match("monospace", exactly: false, isMonospaced: true)
  }

  private static func match(
    _ name: String, exactly: Bool, isMonospaced: Bool = false
  ) -> FontFamily? {
    let matches = Weight.allCases.compactMap { weight in
      FontconfigMatch(family: name, weight: weight, isMonospaced: isMonospaced).map { (weight, $0) }
    }
    guard matches.count == Weight.allCases.count, let family = matches.first?.1.family,
      !exactly || family == name
    else { return nil }
    return FontFamily(
      name: family, isWanted: family == wantedName || family == monospacedName,
      files: Dictionary(uniqueKeysWithValues: matches.map { ($0.0, $0.1.file) }))
  }
}

extension FontFamily {
  /// The wanted family in files of which all must be there.
  fileprivate init?(_ name: String, _ files: [(Weight, String)]) {
    guard files.allSatisfy({ access($0.1, R_OK) == 0 }) else { return nil }
    self.init(name: name, isWanted: true, files: Dictionary(uniqueKeysWithValues: files))
  }
}

/// The file that fontconfig finds nearest to a family and weight.
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
    // Fontconfig offers what is nearest, also where it is not near.
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
