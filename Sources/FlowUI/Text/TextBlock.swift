public import FlowCore

/// Some words laid out in lines of a given width.
///
/// Lines break at spaces; a word wider than the block stands on a line of its own and sticks out.
public struct TextBlock {
  /// On which side lines are flush.
  public enum Alignment: Hashable, Sendable {
    case leading
    /// On neither; lines are made about equally long.
    case centre
  }

  /// The lines, the topmost first.
  public let lines: [String]
  /// The block's height in points.
  public var height: Double { Double(lines.count) * style.lineHeight }

  private let style: TextStyle
  private let width: Double
  private let alignment: Alignment
  private let measuring: any TextMeasuring

  /// Lays out a text; an empty one has no lines.
  ///
  /// - Parameter width: In points; infinite for a single line.
  public init(
    _ text: String, style: TextStyle, width: Double, alignment: Alignment = .leading,
    measuring: any TextMeasuring
  ) {
    self.style = style
    self.width = width
    self.alignment = alignment
    self.measuring = measuring
    let words = text.split(separator: " ")
    let measure = { measuring.width(of: $0, in: style) }
    let greedy = Self.lines(of: words, width: width, measure)
    lines = alignment == .centre ? Self.balanced(greedy, words, width, measure) : greedy
  }

  /// The drawings of the block with its top left corner at a point.
  public func drawings(at corner: Point, colour: RGBA) -> [Drawing] {
    let extent = measuring.extent(of: style)
    let padding = (style.lineHeight - extent.ascent - extent.descent) / 2
    return lines.enumerated().map { index, line in
      let free = alignment == .centre ? width - measuring.width(of: line, in: style) : 0
      return .text(
        line, style,
        baseline: Point(
          x: corner.x + free / 2,
          y: corner.y + Double(index) * style.lineHeight + padding + extent.ascent),
        colour)
    }
  }

  /// As many words on each line as fit.
  private static func lines(
    of words: [Substring], width: Double, _ measure: (String) -> Double
  ) -> [String] {
    words.reduce(into: []) { lines, word in
      guard let last = lines.last, measure(last + " " + word) <= width else {
        return lines.append(String(word))
      }
      lines[lines.count - 1] = last + " " + word
    }
  }

  /// The same count of lines in the least width that gives it, found to a point.
  private static func balanced(
    _ greedy: [String], _ words: [Substring], _ width: Double, _ measure: (String) -> Double
  ) -> [String] {
    guard greedy.count > 1, width.isFinite else { return greedy }
    var (narrow, wide, best) = (0.0, width, greedy)
    while wide - narrow > 1 {
      let middle = (narrow + wide) / 2
      let lines = lines(of: words, width: middle, measure)
      if lines.count == greedy.count { (wide, best) = (middle, lines) } else { narrow = middle }
    }
    return best
  }
}

extension TextBlock {
  /// One line of text, shortened at its end by an ellipsis where it does not fit; an ellipsis alone is
  /// the least it becomes.
  public static func line(
    _ text: String, style: TextStyle, width: Double, measuring: any TextMeasuring
  ) -> TextBlock {
    let fits = { measuring.width(of: $0, in: style) <= width }
    var line = text
    var rest = text
    while !rest.isEmpty, !fits(line) {
      rest.removeLast()
      while rest.last == " " { rest.removeLast() }
      line = rest + "…"
    }
    return TextBlock(line, style: style, width: .infinity, measuring: measuring)
  }
}
