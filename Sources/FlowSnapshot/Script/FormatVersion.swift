/// The version of the files that the program writes: scripts, recordings, journals, settings and
/// places.
///
/// It grows when an older program would read them wrongly. Files of older versions, and those that
/// say none, are read for ever.
package enum FormatVersion {
  /// The version that is written.
  package static let current = 1

  /// How the line or key is called that says it.
  package static let name = "version"

  /// Its line in files that are lines of text.
  package static var line: String { "\(name) \(current)" }

  /// The version that a line says; `nil` where it says something else.
  package static func read(_ line: some StringProtocol) -> Int? {
    guard line.hasPrefix(name + " ") else { return nil }
    return Int(line.dropFirst(name.count + 1))
  }

  /// What is wrong with a version; `nil` where it can be read.
  package static func problem(with version: Int) -> String? {
    (0...current).contains(version)
      ? nil : "expected version \(current) or an older one, not \(version); take a newer sluice"
  }
}
