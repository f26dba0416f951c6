/// A source file, split into lines and spans.
package struct SourceText: Sendable {
  package struct Line: Sendable {
    /// Without the line break, and with tabs expanded to spaces.
    package let text: String
    /// In the file, in UTF-8 code units, without the line break.
    package let range: Range<Int>
    /// In order and without gaps.
    package let spans: [SourceSpan]
  }

  package let text: String
  /// A line break at the end of the file does not begin another line.
  package let lines: [Line]

  /// Between tab stops, in columns.
  private static let tab = 4

  /// Text that is not Swift has one plain span per line.
  package init(_ text: String, isSwift: Bool = true) {
    self.text = text
    var lexer = SwiftLexer()
    lines = Self.lines(of: text).map { own in
      let start = text.utf8.distance(from: text.startIndex, to: own.startIndex)
      let line = Self.withoutTabs(own)
      let end = line.utf8.count
      let spans =
        isSwift
        ? lexer.spans(of: line) : end == 0 ? [] : [SourceSpan(kind: .plain, range: 0..<end)]
      return Line(text: line, range: start..<start + own.utf8.count, spans: spans)
    }
  }

  /// A line ends at LF, CRLF or CR; Unicode's other line breaks, such as a form feed, do not end
  /// one, because the compiler does not count them.
  private static func lines(of text: String) -> [Substring] {
    let lines = text.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n" || $0 == "\r"
    }
    return lines.last?.isEmpty ?? false ? lines.dropLast() : lines
  }

  private static func withoutTabs(_ line: Substring) -> String {
    guard line.utf8.contains(UInt8(ascii: "\t")) else { return String(line) }
    return line.reduce(into: "") { text, character in
      text +=
        character == "\t"
        ? String(repeating: " ", count: width(ofTabAt: text.count)) : String(character)
    }
  }

  /// In columns, which count from 0.
  static func width(ofTabAt column: Int) -> Int { tab - column % tab }
}
