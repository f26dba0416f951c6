/// The format version of the files that the program writes: scripts, recordings, session journals,
/// settings and places.
///
/// The version increases when an older program would misread the files. Files with an older
/// version, or without one, can always be read.
package enum FormatVersion {
  package static let current = 1

  /// The name of the line or key that contains the version.
  package static let name = "version"

  /// The line that states the version in line-based text files.
  package static var line: String { "\(name) \(current)" }

  /// The version that a line states; `nil` if it states none.
  package static func read(_ line: some StringProtocol) -> Int? {
    guard line.hasPrefix(name + " ") else { return nil }
    return Int(line.dropFirst(name.count + 1))
  }

  package static func problem(with version: Int) -> String? {
    (0...current).contains(version)
      ? nil : "expected version \(current) or an older one, not \(version); take a newer sluice"
  }
}
