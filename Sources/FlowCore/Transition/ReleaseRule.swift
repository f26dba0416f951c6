/// Decides whether a released drag finishes or goes back.
///
/// For a page 800 points wide:
///
/// | distance, velocity | projection | distanceOrSpeed | fling |
/// |---|---|---|---|
/// | 400 pt, 0 | back | back | finishes |
/// | 401 pt, 0 | finishes | finishes | finishes |
/// | 100 pt, 900 pt/s | back | finishes | finishes |
/// | 100 pt, 250 pt/s | back | back | back |
/// | 600 pt, -900 pt/s | back | finishes | back |
/// | 600 pt, -250 pt/s | finishes | finishes | finishes |
/// | 780 pt, -2000 pt/s | back | finishes | back |
public enum ReleaseRule: String, Hashable, Sendable, CaseIterable {
  /// The drag finishes if the position projected 0.3 s ahead is beyond half of the way.
  ///
  /// The default. The rule, and the 0.3 s, of React Navigation and react-native-screens.
  case projection
  /// The drag finishes from anywhere above 300 pt/s, otherwise only if it is beyond half of the
  /// way.
  ///
  /// The flow-controller article's rule: exactly half goes back, and exactly 300 pt/s is not
  /// enough.
  case distanceOrSpeed = "distance-or-speed"
  /// From one page width per second on, the direction decides; otherwise the drag finishes from
  /// half of the way on.
  ///
  /// Flutter's rule.
  case fling

  /// Whether a drag that is released now finishes.
  ///
  /// - Parameters:
  ///   - distance: The distance in points that the page has been dragged, positive towards
  ///     finishing.
  ///   - velocity: Points per second, positive towards finishing.
  ///   - width: The page's width in points. If it is not positive, or anything is not finite, the
  ///     result is false.
  public func finishes(distance: Double, velocity: Double, width: Double) -> Bool {
    guard distance.isFinite, velocity.isFinite, width.isFinite, width > 0 else { return false }
    switch self {
    case .projection:
      return distance + 0.3 * velocity > width / 2
    case .distanceOrSpeed:
      return velocity > 300 || distance > width / 2
    case .fling:
      guard velocity.magnitude < width else { return velocity > 0 }
      return distance >= width / 2
    }
  }
}
