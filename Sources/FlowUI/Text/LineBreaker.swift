/// Cuts text into lines that fit into a width.
///
/// How far a line reaches is found by bisection, so that long texts cost few measurements.
struct LineBreaker {
  /// In points.
  let width: Double
  /// The most lines there may be; what is left then is an ellipsis.
  let limit: Int
  let measure: (String) -> Double

  /// As much on each line as fits.
  ///
  /// An empty text has no lines. A width of 0 or less, or NaN, holds an ellipsis alone.
  func lines(of text: String) -> [String] {
    let paragraphs = Self.paragraphs(of: text)
    guard paragraphs != [""], limit > 0 else { return [] }
    guard width > 0 else { return ["…"] }
    var lines: [String] = []
    for (index, paragraph) in paragraphs.enumerated() {
      let isLast = index == paragraphs.count - 1
      var rest = paragraph[...]
      repeat {
        if lines.count == limit - 1, !(isLast && fits(rest)) { return lines + [shortened(rest)] }
        let line = beginning(of: rest)
        lines.append(String(line))
        rest = rest[line.endIndex...].drop { $0 == " " }
      } while !rest.isEmpty
    }
    return lines
  }

  /// The same count of lines in the least width that gives it without breaking a word, found to a
  /// point.
  func balancedLines(of text: String) -> [String] {
    let greedy = lines(of: text)
    guard greedy.count > 1, width.isFinite else { return greedy }
    let words = text.split { $0 == " " || $0.isNewline }
    let widest = words.map { measure(String($0)) }.max() ?? 0
    var (narrow, wide, best) = (min(widest, width), width, greedy)
    while wide - narrow > 1 {
      let middle = (narrow + wide) / 2
      // Without a limit: lines that leave something out are more than that here, and stay as they
      // are.
      let lines = LineBreaker(width: middle, limit: .max, measure: measure).lines(of: text)
      if lines.count == greedy.count { (wide, best) = (middle, lines) } else { narrow = middle }
    }
    return best
  }

  /// What stands between line breaks, with single spaces between words.
  private static func paragraphs(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { $0.split(separator: " ").joined(separator: " ") }
  }

  private func fits(_ text: some StringProtocol) -> Bool { measure(String(text)) <= width }

  /// The first line of what is left of a paragraph; at least a character, even if that sticks out.
  private func beginning(of rest: Substring) -> Substring {
    if fits(rest) { return rest }
    let spaces = rest.indices.filter { rest[$0] == " " }
    let words = longest(rest, endingAt: spaces, where: fits)
    if !words.isEmpty { return words }
    let letters = longest(rest, endingAt: Array(rest.indices), where: fits)
    return letters.isEmpty ? rest.prefix(1) : letters
  }

  /// As much of a text as leaves room for an ellipsis, and that.
  private func shortened(_ text: Substring) -> String {
    func marked(_ beginning: Substring) -> String {
      (beginning.last == " " ? beginning.dropLast() : beginning) + "…"
    }
    let ends = Array(text.indices) + [text.endIndex]
    return marked(longest(text, endingAt: ends) { fits(marked($0)) })
  }

  /// The longest beginning of a text that ends at one of some places, in order, and passes; else an
  /// empty one.
  private func longest(
    _ text: Substring, endingAt ends: [Substring.Index], where passes: (Substring) -> Bool
  ) -> Substring {
    var (least, most) = (-1, ends.count)
    while most - least > 1 {
      let middle = (least + most) / 2
      if passes(text[..<ends[middle]]) { least = middle } else { most = middle }
    }
    return least < 0 ? text.prefix(0) : text[..<ends[least]]
  }
}
