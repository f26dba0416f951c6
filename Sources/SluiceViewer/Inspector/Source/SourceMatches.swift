/// Where in a file some words are found, line by line.
package struct SourceMatches: Sendable {
  /// The places in order, in UTF-8 code units of the file; they do not overlap, and each is within
  /// a line.
  package let ranges: [Range<Int>]

  /// No places.
  package init() { ranges = [] }

  /// Finds words, also within longer ones; no words are nowhere.
  ///
  /// Letters are found in either case, unless there is a capital among the words.
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
      return Self.places(of: wanted, in: read).map { place in
        let start = characters[..<place].reduce(line.range.lowerBound) { $0 + $1.utf8.count }
        let found = characters[place..<place + wanted.count]
        return start..<found.reduce(start) { $0 + $1.utf8.count }
      }
    }
  }

  /// Those within a part of the file, in order.
  package func ranges(within part: Range<Int>) -> ArraySlice<Range<Int>> {
    let first = ranges.lastPlace { $0.lowerBound < part.lowerBound }.map { $0 + 1 } ?? 0
    return ranges[first...].prefix { $0.upperBound <= part.upperBound }
  }

  /// Which one comes first from a place of the file on, after the last one the first; `nil` where
  /// there is none.
  package func index(from place: Int) -> Int? {
    guard !ranges.isEmpty else { return nil }
    let before = ranges.lastPlace { $0.lowerBound < place }.map { $0 + 1 } ?? 0
    return before % ranges.count
  }

  /// Where in a line the wanted characters begin, each time behind the last ones.
  private static func places(of wanted: [Character], in line: [Character]) -> [Int] {
    var places: [Int] = []
    var place = 0
    while place + wanted.count <= line.count {
      guard line[place] == wanted[0], line[place..<place + wanted.count].elementsEqual(wanted)
      else {
        place += 1
        continue
      }
      places.append(place)
      place += wanted.count
    }
    return places
  }

  /// A character in lower case, where that is one as well.
  private static func lowercase(_ character: Character) -> Character {
    let small = character.lowercased()
    return small.count == 1 ? Character(small) : character
  }
}

extension SourceText {
  /// The characters of a line as the file has them, with its tabs.
  fileprivate func characters(of line: Line) -> [Character] {
    let start = text.utf8.index(text.startIndex, offsetBy: line.range.lowerBound)
    return Array(text[start..<text.utf8.index(start, offsetBy: line.range.count)])
  }
}
