package import FlowCore

/// A line of text with a caret position between any two of its characters.
///
/// Where left-to-right text meets right-to-left text, an offset has two positions on the line:
/// after the character before it, and before the character after it. The caret is shown at the one
/// that belongs to the line's direction, as in GTK. So each offset has one caret position, and a
/// left or right arrow key always moves the caret in that direction. Offsets in the text are in
/// UTF-8 code units, and are rounded down to a character boundary.
package struct TextLine {
  /// The text as drawn, with an invisible direction mark first if it needs one to read in the
  /// line's direction.
  package let text: String
  /// The advance width, in points.
  package let width: Double
  /// The direction of the whole line: that of its first letter with a direction.
  package let direction: LayoutDirection

  /// The characters from left to right.
  private let cells: [TextCell]
  /// The offsets of character boundaries in the text, in order; one more than there are characters.
  private let places: [Int]
  /// The gap between `cells` at which the caret is for each offset: the index of the cell to its
  /// right.
  private let gaps: [Int]
  /// The inverse of `gaps`: the index in `places` for each gap.
  private let placeIndices: [Int]
  /// The other gap of each offset where text of both directions meets; `nil` elsewhere.
  private let otherGaps: [Int?]

  /// Lays out a line; `direction` counts only if no letter of the text has one.
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
    places = order.map { cells[$0].range.lowerBound } + [text.utf8.count]
    gaps = edges.map(\.gap)
    otherGaps = edges.map(\.other)
    var indices = gaps
    for (index, gap) in gaps.enumerated() { indices[gap] = index }
    placeIndices = indices
  }

  /// The gaps of each offset: the one beside its less deeply embedded neighbour, and the one beside
  /// its other neighbour if that differs.
  private static func edges(
    of cells: [TextCell], in order: [Int], _ direction: LayoutDirection
  ) -> [(gap: Int, other: Int?)] {
    let (first, last) = direction == .leftToRight ? (0, cells.count) : (cells.count, 0)
    return (0...order.count).map { place in
      let before = place > 0 ? order[place - 1] : nil
      let after = place < order.count ? order[place] : nil
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

  // MARK: Places

  /// The caret's x at an offset in the text, in points from the line's left end.
  package func x(of place: Int) -> Double { x(atGap: gaps[index(of: place)]) }

  /// The x at which a letter against the line's direction would appear if typed at an offset.
  ///
  /// `nil` if that is the caret's x.
  package func otherX(of place: Int) -> Double? {
    otherGaps[index(of: place)].map(x(atGap:))
  }

  /// The offset in the text nearest to an x on the line, in points from its left end.
  ///
  /// It is at an edge of the character there.
  package func place(at x: Double) -> Int {
    var (low, high) = (0, cells.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if self.x(atGap: middle) <= x { low = middle } else { high = middle }
    }
    let gap = x - self.x(atGap: low) <= self.x(atGap: high) - x ? low : high
    let edge = self.x(atGap: gap)
    if x < edge, gap > 0 { return cells[gap - 1].rightPlace }
    if x > edge, gap < cells.count { return cells[gap].leftPlace }
    return places[placeIndices[gap]]
  }

  /// The offset in the text of the next caret position to the left; the same offset at the left
  /// end.
  package func place(leftOf place: Int) -> Int {
    places[placeIndices[max(gaps[index(of: place)] - 1, 0)]]
  }

  /// The offset in the text of the next caret position to the right; the same offset at the right
  /// end.
  package func place(rightOf place: Int) -> Int {
    places[placeIndices[min(gaps[index(of: place)] + 1, cells.count)]]
  }

  /// The horizontal extents of a range of the text, from left to right; several where directions
  /// meet in it.
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

  /// The index in `places` of an offset, or of the last one before it.
  private func index(of place: Int) -> Int {
    var (low, high) = (0, places.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if places[middle] <= place { low = middle } else { high = middle }
    }
    return low
  }
}

extension TextCell {
  /// The character with the length of the direction mark before the line subtracted from its range,
  /// and with at least the line's embedding level.
  ///
  /// `nil` for the mark.
  fileprivate func moved(by mark: Int, _ base: Int) -> TextCell? {
    guard range.lowerBound >= mark else { return nil }
    return TextCell(
      range: range.lowerBound - mark..<range.upperBound - mark, x: x, width: width,
      level: level < base ? level + 2 : level)
  }
}
