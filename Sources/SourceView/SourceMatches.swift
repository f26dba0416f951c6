/// The matches of a search in a file, found line by line.
package struct SourceMatches: Sendable {
  /// In order, in UTF-8 code units of the file; they do not overlap, and none spans several lines.
  package let ranges: [Range<Int>]

  package init() { ranges = [] }

  /// Finds words inside other words, too; an empty text has no matches.
  ///
  /// The search ignores case unless the text contains a capital letter.
  package init(of query: String, in text: SourceText) {
    let isExact = query.contains(where: \.isUppercase)
    let wanted = query.map { isExact ? $0 : Self.lowercase($0) }
    guard !wanted.isEmpty else {
      ranges = []
      return
    }
    ranges = text.lines.flatMap { line -> [Range<Int>] in
      let characters = text.characters(of: line)
      let read = isExact ? characters : characters.map(Self.lowercase)
      return Self.occurrences(of: wanted, in: read).map { offset in
        let start = characters[..<offset].reduce(line.range.lowerBound) { $0 + $1.utf8.count }
        let found = characters[offset..<offset + wanted.count]
        return start..<found.reduce(start) { $0 + $1.utf8.count }
      }
    }
  }

  package func ranges(within range: Range<Int>) -> ArraySlice<Range<Int>> {
    let first = ranges.lastIndexOfPrefix { $0.lowerBound < range.lowerBound }.map { $0 + 1 } ?? 0
    return ranges[first...].prefix { $0.upperBound <= range.upperBound }
  }

  /// The first match at or after an offset, or else the first of all; `nil` if there are no
  /// matches.
  package func index(from offset: Int) -> Int? {
    guard !ranges.isEmpty else { return nil }
    let before = ranges.lastIndexOfPrefix { $0.lowerBound < offset }.map { $0 + 1 } ?? 0
    return before % ranges.count
  }

  private static func occurrences(of wanted: [Character], in line: [Character]) -> [Int] {
    var occurrences: [Int] = []
    var offset = 0
    while offset + wanted.count <= line.count {
      guard line[offset] == wanted[0], line[offset..<offset + wanted.count].elementsEqual(wanted)
      else {
        offset += 1
        continue
      }
      occurrences.append(offset)
      offset += wanted.count
    }
    return occurrences
  }

  /// The lower-case form of a character; the character itself if that form is not a single one.
  private static func lowercase(_ character: Character) -> Character {
    let small = character.lowercased()
    return small.count == 1 ? Character(small) : character
  }
}

extension SourceText {
  /// As in the file, with tabs.
  fileprivate func characters(of line: Line) -> [Character] {
    let start = text.utf8.index(text.startIndex, offsetBy: line.range.lowerBound)
    return Array(text[start..<text.utf8.index(start, offsetBy: line.range.count)])
  }
}
