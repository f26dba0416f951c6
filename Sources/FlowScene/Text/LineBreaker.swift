internal import FlowCore

/// Breaks text into lines that fit into a width.
///
/// It searches for the end of each line from the line's start, so that long texts need few and
/// short measurements.
package struct LineBreaker {
  /// The width of a line, in points.
  let width: Double
  /// The maximum number of lines; an ellipsis replaces the text that does not fit.
  let limit: Int
  let style: TextStyle
  let measuring: any TextMeasuring

  package init(width: Double, limit: Int, style: TextStyle, measuring: any TextMeasuring) {
    self.width = width
    self.limit = limit
    self.style = style
    self.measuring = measuring
  }

  /// Puts as much text on each line as fits.
  ///
  /// There are no lines if the text is empty or only spaces and tabs, or the limit is 0 or less.
  /// Otherwise, with a width of 0 or less, or NaN, the only line is an ellipsis.
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

  /// Breaks a text into as many lines as `lines(of:)` does, but of about equal length.
  ///
  /// The lines have the smallest width, to within a point, that needs no more lines and breaks no
  /// word. A text that has more than 32 lines, or that is cut off, is not balanced.
  func balancedLines(of text: String) -> [String] {
    let greedy = lines(of: text)
    // With many lines, it is not visible whether they are balanced.
    guard (2...Self.maxBalancedLines).contains(greedy.count), width.isFinite else { return greedy }
    let widest = words(of: text).map { measure(shown($0)) }.max() ?? 0
    var (narrow, wide, best) = (min(widest, width), width, greedy)
    while wide - narrow > 1 {
      let middle = (narrow + wide) / 2
      // The number of lines is not limited here: a text that exceeds the limit then has more lines
      // than `greedy`, and so is not balanced.
      let lines = LineBreaker(width: middle, limit: .max, style: style, measuring: measuring)
        .lines(of: text)
      if lines.count == greedy.count { (wide, best) = (middle, lines) } else { narrow = middle }
    }
    return best
  }

  private static let maxBalancedLines = 32

  /// The paragraphs of a text, in which runs of spaces and tabs have become single spaces.
  private static func paragraphs(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { $0.split { $0 == " " || $0 == "\t" }.joined(separator: " ") }
  }

  /// The pieces that are not broken if they fit on a line.
  private func words(of text: String) -> [Substring] {
    Self.paragraphs(of: text).flatMap { paragraph in
      let ends = measuring.lineBreaks(in: paragraph) + [paragraph.endIndex]
      return zip([paragraph.startIndex] + ends, ends).map { paragraph[$0..<$1] }
    }
  }

  // MARK: Lines

  /// Breaks a paragraph into at most `room` lines; the last of these ends in an ellipsis if text is
  /// left, even if only in a later paragraph.
  private func lines(of paragraph: String, isLast: Bool, room: Int) -> [String] {
    var lines: [String] = []
    var rest = paragraph[...]
    var breaks: [String.Index]?
    repeat {
      let isFull = lines.count == room - 1
      let overlong = overlongPrefix(of: rest)
      if isFull, !isLast || overlong != nil {
        lines.append(shortened(overlong ?? rest))
        break
      }
      var line = rest
      if let overlong {
        let ends = breaks ?? measuring.lineBreaks(in: paragraph)
        breaks = ends
        line = firstLine(of: overlong, breakingAt: ends)
      }
      lines.append(shown(line))
      rest = rest[line.endIndex...].drop { $0 == " " }
    } while !rest.isEmpty
    // A single line that shows the whole paragraph needs no mark.
    let isWhole = lines.count == 1 && rest.isEmpty
    return isWhole ? lines : marked(lines, of: paragraph)
  }

  /// An invisible direction mark begins each line whose direction would otherwise differ from that
  /// of its paragraph.
  private func marked(_ lines: [String], of paragraph: String) -> [String] {
    let direction = measuring.direction(of: paragraph) ?? .leftToRight
    let mark = direction == .rightToLeft ? "\u{200F}" : "\u{200E}"
    return lines.map { line in
      (measuring.direction(of: line) ?? .leftToRight) == direction ? line : mark + line
    }
  }

  /// The first line of a text that is too long for one; it has at least one character, even if that
  /// is too wide.
  private func firstLine(of overlong: Substring, breakingAt breaks: [String.Index]) -> Substring {
    let words = longest(overlong, endingAt: breaks.strictlyWithin(overlong)) { fits(shown($0)) }
    if !words.isEmpty { return words }
    let ends = Array(overlong.indices.dropFirst())
    let letters = longest(overlong, endingAt: ends[...]) { fits(shown($0)) }
    return letters.isEmpty ? overlong.prefix(1) : letters
  }

  private func shortened(_ text: Substring) -> String {
    func marked(_ beginning: Substring) -> String {
      withoutSoftHyphens(beginning.last == " " ? beginning.dropLast() : beginning) + "…"
    }
    let ends = text.indices.dropFirst() + [text.endIndex]
    return marked(longest(text, endingAt: ends[...]) { fits(marked($0)) })
  }
}
