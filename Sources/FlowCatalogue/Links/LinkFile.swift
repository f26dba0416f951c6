internal import FlowSnapshot
package import FoundationEssentials

/// A file that stores one link in its first line and the file version in its second.
package enum LinkFile {
  package static func text(_ link: some CustomStringConvertible) -> String {
    "\(link)\n\(FormatVersion.line)\n"
  }

  /// The first line, or all text if the second line is not a version; without outer newlines.
  ///
  /// Lines end with LF or CRLF.
  ///
  /// - Throws: `Failure` if the file has an unsupported newer version.
  package static func line(of data: Data, in path: String) throws(Failure) -> String {
    let text = String(decoding: data, as: UTF8.self).withoutOuterLineEnds
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    guard lines.count > 1, let version = FormatVersion.read(lines[1]) else { return text }
    if let problem = FormatVersion.problem(with: version) { throw Failure("\(path): \(problem)") }
    return String(lines[0])
  }
}

extension String {
  fileprivate var withoutOuterLineEnds: String {
    var text = self[...].drop(while: \.isNewline)
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}
