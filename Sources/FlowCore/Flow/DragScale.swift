/// Converts the distance of a drag to a page's progress, starting from the progress at its
/// beginning.
struct DragScale {
  private var travel: Double
  private var fraction: Double
  private var extent: Double

  /// Creates a scale at the beginning of a drag.
  ///
  /// - Parameters:
  ///   - fraction: The page's progress. A page that is already moving stays where it is; an idle
  ///     one catches up with the finger.
  ///   - travel: How far the finger has moved since its press, in points.
  ///   - extent: The full distance of the page's transition, in points.
  init(holding fraction: Double, at travel: Double, extent: Double) {
    self.travel = fraction > 0 ? travel : 0
    self.fraction = fraction
    self.extent = extent
  }

  /// Returns the progress at a drag distance, or `nil` if `extent` is not positive.
  ///
  /// - Parameter current: The page's present progress. If the extent has changed, the page keeps it
  ///   and the drag is measured from here on.
  mutating func fraction(at travel: Double, extent: Double, current: Double) -> Double? {
    guard extent > 0 else { return nil }
    if extent != self.extent {
      (self.travel, fraction, self.extent) = (travel, current, extent)
    }
    return fraction + (travel - self.travel) / extent
  }
}
