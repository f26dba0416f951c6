internal import FlowCore

/// Breaks text into lines that fit into a width.
///
/// It searches for the end of a line from the start of the text, so that long texts need few and
/// short measurements.
struct LineBreaker {
  /// The width of a line, in points.
  let width: Double
  /// The most lines; what is left of the text becomes an ellipsis.
  let limit: Int
  let style: TextStyle
  let measuring: any TextMeasuring

  /// Breaks a text into lines, with as much text on each as fits.
  ///
  /// An empty text has no lines. With a width of 0 or less, or NaN, the only line is an ellipsis.
  func lines(of text: String) -> [String] {
    let paragraphs = Self.paragraphs(of: text)
    guard paragraphs != [""], limit > 0 else { return [] }
    guard width > 0 else { return ["…"] }
    var lines: [String] = []
    for (index, paragraph) in paragraphs.enumerated() {
      let isLast = index == paragraphs.count - 1
      lines += self.lines(of: paragraph, isLast: isLast, room: limit - lines.count)
      if !isLast, lines.count == limit { return lines }
    }
    return lines
  }

  /// Breaks a text into the same number of lines, but in the least width that needs no more and
  /// breaks no word.
  ///
  /// The width is found to within a point.
  func balancedLines(of text: String) -> [String] {
    let greedy = lines(of: text)
    // With many lines, balance is invisible.
    guard (2...Self.mostBalanced).contains(greedy.count), width.isFinite else { return greedy }
    let widest = words(of: text).map { measure(shown($0)) }.max() ?? 0
    var (narrow, wide, best) = (min(widest, width), width, greedy)
    while wide - narrow > 1 {
      let middle = (narrow + wide) / 2
      // Without a limit: text that does not fit into the lines makes more of them here, and stays
      // unbalanced.
      let lines = LineBreaker(width: middle, limit: .max, style: style, measuring: measuring)
        .lines(of: text)
      if lines.count == greedy.count { (wide, best) = (middle, lines) } else { narrow = middle }
    }
    return best
  }

  private static let mostBalanced = 32

  /// The paragraphs between line breaks, with a single space for each run of spaces and tabs.
  private static func paragraphs(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { $0.split { $0 == " " || $0 == "\t" }.joined(separator: " ") }
  }

  /// The pieces of a text that stay unbroken as long as they fit on a line.
  private func words(of text: String) -> [Substring] {
    Self.paragraphs(of: text).flatMap { paragraph in
      let ends = measuring.lineBreaks(in: paragraph) + [paragraph.endIndex]
      return zip([paragraph.startIndex] + ends, ends).map { paragraph[$0..<$1] }
    }
  }

  // MARK: Lines

  /// The lines of a paragraph, at most as many as there is room for.
  ///
  /// The last of these ends in an ellipsis if text is left, even if that is another paragraph.
  private func lines(of paragraph: String, isLast: Bool, room: Int) -> [String] {
    var lines: [String] = []
    var rest = paragraph[...]
    var breaks: [String.Index]?
    repeat {
      let isFull = lines.count == room - 1
      let excess = excess(of: rest)
      if isFull, !isLast || excess != nil {
        lines.append(shortened(excess ?? rest))
        break
      }
      let places = excess == nil ? [] : breaks ?? measuring.lineBreaks(in: paragraph)
      breaks = places
      let line = excess.map { beginning(of: $0, breakingAt: places) } ?? rest
      lines.append(shown(line))
      rest = rest[line.endIndex...].drop { $0 == " " }
    } while !rest.isEmpty
    return lines.count > 1 ? marked(lines, of: paragraph) : lines
  }

  /// The lines, with an invisible direction mark before each that would read in another direction
  /// than its paragraph.
  private func marked(_ lines: [String], of paragraph: String) -> [String] {
    let direction = measuring.direction(of: paragraph) ?? .leftToRight
    let mark = direction == .rightToLeft ? "\u{200F}" : "\u{200E}"
    return lines.map { line in
      (measuring.direction(of: line) ?? .leftToRight) == direction ? line : mark + line
    }
  }

  /// The first line of a text that is too long for one; at least a character, even if it is too
  /// wide.
  private func beginning(of excess: Substring, breakingAt breaks: [String.Index]) -> Substring {
    let words = longest(excess, endingAt: breaks.inside(excess)) { fits(shown($0)) }
    if !words.isEmpty { return words }
    let ends = Array(excess.indices.dropFirst())
    let letters = longest(excess, endingAt: ends[...]) { fits(shown($0)) }
    return letters.isEmpty ? excess.prefix(1) : letters
  }

  /// The longest prefix of a text that leaves room for an ellipsis, and the ellipsis.
  private func shortened(_ text: Substring) -> String {
    func marked(_ beginning: Substring) -> String {
      withoutSoftHyphens(beginning.last == " " ? beginning.dropLast() : beginning) + "…"
    }
    let ends = text.indices.dropFirst() + [text.endIndex]
    return marked(longest(text, endingAt: ends[...]) { fits(marked($0)) })
  }
}
