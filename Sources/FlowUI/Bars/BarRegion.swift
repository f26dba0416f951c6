internal import FlowCore

/// A part of the stage's width in which one page is seen, and so the lower edge of its bar.
struct BarRegion {
  /// Where it begins, and where it ends, in points from the leading edge.
  let start: Double
  let end: Double
  /// How high the bar is there below the status bar; 0 without one.
  let height: Double

  var width: Double { end - start }
}

extension [BarRegion] {
  /// From the beginning of the first to the end of the last, in points from the leading edge.
  var span: ClosedRange<Double> {
    let start = first?.start ?? 0
    return start...Swift.max(start, last?.end ?? 0)
  }

  /// What of the regions lies between two places.
  private func between(_ start: Double, _ end: Double) -> [BarRegion] {
    compactMap { region in
      let part = BarRegion(
        start: Swift.max(region.start, start), end: Swift.min(region.end, end),
        height: region.height)
      return part.width > 0 ? part : nil
    }
  }

  /// Lets the page that a transition shows take its part of the stage.
  ///
  /// The upper page lies upon the lower one as far as it has come in. Where it does not slide, one
  /// lower edge goes from that of the one bar to that of the other.
  ///
  /// - Parameters:
  ///   - edge: How far the upper page's leading edge lies from the stage's, in points; negative
  ///     where it comes from the leading side.
  ///   - presence: How much of the upper page is there, 0…1.
  ///   - heights: The heights of the two bars.
  ///   - isArrival: Whether the upper page is the one that comes.
  ///   - width: The stage's.
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
