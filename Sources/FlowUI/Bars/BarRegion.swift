internal import FlowCore

/// A horizontal range in which one page is visible, and the height of its bar there.
struct BarRegion {
  /// The start and end of the range, in points from the leading edge.
  let start: Double
  let end: Double
  /// The height of the bar below the status bar, in points; 0 without a bar.
  let height: Double

  var width: Double { end - start }
}

extension [BarRegion] {
  /// The range from the start of the first region to the end of the last, in points from the
  /// leading edge.
  var span: ClosedRange<Double> {
    let start = first?.start ?? 0
    return start...Swift.max(start, last?.end ?? 0)
  }

  /// The regions clipped to a horizontal range.
  private func between(_ start: Double, _ end: Double) -> [BarRegion] {
    compactMap { region in
      let part = BarRegion(
        start: Swift.max(region.start, start), end: Swift.min(region.end, end),
        height: region.height)
      return part.width > 0 ? part : nil
    }
  }

  /// Updates the regions for a transition.
  ///
  /// A sliding upper page covers the lower page as far as it has come in. If the upper page does
  /// not slide, there is a single region, whose height changes from that of the lower bar to that
  /// of the upper bar.
  ///
  /// - Parameters:
  ///   - edge: The offset of the upper page's leading edge from the session's, in points; negative
  ///     if the page comes from the leading side.
  ///   - presence: The presence of the upper page, 0…1.
  ///   - heights: The heights of the two bars, in points.
  ///   - isArrival: Whether the upper page appears; otherwise it disappears.
  ///   - width: The session's width in points.
  mutating func show(
    edge: Double, presence: Double, heights: (lower: Double, upper: Double), isArrival: Bool,
    width: Double
  ) {
    guard edge != 0 else {
      let height = heights.lower.interpolated(to: heights.upper, fraction: presence)
      self = [BarRegion(start: 0, end: width, height: height)]
      return
    }
    let upper = (
      start: Swift.min(Swift.max(edge, 0), width), end: Swift.max(0, Swift.min(width, width + edge))
    )
    self =
      isArrival
      ? between(0, upper.start)
        + [BarRegion(start: upper.start, end: upper.end, height: heights.upper)]
        + between(upper.end, width)
      : [BarRegion(start: 0, end: upper.start, height: heights.lower)]
        + between(upper.start, upper.end)
        + [BarRegion(start: upper.end, end: width, height: heights.lower)]
    removeAll { $0.width <= 0 }
  }
}
