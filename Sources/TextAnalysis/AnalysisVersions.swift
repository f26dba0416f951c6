internal import CFriBidi
internal import CUnibreak

/// The versions of the C libraries that text is analysed with.
public enum AnalysisVersions {
  /// FriBidi's, or `unknown`.
  ///
  /// `fribidi_version_info`, of which the first line ends in it.
  public static var friBidi: String {
    guard let info = sluice_fribidi_version() else { return "unknown" }
    let line = String(cString: info).split(whereSeparator: \.isNewline).first ?? ""
    return line.split(separator: " ").last.map(String.init) ?? "unknown"
  }

  /// The version of libunibreak's line breaking.
  ///
  /// `linebreak_version`, a byte for each of two numbers.
  public static var unibreak: String {
    let version = sluice_unibreak_version()
    return "\(version >> 8).\(version & 255)"
  }
}
