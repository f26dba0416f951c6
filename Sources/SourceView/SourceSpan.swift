/// A part of a line of code that is drawn in one colour.
package struct SourceSpan: Hashable, Sendable {
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// Names, operators, whitespace, and everything else.
    case plain
    case keyword
    /// An attribute or a macro, including its `@` or `#`: `@MainActor`, `#expect`.
    case attribute
    /// A capitalized name: `String`.
    case type
    /// A string literal with its quotes, excluding interpolated code.
    case string
    case number
    case comment
  }

  package let kind: Kind
  /// In the line, in UTF-8 code units; never empty.
  package let range: Range<Int>
}

/// Scans one line from start to end and collects its spans.
struct LineScanner {
  let bytes: [UInt8]
  /// In UTF-8 code units.
  private(set) var offset = 0
  private(set) var spans: [SourceSpan] = []

  init(_ line: some StringProtocol) {
    bytes = Array(line.utf8)
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// A code unit relative to the current position; 0 beyond either end of the line.
  func byte(_ distance: Int = 0) -> UInt8 {
    bytes.indices.contains(offset + distance) ? bytes[offset + distance] : 0
  }

  /// The text must be ASCII.
  func starts(with text: StaticString, after distance: Int = 0) -> Bool {
    (0..<text.utf8CodeUnitCount).allSatisfy { byte(distance + $0) == text.utf8Start[$0] }
  }

  /// The number of consecutive code units that satisfy a predicate, starting at a distance from the
  /// current position.
  func count(after distance: Int = 0, while isWanted: (UInt8) -> Bool) -> Int {
    bytes.dropFirst(offset + distance).prefix(while: isWanted).count
  }

  /// Stops at the line's end; extends the last span if it has the same kind.
  mutating func consume(_ count: Int, as kind: SourceSpan.Kind) {
    let end = min(offset + count, bytes.count)
    guard end > offset else { return }
    let start = spans.last.flatMap { $0.kind == kind ? $0.range.lowerBound : nil }
    if start != nil { spans.removeLast() }
    spans.append(SourceSpan(kind: kind, range: (start ?? offset)..<end))
    offset = end
  }
}
