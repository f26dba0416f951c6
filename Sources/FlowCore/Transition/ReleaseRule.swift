/// Decides whether a drag that is let go finishes or goes back.
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
  /// Where the page would be 0.3 s later: more than half of the way finishes.
  ///
  /// The default. React Navigation's and react-native-screens' rule and their 0.3 s.
  case projection
  /// Faster than 300 pt/s finishes from anywhere, otherwise strictly more than half of the way.
  ///
  /// The flow-controller article's rule: exactly half goes back and exactly 300 is not fast.
  case distanceOrSpeed = "distance-or-speed"
  /// From one page width a second on the direction decides, otherwise at least half of the way.
  ///
  /// Flutter's rule.
  case fling

  /// Whether a drag finishes that is let go here and now.
  ///
  /// - Parameters:
  ///   - distance: Points that the page has gone of its way, positive towards finishing.
  ///   - velocity: Points per second, positive towards finishing.
  ///   - width: The page's width in points. Where it is not positive, or anything is not finite,
  ///     the answer is no.
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
