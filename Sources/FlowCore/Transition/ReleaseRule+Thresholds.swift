extension ReleaseRule {
  /// The distance, in points, from which a drag released at a velocity finishes.
  ///
  /// Beyond it the drag finishes, and short of it the drag goes back; for exactly that distance,
  /// see `finishes`.
  /// - Parameters:
  ///   - velocity: Points per second, positive towards finishing.
  ///   - width: The page's width in points.
  /// - Returns: 0 if any distance is enough; `nil` if no distance up to the page's width is, or if
  ///   the width is not positive or anything is not finite.
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

  /// The velocity, in points per second, from which a drag released at a distance finishes.
  ///
  /// Above it the drag finishes, and below it the drag goes back; for exactly that velocity, see
  /// `finishes`. If it is negative, the drag may even move back at up to that speed.
  /// - Parameters:
  ///   - distance: The distance in points that the page has been dragged.
  ///   - width: The page's width in points.
  /// - Returns: Negative infinity if any velocity is enough; `nil` if the width is not positive or
  ///   anything is not finite, as then none is.
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
