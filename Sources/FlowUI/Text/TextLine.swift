public import FlowCore

/// A line of text with a place for the caret between any two of its characters.
///
/// Where words of both directions meet, a place in the text has two on the line: after the
/// character before it, and before the one after it. The caret stands at the one that belongs to
/// the direction of the line as a whole, as GTK's does, so each place of the text has one of its
/// own, and an arrow key always moves the caret to its side. Places in the text are in UTF-8 code
/// units, and count as the nearest one before that lies between two characters.
public struct TextLine {
  /// What is drawn: the text, after an invisible mark where it would read in another direction
  /// without.
  public let words: String
  /// How far the pen moves over it, in points.
  public let width: Double
  /// Which way it reads as a whole: as its first letter that has a direction.
  public let direction: LayoutDirection

  /// The characters from left to right.
  private let cells: [TextCell]
  /// The places in the text, in order; one more than there are characters.
  private let places: [Int]
  /// Before which character from left the caret stands, for each of the places.
  private let gaps: [Int]
  /// The other way round: which of the places belongs to each gap.
  private let placeIndices: [Int]
  /// The other gap of each of the places, where directions meet.
  private let otherGaps: [Int?]

  /// Lays out a line, which reads in the given direction where no letter of it says so.
  public init(
    _ text: String, style: TextStyle, direction: LayoutDirection, measuring: any TextMeasuring
  ) {
    let own = measuring.direction(of: text)
    self.direction = own ?? direction
    let mark = own == nil && direction == .rightToLeft ? "\u{200F}" : ""
    words = mark + text
    width = measuring.width(of: words, in: style)
    let base = self.direction == .rightToLeft ? 1 : 0
    let cells = measuring.cells(of: words, in: style)
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

  /// The gaps of each place: that of the neighbour that is less deeply embedded, and if there is
  /// one, the other's.
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

  /// Where the caret stands at a place in the text, in points from the line's left end.
  public func x(of place: Int) -> Double { x(atGap: gaps[index(of: place)]) }

  /// Where a letter against the line's direction would appear at a place in the text; `nil` where
  /// that is where the caret stands.
  public func otherX(of place: Int) -> Double? {
    otherGaps[index(of: place)].map(x(atGap:))
  }

  /// The place in the text that is nearest to one on the line, in points from its left end: an edge
  /// of the character there.
  public func place(at x: Double) -> Int {
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

  /// The place in the text to the left of another one, as the caret goes; the same one at the left
  /// end.
  public func place(leftOf place: Int) -> Int {
    places[placeIndices[max(gaps[index(of: place)] - 1, 0)]]
  }

  /// The place in the text to the right of another one, as the caret goes; the same one at the
  /// right end.
  public func place(rightOf place: Int) -> Int {
    places[placeIndices[min(gaps[index(of: place)] + 1, cells.count)]]
  }

  /// Where a part of the text lies, from left to right: where directions meet in it, in several
  /// pieces.
  public func extents(of part: Range<Int>) -> [ClosedRange<Double>] {
    cells.reduce(into: []) { extents, cell in
      guard part.contains(cell.range.lowerBound) else { return }
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

  /// Which of the places a place in the text is, or the last one before it.
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
  /// The character without a mark before it, embedded at least as deep as the line itself; `nil`
  /// for the mark.
  fileprivate func moved(by mark: Int, _ base: Int) -> TextCell? {
    guard range.lowerBound >= mark else { return nil }
    return TextCell(
      range: range.lowerBound - mark..<range.upperBound - mark, x: x, width: width,
      level: level < base ? level + 2 : level)
  }
}
