/// A file of code in lines, and each line in parts.
package struct SourceText: Sendable {
  /// A line as it is shown.
  package struct Line: Sendable {
    /// Its characters, without its line break, and with spaces for tabs.
    package let text: String
    /// Where it is in the file, in UTF-8 code units, without its line break.
    package let range: Range<Int>
    /// Its parts, in order and without gaps.
    package let spans: [SourceSpan]
  }

  /// The file as it is.
  package let text: String
  /// Its lines; a line break at the file's end begins none.
  package let lines: [Line]

  /// How many columns a tab reaches at most.
  private static let tab = 4

  /// Reads a file's text; one that is not Swift has parts of one colour.
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

  private static func lines(of text: String) -> [Substring] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
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

  /// How many columns a tab takes that begins at a column, from 0.
  static func width(ofTabAt column: Int) -> Int { tab - column % tab }
}
