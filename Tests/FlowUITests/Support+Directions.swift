import FlowCore
import FlowUI

/// Measures each character as half the font size; capital letters read from right to left, and
/// digits after them from left to right.
struct MixedMeasuring: TextMeasuring {
  func width(of text: String, in style: TextStyle) -> Double {
    Double(text.filter { $0 != "\u{200F}" }.count) * style.size / 2
  }

  func extent(of style: TextStyle) -> (ascent: Double, descent: Double) {
    (style.size * 0.8, style.size * 0.2)
  }

  func direction(of text: String) -> LayoutDirection? {
    text.first { $0.isLetter || $0 == "\u{200F}" }.map {
      $0.isUppercase || $0 == "\u{200F}" ? .rightToLeft : .leftToRight
    }
  }

  func cells(of line: String, in style: TextStyle) -> [TextCell] {
    let base = direction(of: line) == .rightToLeft ? 1 : 0
    var (offset, last) = (0, base)
    let characters = line.map { character in
      let range = offset..<offset + character.utf8.count
      offset = range.upperBound
      if character.isUppercase { last = 1 }
      if character.isLowercase { last = base == 0 ? 0 : 2 }
      return (range, level: level(of: character, after: last, base))
    }
    var x = 0.0
    return reordered(characters).map { range, level in
      defer { x += style.size / 2 }
      return TextCell(range: range, x: x, width: style.size / 2, level: level)
    }
  }

  private func level(of character: Character, after last: Int, _ base: Int) -> Int {
    if character.isNumber { return last == 0 ? 0 : 2 }
    return character.isLetter ? last : base
  }

  /// Reorders characters for display by rule L2 of the Unicode bidirectional algorithm.
  private func reordered(_ characters: [(Range<Int>, level: Int)]) -> [(Range<Int>, level: Int)] {
    var characters = characters
    for level in [2, 1] {
      for run in characters.indices.split(whereSeparator: { characters[$0].level < level }) {
        characters[run].reverse()
      }
    }
    return characters
  }
}
