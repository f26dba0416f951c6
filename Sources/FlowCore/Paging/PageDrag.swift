package struct PageDrag: Hashable, Sendable {
  /// The index of the page nearest to where the drag began.
  package let base: Int
  /// The positions in pages that can be reached without resistance.
  private let bounds: ClosedRange<Double>
  /// The positions in pages that can be reached at all: up to one page beyond either end.
  private let limits: ClosedRange<Double>
  /// The position in pages that the drag would reach without resistance.
  var unresistedPosition: Double

  /// The overscroll, in pages, beyond which a drag begins without resistance; chosen by eye.
  ///
  /// People rarely drag that far, so pages have probably been removed during the drag.
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

  /// The position in pages, with resistance.
  package var position: Double {
    let end = min(max(unresistedPosition, bounds.lowerBound), bounds.upperBound)
    let limit = unresistedPosition < end ? limits.lowerBound : limits.upperBound
    let reach = RubberBand.reach(
      of: (unresistedPosition - end).magnitude, extent: (limit - end).magnitude)
    return end + (unresistedPosition < end ? -reach : reach)
  }
}
