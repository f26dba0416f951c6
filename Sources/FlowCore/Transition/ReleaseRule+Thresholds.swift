extension ReleaseRule {
  /// How far a page must have gone for a drag to finish that is let go at a velocity, in points.
  ///
  /// Beyond it the drag finishes, and short of it it goes back; `finishes` says what becomes of it
  /// exactly there.
  /// - Parameters:
  ///   - velocity: Points per second, positive towards finishing.
  ///   - width: The page's width in points.
  /// - Returns: 0 where any distance would do; `nil` where no page's would, which is at most its
  ///   width, and where the width is not positive or anything is not finite.
  public func distanceNeeded(velocity: Double, width: Double) -> Double? {
    guard velocity.isFinite, width.isFinite, width > 0 else { return nil }
    let half = width / 2
    switch self {
    case .projection:
      let distance = half - 0.3 * velocity
      return distance < width ? max(0, distance) : nil
    case .distanceOrSpeed:
      return velocity > 300 ? 0 : half
    case .fling:
      guard velocity.magnitude < width else { return velocity > 0 ? 0 : nil }
      return half
    }
  }

  /// How fast a hand must be for a drag to finish that is let go at a distance, in points per
  /// second.
  ///
  /// Faster than that the drag finishes, and slower it goes back; `finishes` says what becomes of
  /// it exactly then. Below 0 the hand may even move back as fast.
  /// - Parameters:
  ///   - distance: Points that the page has gone of its way.
  ///   - width: The page's width in points.
  /// - Returns: Minus infinity where any velocity would do; `nil` where the width is not positive
  ///   or anything is not finite, as then none would.
  public func velocityNeeded(distance: Double, width: Double) -> Double? {
    guard distance.isFinite, width.isFinite, width > 0 else { return nil }
    let half = width / 2
    switch self {
    case .projection: return (half - distance) / 0.3
    case .distanceOrSpeed: return distance > half ? -.infinity : 300
    case .fling: return distance < half ? width : -width
    }
  }
}
