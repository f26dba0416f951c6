package import FlowCore
package import FlowUI

/// Maps between offsets in a file and points on the page; line numbers and the indentation of
/// wrapped rows have no offsets.
@MainActor
package struct SourceOffsets {
  private let text: SourceText
  private let rows: [SourceRows.Row]
  private let grid: SourceGrid
  private let frame: Rect
  private let context: LayoutContext

  /// Text that is laid out as a unit; `start` is its distance from the start of code, in points.
  private struct Piece {
    let start: Double
    let range: Range<Int>
    let line: TextLine
  }

  package init(
    of text: SourceText, in rows: [SourceRows.Row], on grid: SourceGrid, filling frame: Rect,
    _ context: LayoutContext
  ) {
    (self.text, self.rows, self.grid) = (text, rows, grid)
    (self.frame, self.context) = (frame, context)
  }

  /// The frames of a selection, in UTF-8 code units of the file, in one row.
  ///
  /// A selected line break is shown as half a column after the line.
  package func rects(of selection: Range<Int>, inRow index: Int) -> [Rect] {
    let row = rows[index]
    let line = text.lines[row.line].range
    guard !selection.isEmpty, selection.lowerBound <= line.upperBound,
      selection.upperBound > line.lowerBound
    else { return [] }
    let pieces = pieces(of: row)
    let start = text.displayPosition(of: max(selection.lowerBound, line.lowerBound)).offset
    let end = text.displayPosition(of: min(selection.upperBound, line.upperBound)).offset
    var extents = start < end ? extents(of: start..<end, in: pieces) : []
    let isLast = row.range.upperBound == text.lines[row.line].text.utf8.count
    if isLast, selection.upperBound > line.upperBound {
      let end = self.end(of: row, pieces)
      extents.append(end...end + grid.advance / 2)
    }
    return extents.map { rect($0, inRow: index) }
  }

  private func extents(of range: Range<Int>, in pieces: [Piece]) -> [ClosedRange<Double>] {
    pieces.flatMap { piece -> [ClosedRange<Double>] in
      let part = range.clamped(to: piece.range)
      let (low, high) = (
        part.lowerBound - piece.range.lowerBound, part.upperBound - piece.range.lowerBound
      )
      return piece.line.extents(of: low..<high).map {
        piece.start + $0.lowerBound...piece.start + $0.upperBound
      }
    }
  }

  // MARK: Rows

  private func pieces(of row: SourceRows.Row) -> [Piece] {
    var start = Double(row.indent) * grid.advance
    let line = text.lines[row.line]
    return line.spans(in: row.range).map { span in
      let piece = TextLine(
        line.text(in: span.range), style: grid.style, direction: .leftToRight,
        measuring: context.measuring)
      defer { start += piece.width }
      return Piece(start: start, range: span.range, line: piece)
    }
  }

  private func end(of row: SourceRows.Row, _ pieces: [Piece]) -> Double {
    pieces.last.map { $0.start + $0.line.width } ?? Double(row.indent) * grid.advance
  }

  private func rect(_ extent: ClosedRange<Double>, inRow index: Int) -> Rect {
    let width = extent.upperBound - extent.lowerBound
    return Rect(
      x: grid.x(of: extent.lowerBound, width: width, in: frame, context.direction),
      y: frame.minY + Double(index) * grid.style.lineHeight, width: width,
      height: grid.style.lineHeight)
  }
}

extension SourceOffsets: TextLocating {
  package func offset(at point: Point) -> Int {
    guard !rows.isEmpty else { return 0 }
    let height = (point.y - frame.minY) / grid.style.lineHeight
    let row = rows[Int(min(max(0, height.rounded(.down)), Double(rows.count - 1)))]
    let distance = grid.distance(to: point.x, in: frame, context.direction)
    let pieces = pieces(of: row)
    let piece = pieces.last { $0.start <= distance } ?? pieces.first
    let offset = piece.map {
      $0.range.lowerBound + $0.line.offset(at: distance - $0.start)
    }
    return text.fileOffset(
      of: SourceText.Position(line: row.line, offset: offset ?? row.range.lowerBound))
  }

  package func caret(at offset: Int) -> Rect {
    let shown = text.displayPosition(of: offset)
    let index = rows.lastIndexOfPrefix {
      ($0.line, $0.range.lowerBound) <= (shown.line, shown.offset)
    }
    guard let index else { return rect(0...0, inRow: 0) }
    let pieces = pieces(of: rows[index])
    let piece = pieces.last { $0.range.lowerBound <= shown.offset }
    let x =
      piece.map { $0.start + $0.line.x(of: shown.offset - $0.range.lowerBound) }
      ?? end(of: rows[index], pieces)
    return rect(x...x, inRow: index)
  }
}
