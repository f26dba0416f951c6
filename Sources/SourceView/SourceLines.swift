internal import FlowCore
internal import FlowUI

/// The lines of a source file, of which only the visible rows are drawn.
struct SourceLines: Element {
  let source: OpenSource
  let find: SourceFind

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let grid = SourceGrid(source.text, width: proposal.width, context)
    let count = source.rows(on: grid, context).count
    return Size(width: proposal.width, height: Double(count) * grid.style.lineHeight)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let grid = SourceGrid(source.text, width: frame.size.width, context)
    let rows = source.rows(on: grid, context)
    let colours = SourceColours(context.theme)
    let text = source.text
    let offsets = { @MainActor in SourceOffsets(of: text, in: rows, on: grid, filling: $0, $1) }
    page.whenLaidOut { [source] in
      source.code.didLayOut(offsets)
      source.revealMark()
    }
    let window = context.constraints.window ?? frame
    let visibleRows = visibleRows(rows.count, in: window, of: frame, grid)
    let ground = source.code.hasFocus ? context.theme.selection : context.theme.idleSelection
    for index in visibleRows {
      if rows[index].line + 1 == source.markedLine {
        page.draw([.fill(rowFrame(index, in: frame, grid), colour: context.theme.tint)])
      }
      page.draw(
        matches(in: rows[index], colours) { offsets(frame, context).rects(of: $0, inRow: index) })
    }
    page.draw(
      visibleRows.flatMap { offsets(frame, context).rects(of: source.code.selection, inRow: $0) }
        .map { .fill($0, colour: ground) })
    page.draw(source.code.ring(around: window.inset(by: 3), context))
    // Accept presses below the last row, too.
    let height = max(frame.size.height, window.maxY - frame.minY)
    page.add(
      source.code,
      at: Rect(x: frame.minX, y: frame.minY, width: frame.size.width, height: height))
    let count = AccessibilityNode(
      .list, name: context.strings[.code],
      value: context.strings[.lineCount.with("\(text.lines.count)")],
      states: source.code.hasFocus ? .focused : [])
    page.group(as: count, in: frame) { page in
      for index in visibleRows {
        self.layOut(
          rows[index], in: rowFrame(index, in: frame, grid), grid, colours, context, on: &page)
      }
    }
  }

  private func rowFrame(_ index: Int, in frame: Rect, _ grid: SourceGrid) -> Rect {
    Rect(
      x: frame.minX, y: frame.minY + Double(index) * grid.style.lineHeight,
      width: frame.size.width, height: grid.style.lineHeight)
  }

  private func matches(
    in row: SourceRows.Row, _ colours: SourceColours, rects: (Range<Int>) -> [Rect]
  ) -> [Drawing] {
    find.matches.ranges(within: source.text.lines[row.line].range).flatMap { match in
      rects(match).flatMap { rect -> [Drawing] in
        let area = rect.inset(by: Insets(horizontal: -1, vertical: 1))
        let edge = Drawing.outline(area, radius: 3, width: 1.5, colour: colours.currentMatch)
        return [.roundedRectangle(area, radius: 3, colour: colours.match)]
          + (match == find.currentRange ? [edge] : [])
      }
    }
  }

  private func visibleRows(_ count: Int, in window: Rect, of frame: Rect, _ grid: SourceGrid)
    -> Range<Int>
  {
    let height = grid.style.lineHeight
    let first = min(max(0, Int(((window.minY - frame.minY) / height).rounded(.down))), count)
    let end = min(max(first, Int(((window.maxY - frame.minY) / height).rounded(.up))), count)
    return first..<end
  }

  private func layOut(
    _ row: SourceRows.Row, in frame: Rect, _ grid: SourceGrid, _ colours: SourceColours,
    _ context: LayoutContext, on page: inout PageLayout
  ) {
    let line = source.text.lines[row.line]
    var pen = SourcePen(frame, grid, context)
    if row.range.lowerBound == 0 {
      page.draw([pen.number(row.line + 1, colours.lineNumber)])
      let node = AccessibilityNode(
        .text, name: line.text, value: context.strings[.line.with("\(row.line + 1)")])
      if !line.text.isEmpty { page.describe(as: node, in: frame) }
    }
    pen.advance(by: Double(row.indent) * grid.advance)
    for span in line.spans(in: row.range) {
      page.draw(pen.write(line.text(in: span.range), colours[span.kind]))
    }
  }
}

/// Draws a row of code, which runs from left to right whatever the page's layout direction.
@MainActor
private struct SourcePen {
  private let frame: Rect
  private let grid: SourceGrid
  private let context: LayoutContext
  private let baseline: Double
  /// From the start of code, in points.
  private var offset: Double

  init(_ frame: Rect, _ grid: SourceGrid, _ context: LayoutContext) {
    self.frame = frame
    self.grid = grid
    self.context = context
    let extent = context.measuring.extent(of: grid.style)
    baseline =
      frame.minY + (grid.style.lineHeight - extent.ascent - extent.descent) / 2 + extent.ascent
    offset = 0
  }

  func number(_ number: Int, _ colour: RGBA) -> Drawing {
    let text = "\(number)"
    return .text(
      text, style: grid.style,
      baseline: Point(x: frame.minX + grid.numbers - width(of: text), y: baseline), colour: colour)
  }

  mutating func advance(by distance: Double) { offset += distance }

  /// Draws text, and advances by its width; draws nothing for spaces alone.
  mutating func write(_ text: String, _ colour: RGBA) -> [Drawing] {
    let (start, width) = (offset, width(of: text))
    offset += width
    guard text.contains(where: { $0 != " " }) else { return [] }
    let x = grid.x(of: start, width: width, in: frame, context.direction)
    return [.text(text, style: grid.style, baseline: Point(x: x, y: baseline), colour: colour)]
  }

  private func width(of text: String) -> Double {
    context.measuring.width(of: text, in: grid.style)
  }
}
