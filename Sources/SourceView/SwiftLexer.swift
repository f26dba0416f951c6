/// Splits Swift code into spans for syntax colouring, line by line.
///
/// The lexer knows tokens, not grammar, and accepts any text, even if it is not Swift. An
/// unterminated string ends with its line unless it is a multi-line string.
package struct SwiftLexer {
  /// A construct in which the current position, or the start of the next line, lies.
  private enum Context: Hashable {
    /// In a block comment; the depth counts from 1.
    case comment(depth: Int)
    case string(Quote)
    /// In string interpolation, with the number of open parentheses in the code.
    case interpolation(open: Int)
  }

  private struct Quote: Hashable {
    /// `#` signs on each side.
    let hashes: Int
    let hasLines: Bool

    var length: Int { hashes + (hasLines ? 3 : 1) }
  }

  /// Innermost last; empty in plain code.
  private var contexts: [Context] = []

  package init() {}

  /// The spans of the next line, in order and without gaps.
  ///
  /// A line break in the line is treated like any other character.
  package mutating func spans(of line: some StringProtocol) -> [SourceSpan] {
    var scanner = LineScanner(line)
    while !scanner.isAtEnd {
      switch contexts.last {
      case .comment(let depth): readComment(depth, &scanner)
      case .string(let quote): readString(quote, &scanner)
      case .interpolation(let open): readCode(open, &scanner)
      case nil: readCode(nil, &scanner)
      }
    }
    closeLine()
    return scanner.spans
  }

  /// A single-line string, and everything inside it, cannot continue on another line.
  private mutating func closeLine() {
    let first = contexts.firstIndex { context in
      if case .string(let quote) = context { !quote.hasLines } else { false }
    }
    if let first { contexts.removeSubrange(first...) }
  }

  // MARK: Comments

  private mutating func readComment(_ depth: Int, _ scanner: inout LineScanner) {
    let change = scanner.starts(with: "/*") ? 1 : scanner.starts(with: "*/") ? -1 : 0
    if change != 0 {
      contexts.removeLast()
      if depth + change > 0 { contexts.append(.comment(depth: depth + change)) }
    }
    scanner.consume(change == 0 ? 1 : 2, as: .comment)
  }

  // MARK: Strings

  private mutating func readString(_ quote: Quote, _ scanner: inout LineScanner) {
    if scanner.byte() == UInt8(ascii: "\\"), hashes(scanner, after: 1) >= quote.hashes {
      let isCode = scanner.byte(1 + quote.hashes) == UInt8(ascii: "(")
      if isCode { contexts.append(.interpolation(open: 0)) }
      scanner.consume(quote.hashes + 2, as: .string)
    } else if isEnd(of: quote, scanner) {
      contexts.removeLast()
      scanner.consume(quote.length, as: .string)
    } else {
      scanner.consume(1, as: .string)
    }
  }

  private func isEnd(of quote: Quote, _ scanner: LineScanner, after distance: Int = 0) -> Bool {
    scanner.starts(with: quote.hasLines ? "\"\"\"" : "\"", after: distance)
      && hashes(scanner, after: distance + quote.length - quote.hashes) >= quote.hashes
  }

  /// `nil` if no string begins at the current position.
  private func quote(_ scanner: LineScanner) -> Quote? {
    let hashes = hashes(scanner)
    guard scanner.starts(with: "\"", after: hashes) else { return nil }
    let line = Quote(hashes: hashes, hasLines: false)
    guard scanner.starts(with: "\"\"\"", after: hashes) else { return line }
    // `#"""#` is a raw string of one quotation mark, not the start of a multi-line string.
    let rest = (hashes + 3)..<max(hashes + 3, scanner.bytes.count - scanner.offset)
    let ends = hashes > 0 && rest.contains { isEnd(of: line, scanner, after: $0) }
    return ends || hashes > 0 && isEnd(of: line, scanner, after: hashes + 2)
      ? line : Quote(hashes: hashes, hasLines: true)
  }

  private func hashes(_ scanner: LineScanner, after distance: Int = 0) -> Int {
    scanner.count(after: distance) { $0 == UInt8(ascii: "#") }
  }

  // MARK: Code

  private mutating func readCode(_ open: Int?, _ scanner: inout LineScanner) {
    if scanner.starts(with: "//") {
      scanner.consume(.max - scanner.offset, as: .comment)
    } else if scanner.starts(with: "/*") {
      contexts.append(.comment(depth: 1))
      scanner.consume(2, as: .comment)
    } else if let quote = quote(scanner) {
      contexts.append(.string(quote))
      scanner.consume(quote.length, as: .string)
    } else if let open, scanner.byte() == UInt8(ascii: "(") || scanner.byte() == UInt8(ascii: ")") {
      readParenthesis(open, &scanner)
    } else {
      scanner.takeWord()
    }
  }

  /// An unmatched `)` ends the interpolation.
  private mutating func readParenthesis(_ open: Int, _ scanner: inout LineScanner) {
    let still = open + (scanner.byte() == UInt8(ascii: "(") ? 1 : -1)
    contexts.removeLast()
    if still >= 0 { contexts.append(.interpolation(open: still)) }
    scanner.consume(1, as: still >= 0 ? .plain : .string)
  }
}
