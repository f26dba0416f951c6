internal import FlowCore

/// The text of a text area, in rows that fit into its frame.
@MainActor
struct TextAreaRows: EditedText {
  private struct Row {
    /// In the shown text, without the line break after it; in UTF-8 code units.
    let range: Range<Int>
    let text: String
    /// The reading direction of the row's paragraph.
    let direction: LayoutDirection
    let endsParagraph: Bool
  }

  let shown: ShownText
  private let rows: [Row]
  /// Whether the caret is shown at the end of a row rather than at the start of the next one, which
  /// is the same offset.
  private let hasCaretAtRowEnd: Bool
  private let frame: Rect
  private let style: TextStyle
  private let context: LayoutContext

  init(_ state: TextFieldState, in frame: Rect, _ context: LayoutContext) {
    (shown, self.frame, self.context) = (state.shown, frame, context)
    style = context.style(.body)
    hasCaretAtRowEnd = state.rowEnd == state.editable.caret
    rows = Self.rows(of: shown.text, style, width: frame.size.width, context)
  }

  private static func rows(
    of text: String, _ style: TextStyle, width: Double, _ context: LayoutContext
  ) -> [Row] {
    var (rows, start) = ([Row](), 0)
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    {
      let direction = context.measuring.direction(of: paragraph) ?? context.direction
      let ends = context.services.blocks.rowEnds(
        of: paragraph, style: style, width: width, context)
      for (begin, end) in zip([0] + ends, ends) {
        rows.append(
          Row(
            range: start + begin..<start + end,
            text: String(paragraph.utf8.dropFirst(begin).prefix(end - begin)) ?? "",
            direction: direction, endsParagraph: end == ends.last))
      }
      start += paragraph.utf8.count + 1
    }
    return rows
  }

  var height: Double { Double(rows.count) * style.lineHeight }

  // MARK: The caret

  /// The frame of the caret; among spaces that extend beyond an edge, it is at that edge.
  var caret: Rect {
    let index = caretRow
    // Offsets in a positioned line also count the `lead` code units of its direction mark, if any.
    let (positioned, lead) = positionedLine(of: index)
    let own = shown.caret - rows[index].range.lowerBound + lead
    var caret = positioned.caret(at: positioned.line.x(of: own))
    caret.origin.x = max(frame.minX, min(caret.minX, frame.maxX - PositionedLine.caret))
    return caret
  }

  var otherCaret: Rect? {
    let index = caretRow
    let (positioned, lead) = positionedLine(of: index)
    return positioned.line.otherX(of: shown.caret - rows[index].range.lowerBound + lead)
      .map(positioned.caret)
  }

  /// The offset in the shown text to which a key moves the caret by a character; `nil` at an end of
  /// a row.
  func offset(besideCaretToLeft isToLeft: Bool) -> Int? {
    let index = caretRow
    let (start, (positioned, lead)) = (rows[index].range.lowerBound, positionedLine(of: index))
    let own = shown.caret - start + lead
    let next = isToLeft ? positioned.line.offset(leftOf: own) : positioned.line.offset(rightOf: own)
    return next == own || next < lead ? nil : start + next - lead
  }

  /// The direction in which the row with the caret reads.
  var direction: LayoutDirection { rows[caretRow].direction }

  /// The first and the last offset of the caret in its row.
  var ends: ClosedRange<Int> {
    let row = rows[caretRow]
    return row.range.lowerBound...last(in: row)
  }

  /// The offset a number of rows below the caret, at an x of the page; `nil` beyond the first and
  /// the last row.
  func offset(byRows count: Int, x: Double) -> Int? {
    let index = caretRow + count
    return rows.indices.contains(index) ? offset(in: index, x: x) : nil
  }

  /// Whether an offset in the shown text is at the end of a row within a paragraph, and so also at
  /// the start of the next row.
  func isRowEnd(_ offset: Int, inRow index: Int) -> Bool {
    rows.indices.contains(index) && !rows[index].endsParagraph
      && offset == rows[index].range.upperBound
  }

