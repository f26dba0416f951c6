extension LineBreaker {
  /// The ends of the rows of a paragraph that is being edited, in UTF-8 code units; at least one.
  ///
  /// Rows keep every character. Spaces at the end of a row extend beyond the width, so that no row
  /// begins with one.
  package func rowEnds(of paragraph: String) -> [Int] {
    guard overlongPrefix(of: paragraph[...]) != nil else { return [paragraph.utf8.count] }
    let breaks = measuring.lineBreaks(in: paragraph)
    var (ends, rest) = ([Int](), paragraph[...])
    while !rest.isEmpty {
      rest = rest[row(of: rest, breakingAt: breaks).endIndex...]
      ends.append(paragraph.utf8.distance(from: paragraph.startIndex, to: rest.startIndex))
    }
    return ends
  }

  /// The first row of the rest of a paragraph; it has at least one character, even if that is too
  /// wide.
  private func row(of rest: Substring, breakingAt breaks: [String.Index]) -> Substring {
    guard let overlong = overlongPrefix(of: rest) else { return rest }
    let isLast = overlong.endIndex == rest.endIndex
    let words = Array(breaks.strictlyWithin(overlong)) + (isLast ? [overlong.endIndex] : [])
    var row = longest(overlong, endingAt: words[...]) { fits(String($0.withoutTrailingSpaces)) }
    if row.isEmpty {
      let letters = Array(overlong.indices.dropFirst())
      row = longest(overlong, endingAt: letters[...]) { fits(String($0)) }
    }
    if row.isEmpty { row = overlong.prefix(1) }
    return rest[..<rest[row.endIndex...].drop { $0 == " " }.startIndex]
  }
}

extension Substring {
  fileprivate var withoutTrailingSpaces: Substring {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
