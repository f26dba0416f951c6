package struct PageDrag: Hashable, Sendable {
  /// The index of the page nearest to where the drag began.
  package let base: Int
  /// The positions in pages that can be reached without resistance.
  private let bounds: ClosedRange<Double>
  /// The positions in pages that can be reached at all: up to one page beyond either end.
  private let limits: ClosedRange<Double>
  /// In pages, as it would be without resistance.
  var unresistedPosition: Double

  /// The overscroll in pages from which on a drag begins without resistance: a person does not
  /// reach that far, so pages must have been removed during the drag; by eye.
  private static let longestOverscroll = 0.5

  init(of count: Int, at start: Double, isLong: Bool) {
    base = min(max(Int(start.rounded()), 0), count - 1)
    let (first, last) = isLong ? (0, count - 1) : (max(base - 1, 0), min(base + 1, count - 1))
    let ends = Double(first)...Double(last)
    limits = (ends.lowerBound - 1)...(ends.upperBound + 1)
    let origin = min(max(start, limits.lowerBound), limits.upperBound)
    let isFarBefore = origin < ends.lowerBound - Self.longestOverscroll
    let isFarAfter = origin > ends.upperBound + Self.longestOverscroll
    bounds =
      (isFarBefore ? origin : ends.lowerBound)...(isFarAfter ? origin : ends.upperBound)
    let end = min(max(origin, bounds.lowerBound), bounds.upperBound)
    let pull = RubberBand.pull(reaching: (origin - end).magnitude, extent: 1)
    unresistedPosition = end + (origin < end ? -pull : pull)
  }

  /// In pages, with resistance.
  package var position: Double {
    let end = min(max(unresistedPosition, bounds.lowerBound), bounds.upperBound)
    let limit = unresistedPosition < end ? limits.lowerBound : limits.upperBound
    let reach = RubberBand.reach(
      of: (unresistedPosition - end).magnitude, extent: (limit - end).magnitude)
    return end + (unresistedPosition < end ? -reach : reach)
  }
}
