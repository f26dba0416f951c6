internal import FlowCore
internal import FlowUI

/// The rows of a file, of which only those are laid out that can be seen.
struct SourceLines: Element {
  let source: OpenSource

  func stretch(along axis: Axis) -> Stretch { axis == .across ? .greedy : .fixed }

  func size(in offer: Size, _ context: LayoutContext) -> Size {
    let grid = SourceGrid(source.text, width: offer.width, context)
    let count = source.rows(on: grid, context).count
    return Size(width: offer.width, height: Double(count) * grid.style.lineHeight)
  }

  func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let grid = SourceGrid(source.text, width: frame.size.width, context)
    let rows = source.rows(on: grid, context)
    let colours = SourceColours(context.theme)
    let count = AccessibilityNode(.list, "Code", value: "\(source.text.lines.count) lines")
    page.group(as: count, in: frame) { page in
      for index in seen(rows.count, in: context.window ?? frame, of: frame, grid) {
        let place = Rect(
          x: frame.minX, y: frame.minY + Double(index) * grid.style.lineHeight,
          width: frame.size.width, height: grid.style.lineHeight)
        self.place(rows[index], in: place, grid, colours, context, on: &page)
      }
    }
  }

  private func seen(_ count: Int, in window: Rect, of frame: Rect, _ grid: SourceGrid) -> Range<Int>
  {
    let height = grid.style.lineHeight
    let first = min(max(0, Int(((window.minY - frame.minY) / height).rounded(.down))), count)
    let end = min(max(first, Int(((window.maxY - frame.minY) / height).rounded(.up))), count)
    return first..<end
  }

  private func place(
    _ row: SourceRows.Row, in frame: Rect, _ grid: SourceGrid, _ colours: SourceColours,
    _ context: LayoutContext, on page: inout PageLayout
  ) {
    let line = source.text.lines[row.line]
    var pen = SourcePen(frame, grid, context)
    if row.range.lowerBound == 0 {
      page.draw([pen.number(row.line + 1, colours.lineNumber)])
      let node = AccessibilityNode(.text, line.text, value: "line \(row.line + 1)")
      if !line.text.isEmpty { page.describe(as: node, in: frame) }
    }
    pen.advance(by: Double(row.indent) * grid.advance)
    for span in line.spans(in: row.range) {
      page.draw(pen.write(line.words(in: span.range), colours[span.kind]))
    }
  }
}

/// Writes a row of code from left to right, on whatever stage.
private struct SourcePen {
  private let frame: Rect
  private let grid: SourceGrid
  private let context: LayoutContext
  private let baseline: Double
  /// How far the row is written, in points.
  private var offset: Double

  init(_ frame: Rect, _ grid: SourceGrid, _ context: LayoutContext) {
    self.frame = frame
    self.grid = grid
    self.context = context
    let extent = context.measuring.extent(of: grid.style)
    baseline =
      frame.minY + (grid.style.lineHeight - extent.ascent - extent.descent) / 2 + extent.ascent
    offset = grid.code
  }

  /// The number of the row's line, at its end.
  func number(_ number: Int, _ colour: RGBA) -> Drawing {
    let text = "\(number)"
    return .text(
      text, grid.style,
      baseline: Point(x: frame.minX + grid.numbers - width(of: text), y: baseline), colour)
  }

  mutating func advance(by distance: Double) { offset += distance }

  /// Some words that follow; nothing for space alone.
  mutating func write(_ words: String, _ colour: RGBA) -> [Drawing] {
    let (start, width) = (offset, width(of: words))
    offset += width
    guard words.contains(where: { $0 != " " }) else { return [] }
    // On a stage that is mirrored the row's end is where code begins.
    let x =
      context.direction == .leftToRight
      ? frame.minX + start : frame.maxX - SourceGrid.gap + grid.code - start - width
    return [.text(words, grid.style, baseline: Point(x: x, y: baseline), colour)]
  }

  private func width(of words: String) -> Double {
    context.measuring.width(of: words, in: grid.style)
  }
}
