internal import FlowCore

/// The positions of a text's characters after it has been broken into lines.
///
/// Offsets in the text are in UTF-8 code units. Characters that lines leave out, such as spaces at
/// line breaks, have no position; characters that lines add, such as hyphens and direction marks,
/// belong to the character that follows.
struct TextOffsets: TextLocating {
  private struct Line {
    let frame: Rect
    let line: TextLine
    /// The offsets of the start of each character, and of the end of the last one: in the line as
    /// shown, and in the text.
    let offsets: [(shown: Int, inText: Int)]

    var start: Int { offsets.first?.inText ?? 0 }

    /// An offset after the line gives the line's end.
    func shownOffset(of offset: Int) -> Int {
      offsets.first { $0.inText >= offset }?.shown ?? offsets.last?.shown ?? 0
    }
  }

  private let lines: [Line]
  private let direction: LayoutDirection

  init(
    of text: String, in block: TextBlock, at corner: Point, _ style: TextStyle,
    _ context: LayoutContext
  ) {
    var reader = LineReader(text)
    direction = context.direction
    lines = zip(block.lines, block.frames(at: corner)).map { text, frame in
      // A line without letters is drawn from left to right.
      let line = TextLine(
        text, style: style, direction: .leftToRight, measuring: context.measuring)
      return Line(frame: frame, line: line, offsets: reader.readOffsets(of: text))
    }
  }

  func offset(at point: Point) -> Int {
    guard let line = lines.first(where: { point.y < $0.frame.maxY }) ?? lines.last else { return 0 }
    let x =
      direction == .leftToRight ? point.x - line.frame.minX : line.frame.maxX - point.x
    let shown = line.line.offset(at: x)
    return line.offsets.last { $0.shown <= shown }?.inText ?? 0
  }

  func caret(at offset: Int) -> Rect {
    guard let line = lines.last(where: { $0.start <= offset }) ?? lines.first else {
      return Rect(.zero)
    }
    let x = line.line.x(of: line.shownOffset(of: offset))
    return rect(x...x, in: line.frame)
  }

  func rects(of range: Range<Int>) -> [Rect] {
    lines.flatMap { line in
      let shown = line.shownOffset(of: range.lowerBound)..<line.shownOffset(of: range.upperBound)
      return line.line.extents(of: shown).map { rect($0, in: line.frame) }
    }
  }

  private func rect(_ extent: ClosedRange<Double>, in frame: Rect) -> Rect {
    let width = extent.upperBound - extent.lowerBound
    let x =
      direction == .leftToRight
      ? frame.minX + extent.lowerBound : frame.maxX - extent.upperBound
    return Rect(x: x, y: frame.minY, width: width, height: frame.size.height)
  }
}

/// Maps the characters of laid-out lines back to those of the text, line by line.
private struct LineReader {
  private let text: String
  private var index: String.Index
  private var isAtFirstLine = true

  init(_ text: String) {
    self.text = text
    index = text.startIndex
  }

  /// Reads on to the end of `line`; the result is as in `TextOffsets.Line`.
  mutating func readOffsets(of line: String) -> [(shown: Int, inText: Int)] {
    // An empty line has no character that leads beyond the line break before it.
    if line.isEmpty, !isAtFirstLine { skipLineBreak() }
    isAtFirstLine = false
    var (offsets, shown) = ([(shown: Int, inText: Int)](), 0)
    for character in line {
      let isFound = advance(to: character)
      offsets.append((shown, text.utf8.distance(from: text.startIndex, to: index)))
      shown += character.utf8.count
      if isFound { text.formIndex(after: &index) }
    }
    offsets.append((shown, text.utf8.distance(from: text.startIndex, to: index)))
    return offsets
  }

  private mutating func skipLineBreak() {
    let lineBreak = text[index...].firstIndex(where: \.isNewline)
    index = lineBreak.map(text.index(after:)) ?? text.endIndex
  }

  /// Advances to the next character that a line shows as `shown`; returns false if there is none.
  private mutating func advance(to shown: Character) -> Bool {
    var candidate = index
    while candidate < text.endIndex {
      let original = text[candidate]
      if original == shown || shown == " " && original == "\t"
        || shown == "-" && original == "\u{AD}"
      {
        index = candidate
        return true
      }
      // Only characters that lines leave out may be skipped.
      guard original.isWhitespace || original == "\u{AD}" else { return false }
      text.formIndex(after: &candidate)
    }
    return false
  }
}
