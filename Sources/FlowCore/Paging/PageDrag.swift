/// Pages in somebody's hands.
public struct PageDrag: Hashable, Sendable {
  /// The page nearest to where they were taken hold of.
  public let base: Int
  /// How far they can be taken without resistance.
  private let bounds: ClosedRange<Double>
  /// Where they would be without any resistance.
  var pulled: Double

  /// Beyond an end they get at most so far: a page.
  private static let extent = 1.0

  init(of count: Int, at place: Double, isLong: Bool) {
    base = min(max(Int(place.rounded()), 0), count - 1)
    let (first, last) = isLong ? (0, count - 1) : (max(base - 1, 0), min(base + 1, count - 1))
    bounds = Double(first)...Double(last)
    let end = min(max(place, bounds.lowerBound), bounds.upperBound)
    let pull = RubberBand.pull(reaching: (place - end).magnitude, extent: Self.extent)
    pulled = end + (place < end ? -pull : pull)
  }

  /// Where they are.
  public var position: Double {
    let end = min(max(pulled, bounds.lowerBound), bounds.upperBound)
    let reach = RubberBand.reach(of: (pulled - end).magnitude, extent: Self.extent)
    return end + (pulled < end ? -reach : reach)
  }
}
