import FlowCore
import FlowUI
import SourceView
import Testing

/// Tests with code whose characters are 5.5 points wide and whose rows are 16 points high.
@Suite struct SourceOffsetsTests {
  /// The width of a pane that has room for a number of columns beside line numbers of two digits.
  private func width(columns: Int) -> Double { 8 + 2 * 5.5 + 8 + Double(columns) * 5.5 + 8 }

  private func offsets(
    _ text: String, columns: Int = 20, direction: LayoutDirection = .leftToRight
  ) -> SourceOffsets {
    let frame = Rect(x: 0, y: 100, width: width(columns: columns), height: 400)
    let context = LayoutContext(
      size: frame.size, measuring: SquareMeasuring(), direction: direction)
    let source = SourceText(text)
    let grid = SourceGrid(source, width: frame.size.width, context)
    return SourceOffsets(
      of: source, in: SourceRows(source, columns: grid.columns) { _ in 1 }.rows, on: grid,
      filling: frame, context)
  }

  private func point(_ row: Int, _ column: Double) -> Point {
    Point(x: 27 + column * 5.5, y: 108 + Double(row) * 16)
  }

  @Test(
    "A point maps to the nearest offset; a point past the end of a line maps to that end",
    arguments: [
      ((0, 0.0), 0), ((0, 2.4), 2), ((0, 40), 9), ((1, 0), 11), ((1, -5), 11), ((2, 3), 12),
      ((3, 1), 14), ((9, 40), 18), ((-4, 2), 2),
    ] as [((row: Int, column: Double), Int)])
  func points(position: (row: Int, column: Double), offset: Int) {
    let offsets = offsets("let a = 1\r\n\n\nlet b\n")

    #expect(offsets.offset(at: point(position.row, position.column)) == offset)
  }

  @Test("A tab is one character of the file, whatever its width")
  func tabs() {
    let offsets = offsets("\ta\tb")

    let columns = [0.0, 1, 3, 4, 5, 6, 8, 9]
    #expect(columns.map { offsets.offset(at: point(0, $0)) } == [0, 0, 1, 1, 2, 2, 3, 4])
    #expect((0...4).map { offsets.caret(at: $0).minX } == [0, 4, 5, 8, 9].map { 27 + $0 * 5.5 })
  }

  @Test(
    "The point at the caret of any offset maps back to that offset, in every row of a wrapped line"
  )
  func carets() {
    let text = "func draw(one: Int, two: Int, three: Int)\n  é👩‍👩‍👧‍👦 \"שלום\"\nend"
    let offsets = offsets(text)

    let all = text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }
    // The offset before a line break is the end of its line.
    #expect(
      all.map {
        offsets.offset(at: Point(x: offsets.caret(at: $0).minX, y: offsets.caret(at: $0).midY))
      }
        == all)
  }

  @Test("A selection covers code, but neither line numbers nor indents")
  func rects() {
    // The first line wraps into two rows, the second of which is indented by four columns.
    let offsets = offsets("let a = one + twenty\n\nlet b\n", columns: 16)

    #expect(offsets.rects(of: 4..<23, inRow: 0) == [Rect(x: 49, y: 100, width: 55, height: 16)])
    #expect(
      offsets.rects(of: 4..<23, inRow: 1) == [
        Rect(x: 49, y: 116, width: 33, height: 16), Rect(x: 82, y: 116, width: 2.75, height: 16),
      ])
    #expect(offsets.rects(of: 4..<23, inRow: 2) == [Rect(x: 27, y: 132, width: 2.75, height: 16)])
    #expect(offsets.rects(of: 4..<23, inRow: 3) == [Rect(x: 27, y: 148, width: 5.5, height: 16)])
    #expect(offsets.rects(of: 4..<4, inRow: 0).isEmpty)
    #expect(offsets.rects(of: 4..<20, inRow: 2).isEmpty)
  }

  @Test("Offsets in a word that breaks across rows map to where their characters are shown")
  func wordInTwoRows() {
    // Eight columns in the first row, four in the second one.
    let offsets = offsets("let abcdefg\n", columns: 8)

    #expect(offsets.rects(of: 4..<11, inRow: 0) == [Rect(x: 49, y: 100, width: 22, height: 16)])
    #expect(offsets.rects(of: 4..<11, inRow: 1) == [Rect(x: 49, y: 116, width: 16.5, height: 16)])
    #expect(offsets.offset(at: point(1, 5)) == 9)
    #expect(offsets.caret(at: 9) == Rect(x: 54.5, y: 116, width: 0, height: 16))
  }

  @Test("Spaces beyond the end of a full row are selected in that row, not in the next one")
  func spaces() {
    let offsets = offsets("let ab = efghij,  klmnop\n", columns: 16)

    #expect(offsets.rects(of: 16..<18, inRow: 0) == [Rect(x: 115, y: 100, width: 11, height: 16)])
    #expect(offsets.rects(of: 16..<18, inRow: 1).isEmpty)
    #expect(offsets.offset(at: point(0, 17)) == 17)
    #expect(offsets.caret(at: 18).minY == 116)
  }

  @Test("On a right-to-left stage the selection covers the code where it is shown")
  func rightToLeft() {
    let offsets = offsets("let a", direction: .rightToLeft)
    // Measured from the right edge, as elements are in a mirrored layout.
    let end = width(columns: 20) - 8

    #expect(offsets.offset(at: Point(x: end - 4 * 5.5, y: 108)) == 4)
    #expect(
      offsets.rects(of: 0..<3, inRow: 0)
        == [Rect(x: end - 16.5, y: 100, width: 16.5, height: 16)])
  }

  @Test("An empty file has one offset", arguments: ["", "\n"])
  func empty(text: String) {
    let offsets = offsets(text)

    #expect(offsets.offset(at: point(3, 3)) == 0)
    #expect(offsets.caret(at: 0).minX == 27)
  }

  @Test(
    "Every offset of a file converts to a displayed position and back",
    arguments: ["a\tb\r\n\tc\n\n", "\t\t", "x", "a\u{2028}b\r\n", ""])
  func roundTrip(text: String) {
    let source = SourceText(text)

    for (index, line) in source.lines.enumerated() {
      for offset in line.range.lowerBound...line.range.upperBound {
        #expect(source.displayPosition(of: offset).line == index)
        #expect(source.fileOffset(of: source.displayPosition(of: offset)) == offset)
      }
    }
    // An empty file has no lines, but the offset 0.
    #expect(source.fileOffset(of: source.displayPosition(of: 0)) == 0)
  }
}
