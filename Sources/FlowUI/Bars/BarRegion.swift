internal import FlowCore

/// A horizontal range in which one page is visible, and the height of its bar there.
struct BarRegion {
  /// In points from the leading edge.
  let start: Double
  let end: Double
  /// Below the status bar; 0 without a bar.
  let height: Double

  var width: Double { end - start }
}

extension [BarRegion] {
  var span: ClosedRange<Double> {
    let start = first?.start ?? 0
    return start...Swift.max(start, last?.end ?? 0)
  }

  private func between(_ start: Double, _ end: Double) -> [BarRegion] {
    compactMap { region in
      let part = BarRegion(
        start: Swift.max(region.start, start), end: Swift.min(region.end, end),
        height: region.height)
      return part.width > 0 ? part : nil
    }
  }

  /// Updates the regions for a transition: one for each visible page while the upper page slides;
  /// otherwise a single one, whose height is interpolated.
  ///
  /// `edge` is the offset of the upper page from its final position, in points; negative if the
  /// page comes from the leading side.
  mutating func show(
    edge: Double, presence: Double, heights: (lower: Double, upper: Double), isArrival: Bool,
    width: Double
  ) {
    guard edge != 0 else {
      let height = interpolate(heights.lower, heights.upper, presence)
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
