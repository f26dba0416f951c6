/// A drag of a pager's pages.
package struct PageDrag: Hashable, Sendable {
  /// The index of the page nearest to where the drag began.
  package let base: Int
  /// The positions in pages that can be reached without resistance.
  private let bounds: ClosedRange<Double>
  /// The position in pages, as it would be without resistance.
  var pulled: Double

  /// The limit of the overscroll beyond either end: one page.
  private static let extent = 1.0

  init(of count: Int, at start: Double, isLong: Bool) {
    base = min(max(Int(start.rounded()), 0), count - 1)
    let (first, last) = isLong ? (0, count - 1) : (max(base - 1, 0), min(base + 1, count - 1))
    bounds = Double(first)...Double(last)
    let end = min(max(start, bounds.lowerBound), bounds.upperBound)
    let pull = RubberBand.pull(reaching: (start - end).magnitude, extent: Self.extent)
    pulled = end + (start < end ? -pull : pull)
  }

  /// The position in pages, with resistance.
  package var position: Double {
    let end = min(max(pulled, bounds.lowerBound), bounds.upperBound)
    let reach = RubberBand.reach(of: (pulled - end).magnitude, extent: Self.extent)
    return end + (pulled < end ? -reach : reach)
  }
}
