/// The format version of the files that the program writes: scripts, recordings, session journals,
/// settings and places.
///
/// The version increases when an older program would misread the files. Files with an older
/// version, or without one, can always be read.
package enum FormatVersion {
  package static let current = 1

  /// Of the line or key that contains the version.
  package static let name = "version"

  /// For line-based text files.
  package static var line: String { "\(name) \(current)" }

  /// `nil` if the line is not a version.
  package static func read(_ line: some StringProtocol) -> Int? {
    guard line.hasPrefix(name + " ") else { return nil }
    return Int(line.dropFirst(name.count + 1))
  }

  package static func problem(with version: Int) -> String? {
    (0...current).contains(version)
      ? nil : "expected version \(current) or an older one, not \(version); take a newer sluice"
  }
}