  var caretRow: Int {
    let next = rows.lastIndex { $0.range.lowerBound <= shown.caret } ?? 0
    return hasCaretAtRowEnd && isRowEnd(shown.caret, inRow: next - 1) ? next - 1 : next
  }

  /// The last offset of the caret in a row: before the space at which the row is broken, if any.
  private func last(in row: Row) -> Int {
    let isBrokenAtSpace = !row.endsParagraph && row.text.last == " "
    return row.range.upperBound - (isBrokenAtSpace ? 1 : 0)
  }

  // MARK: Points and frames

  func offsetInText(at point: Point) -> Int {
    shown.offsetInText(offset(in: row(at: point), x: point.x))
  }

  func isRowEnd(at point: Point) -> Bool {
    let row = row(at: point)
    return isRowEnd(offset(in: row, x: point.x), inRow: row)
  }

  private func row(at point: Point) -> Int {
    let row = ((point.y - frame.minY) / style.lineHeight).rounded(.down)
    return Int(max(0, min(row, Double(rows.count - 1))))
  }

  private func offset(in index: Int, x: Double) -> Int {
    let (row, (positioned, lead)) = (rows[index], positionedLine(of: index))
    let own = max(0, positioned.offset(at: x) - lead)
    return min(row.range.lowerBound + own, last(in: row))
  }

  /// The frames of a range in the visible rows; that of a line break is about as wide as a space.
  func rects(of range: Range<Int>) -> [Rect] {
    visibleRows.filter { rows[$0].range.lowerBound < range.upperBound }.flatMap { index -> [Rect] in
      let row = rows[index]
      guard row.range.upperBound >= range.lowerBound else { return [] }
      let (start, (positioned, lead)) = (row.range.lowerBound, positionedLine(of: index))
      let part = range.clamped(to: row.range)
      let text = positioned.rects(
        of: part.lowerBound - start + lead..<part.upperBound - start + lead)
      let hasBreak = row.endsParagraph && range.contains(row.range.upperBound)
      let end = positioned.caret(at: positioned.line.x(of: row.text.utf8.count + lead))
      let isAgainstLayout = row.direction != context.direction
      let mark = end.widened(to: style.size / 4, towardsTrailing: !isAgainstLayout)
      return (text + (hasBreak ? [mark] : [])).map {
        $0.intersection(frame(of: index))
      }
    }
  }

  /// Only the visible rows.
  func drawings(_ colour: RGBA, _ context: LayoutContext) -> [Drawing] {
    visibleRows.filter { !rows[$0].text.isEmpty }
      .map { positionedLine(of: $0).line.drawing(style, colour, context) }
  }

  private var visibleRows: [Int] {
    guard let window = context.constraints.window else { return Array(rows.indices) }
    return rows.indices.filter { !window.intersection(frame(of: $0)).size.isEmpty }
  }

  private func frame(of index: Int) -> Rect {
    Rect(
      x: frame.minX, y: frame.minY + Double(index) * style.lineHeight, width: frame.size.width,
      height: style.lineHeight)
  }

  /// A row whose direction would otherwise differ from that of its paragraph begins with an
  /// invisible direction mark, of `lead` code units.
  private func positionedLine(of index: Int) -> (line: PositionedLine, lead: Int) {
    let row = rows[index]
    let own = context.measuring.direction(of: row.text)
    let mark =
      own == nil || own == row.direction
      ? "" : row.direction == .rightToLeft ? "\u{200F}" : "\u{200E}"
    let line = TextLine(
      mark + row.text, style: style, direction: row.direction, measuring: context.measuring)
    return (PositionedLine(line, in: frame(of: index), context), mark.utf8.count)
  }
}

extension Rect {
  fileprivate func widened(to width: Double, towardsTrailing: Bool) -> Rect {
    Rect(x: towardsTrailing ? minX : maxX - width, y: minY, width: width, height: size.height)
  }
}
