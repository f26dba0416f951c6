package import FlowCore

/// A line of text with a caret position between any two of its characters.
///
/// Where left-to-right text meets right-to-left text, an offset has two positions on the line:
/// after the character before it, and before the character after it. As in GTK, the caret is shown
/// at the position that belongs to the line's direction. Each offset therefore has one caret
/// position, and a left or right arrow key always moves the caret in that direction. Offsets in the
/// text are in UTF-8 code units, and are rounded down to a character boundary.
package struct TextLine {
  /// The text as drawn: it begins with an invisible direction mark if it needs one to read in the
  /// line's direction.
  package let text: String
  /// The advance width in points.
  package let width: Double
  /// The direction of the first letter that has one, or else the one given to the initializer.
  package let direction: LayoutDirection

  /// The characters from left to right.
  private let cells: [TextCell]
  /// The character boundaries in the text, in order; one more than there are characters.
  private let offsets: [Int]
  /// For each offset, the gap in which its caret is: the index of the cell to the right of it.
  private let gaps: [Int]
  /// The inverse of `gaps`: an index in `offsets` for each gap.
  private let offsetIndices: [Int]
  /// The second gap of each offset at which text of both directions meets; `nil` for other offsets.
  private let otherGaps: [Int?]

  /// `direction` counts only if no letter of the text has a direction.
  package init(
    _ text: String, style: TextStyle, direction: LayoutDirection, measuring: any TextMeasuring
  ) {
    let own = measuring.direction(of: text)
    self.direction = own ?? direction
    let mark = own == nil && direction == .rightToLeft ? "\u{200F}" : ""
    self.text = mark + text
    width = measuring.width(of: self.text, in: style)
    let base = self.direction == .rightToLeft ? 1 : 0
    let cells = measuring.cells(of: self.text, in: style)
      .compactMap { $0.moved(by: mark.utf8.count, base) }
    let order = cells.indices.sorted { cells[$0].range.lowerBound < cells[$1].range.lowerBound }
    let edges = Self.edges(of: cells, in: order, self.direction)
    self.cells = cells
    offsets = order.map { cells[$0].range.lowerBound } + [text.utf8.count]
    gaps = edges.map(\.gap)
    otherGaps = edges.map(\.other)
    var indices = gaps
    for (index, gap) in gaps.enumerated() { indices[gap] = index }
    offsetIndices = indices
  }

  /// For each offset, the gap beside its less deeply embedded neighbour, and the gap beside its
  /// other neighbour if that is a different one.
  private static func edges(
    of cells: [TextCell], in order: [Int], _ direction: LayoutDirection
  ) -> [(gap: Int, other: Int?)] {
    let (first, last) = direction == .leftToRight ? (0, cells.count) : (cells.count, 0)
    return (0...order.count).map { offset in
      let before = offset > 0 ? order[offset - 1] : nil
      let after = offset < order.count ? order[offset] : nil
      let end = before.map { cells[$0].isRightToLeft ? $0 : $0 + 1 }
      let start = after.map { cells[$0].isRightToLeft ? $0 + 1 : $0 }
      guard let before, let after, let start, let end else {
        let gap = before == nil ? first : last
        return (gap, (start ?? end).flatMap { $0 == gap ? nil : $0 })
      }
      let (gap, other) =
        cells[before].level <= cells[after].level ? (end, start) : (start, end)
      return (gap, other == gap ? nil : other)
    }
  }

  // MARK: Caret positions

  /// The caret's x, in points from the line's left end.
  package func x(of offset: Int) -> Double { x(atGap: gaps[index(of: offset)]) }

  /// Where a letter of the opposite direction would appear if it were typed; `nil` if that is at
  /// the caret.
  package func otherX(of offset: Int) -> Double? {
    otherGaps[index(of: offset)].map(x(atGap:))
  }

  /// The nearest offset at an edge of the character at `x`, in points from the line's left end.
  package func offset(at x: Double) -> Int {
    var (low, high) = (0, cells.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if self.x(atGap: middle) <= x { low = middle } else { high = middle }
    }
    let gap = x - self.x(atGap: low) <= self.x(atGap: high) - x ? low : high
    let edge = self.x(atGap: gap)
    if x < edge, gap > 0 { return cells[gap - 1].rightOffset }
    if x > edge, gap < cells.count { return cells[gap].leftOffset }
    return offsets[offsetIndices[gap]]
  }

  /// The next caret position to the left; the same offset at the left end.
  package func offset(leftOf offset: Int) -> Int {
    offsets[offsetIndices[max(gaps[index(of: offset)] - 1, 0)]]
  }

  /// The next caret position to the right; the same offset at the right end.
  package func offset(rightOf offset: Int) -> Int {
    offsets[offsetIndices[min(gaps[index(of: offset)] + 1, cells.count)]]
  }

  /// The areas of a range from left to right, in points from the line's left end; there can be
  /// several if the range contains text of both directions.
  package func extents(of range: Range<Int>) -> [ClosedRange<Double>] {
    cells.reduce(into: []) { extents, cell in
      guard range.contains(cell.range.lowerBound) else { return }
      if let last = extents.last, cell.x <= last.upperBound {
        extents[extents.count - 1] = last.lowerBound...max(last.upperBound, cell.maxX)
      } else {
        extents.append(cell.x...cell.maxX)
      }
    }
  }

  private func x(atGap gap: Int) -> Double {
    gap < cells.count ? cells[gap].x : cells.last?.maxX ?? 0
  }

  /// The index in `offsets` of an offset, or of the last one before it.
  private func index(of offset: Int) -> Int {
    var (low, high) = (0, offsets.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if offsets[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

extension TextCell {
  /// The cell in a line without its direction mark, with a level of at least the line's; `nil` for
  /// the mark itself.
  fileprivate func moved(by mark: Int, _ base: Int) -> TextCell? {
    guard range.lowerBound >= mark else { return nil }
    return TextCell(
      range: range.lowerBound - mark..<range.upperBound - mark, x: x, width: width,
      level: level < base ? level + 2 : level)
  }
}
