internal import CFriBidi
internal import CUnibreak

/// The versions of the C libraries used for text analysis.
public enum AnalysisVersions {
  /// FriBidi's version, or `unknown`.
  ///
  /// Uses `fribidi_version_info`, whose first line ends with the version.
  public static var friBidi: String {
    guard let info = sluice_fribidi_version() else { return "unknown" }
    let line = String(cString: info).split(whereSeparator: \.isNewline).first ?? ""
    return line.split(separator: " ").last.map(String.init) ?? "unknown"
  }

  /// The version of libunibreak's line breaking.
  ///
  /// Uses `linebreak_version`, which holds the major and the minor version in one byte each.
  public static var unibreak: String {
    let version = sluice_unibreak_version()
    return "\(version >> 8).\(version & 255)"
  }
}
