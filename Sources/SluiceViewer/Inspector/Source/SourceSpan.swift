/// A part of a line of code that has one colour.
package struct SourceSpan: Hashable, Sendable {
  /// What a part of a line is.
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// Names, operators, space, and whatever else there is.
    case plain
    case keyword
    /// An attribute or a macro, with its sign: `@MainActor`, `#expect`.
    case attribute
    /// A name with a capital: `String`.
    case type
    /// A string with its quotes, but without the code in it.
    case string
    case number
    case comment
  }

  /// What it is.
  package let kind: Kind
  /// Where it is in its line, in UTF-8 code units; never empty.
  package let range: Range<Int>
}

/// The parts of one line as they are found, from its start on.
struct LineScanner {
  let bytes: [UInt8]
  /// How far the line has been read.
  private(set) var place = 0
  private(set) var spans: [SourceSpan] = []

  init(_ line: some StringProtocol) {
    bytes = Array(line.utf8)
  }

  var isAtEnd: Bool { place >= bytes.count }

  /// The code unit so far behind the place; 0 beyond the line's ends.
  func byte(_ distance: Int = 0) -> UInt8 {
    bytes.indices.contains(place + distance) ? bytes[place + distance] : 0
  }

  /// Whether these code units of ASCII come next, or so far behind the place.
  func starts(with text: StaticString, after distance: Int = 0) -> Bool {
    (0..<text.utf8CodeUnitCount).allSatisfy { byte(distance + $0) == text.utf8Start[$0] }
  }

  /// How many code units in a row, so far behind the place, are as asked for.
  func count(after distance: Int = 0, while isWanted: (UInt8) -> Bool) -> Int {
    bytes.dropFirst(place + distance).prefix(while: isWanted).count
  }

  /// Reads so many code units, or what is left; those of one kind in a row are one part.
  mutating func take(_ count: Int, as kind: SourceSpan.Kind) {
    let end = min(place + count, bytes.count)
    guard end > place else { return }
    let start = spans.last.flatMap { $0.kind == kind ? $0.range.lowerBound : nil }
    if start != nil { spans.removeLast() }
    spans.append(SourceSpan(kind: kind, range: (start ?? place)..<end))
    place = end
  }
}
