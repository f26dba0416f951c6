/// The matches of a search in a file, found line by line.
package struct SourceMatches: Sendable {
  /// The matched ranges in order, in UTF-8 code units of the file; they do not overlap, and none
  /// spans several lines.
  package let ranges: [Range<Int>]

  /// Creates an empty result.
  package init() { ranges = [] }

  /// Finds all occurrences of a text, including those inside words; an empty text has no matches.
  ///
  /// The search ignores case unless the text contains a capital letter.
  package init(of words: String, in text: SourceText) {
    let isExact = words.contains(where: \.isUppercase)
    let wanted = words.map { isExact ? $0 : Self.lowercase($0) }
    guard !wanted.isEmpty else {
      ranges = []
      return
    }
    ranges = text.lines.flatMap { line -> [Range<Int>] in
      let characters = text.characters(of: line)
      let read = isExact ? characters : characters.map(Self.lowercase)
      return Self.occurrences(of: wanted, in: read).map { place in
        let start = characters[..<place].reduce(line.range.lowerBound) { $0 + $1.utf8.count }
        let found = characters[place..<place + wanted.count]
        return start..<found.reduce(start) { $0 + $1.utf8.count }
      }
    }
  }

  /// The matches within a range of the file, in order.
  package func ranges(within range: Range<Int>) -> ArraySlice<Range<Int>> {
    let first = ranges.lastIndexOfPrefix { $0.lowerBound < range.lowerBound }.map { $0 + 1 } ?? 0
    return ranges[first...].prefix { $0.upperBound <= range.upperBound }
  }

  /// The index of the first match at or after an offset, wrapping around to the first match; `nil`
  /// if there are no matches.
  package func index(from place: Int) -> Int? {
    guard !ranges.isEmpty else { return nil }
    let before = ranges.lastIndexOfPrefix { $0.lowerBound < place }.map { $0 + 1 } ?? 0
    return before % ranges.count
  }

  /// The indices in a line at which the wanted characters occur, without overlaps.
  private static func occurrences(of wanted: [Character], in line: [Character]) -> [Int] {
    var occurrences: [Int] = []
    var place = 0
    while place + wanted.count <= line.count {
      guard line[place] == wanted[0], line[place..<place + wanted.count].elementsEqual(wanted)
      else {
        place += 1
        continue
      }
      occurrences.append(place)
      place += wanted.count
    }
    return occurrences
  }

  /// The lower-case form of a character, if that is a single character; otherwise the character
  /// itself.
  private static func lowercase(_ character: Character) -> Character {
    let small = character.lowercased()
    return small.count == 1 ? Character(small) : character
  }
}

extension SourceText {
  /// The characters of a line in the file, with its tabs.
  fileprivate func characters(of line: Line) -> [Character] {
    let start = text.utf8.index(text.startIndex, offsetBy: line.range.lowerBound)
    return Array(text[start..<text.utf8.index(start, offsetBy: line.range.count)])
  }
}
