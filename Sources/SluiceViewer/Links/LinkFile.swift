internal import FlowSnapshot
package import FoundationEssentials

/// A file that keeps one link, in its first line; the second one says of what version the file is.
package enum LinkFile {
  /// What is in a file that keeps a link.
  static func text(_ link: some CustomStringConvertible) -> String {
    "\(link)\n\(FormatVersion.line)\n"
  }

  /// The link's line; empty where there is none.
  ///
  /// - Throws: a failure where the file is of a version that is yet to come.
  package static func line(of data: Data, in path: String) throws(Failure) -> String {
    let text = String(decoding: data, as: UTF8.self).withoutOuterLineEnds
    let lines = text.split(separator: "\n", maxSplits: 1)
    guard lines.count == 2, let version = FormatVersion.read(lines[1]) else { return text }
    if let problem = FormatVersion.problem(with: version) { throw Failure("\(path): \(problem)") }
    return String(lines[0])
  }
}
