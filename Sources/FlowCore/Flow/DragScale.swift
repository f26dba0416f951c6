/// Counts a drag in fractions of a page's way, from where the page was when it was taken hold of.
struct DragScale {
  private var travel: Double
  private var fraction: Double
  private var extent: Double

  /// Begins to count.
  ///
  /// - Parameters:
  ///   - fraction: How far the page is. One that is on its way stays where it is; one at rest
  ///     catches up with the finger.
  ///   - travel: How far the finger has come since its press, in points.
  ///   - extent: How long the page's way is, in points.
  init(holding fraction: Double, at travel: Double, extent: Double) {
    self.travel = fraction > 0 ? travel : 0
    self.fraction = fraction
    self.extent = extent
  }

  /// The fraction after so much travel; `nil` on a stage without extent.
  ///
  /// - Parameter current: The page's present fraction. Where the stage has got another extent, the
  ///   page keeps that, and the drag counts from here.
  mutating func fraction(at travel: Double, extent: Double, current: Double) -> Double? {
    guard extent > 0 else { return nil }
    if extent != self.extent {
      (self.travel, fraction, self.extent) = (travel, current, extent)
    }
    return fraction + (travel - self.travel) / extent
  }
}
