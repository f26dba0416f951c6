/// Decides whether a released drag finishes or goes back.
///
/// There are three standard rules, and an app can define its own:
///
/// ```swift
/// extension ReleaseRule {
///   static let third = ReleaseRule("third") { distance, velocity, extent in
///     velocity >= 0 && distance > extent / 3
///   }
/// }
/// ```
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
///
/// Two rules are equal if their names are.
public struct ReleaseRule: Sendable {
  /// The name in scripts, links, settings and traces, one word in lower case.
  public let name: String
  private let decide: @Sendable (_ distance: Double, _ velocity: Double, _ extent: Double) -> Bool
  private let farEnough: @Sendable (_ velocity: Double, _ extent: Double) -> Double?
  private let fastEnough: @Sendable (_ distance: Double, _ extent: Double) -> Double?

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - name: One word in lower case, different from the names of all other rules.
  ///   - finishes: Returns whether a drag finishes. It receives the drag's distance in points and
  ///     velocity in points per second, both positive towards finishing, and the full distance in
  ///     points, such as the page's width. All are finite, and the full distance is positive. If a
  ///     drag finishes, one with a greater distance or velocity must finish, too.
  public init(
    _ name: String,
    finishes: @escaping @Sendable (_ distance: Double, _ velocity: Double, _ extent: Double) -> Bool
  ) {
    self.init(
      name, finishes: finishes,
      farEnough: { velocity, extent in
        Threshold.lowest(in: 0...extent) { finishes($0, velocity, extent) }
      },
      fastEnough: { distance, extent in
        let limit = Threshold.highestVelocity
        guard !finishes(distance, -limit, extent) else { return -.infinity }
        return Threshold.lowest(in: -limit...limit) { finishes(distance, $0, extent) }
      })
  }

  private init(
    _ name: String,
    finishes: @escaping @Sendable (Double, Double, Double) -> Bool,
    farEnough: @escaping @Sendable (Double, Double) -> Double?,
    fastEnough: @escaping @Sendable (Double, Double) -> Double?
  ) {
    self.name = name
    decide = finishes
    self.farEnough = farEnough
    self.fastEnough = fastEnough
  }

  /// Whether a drag that is released now finishes.
  ///
  /// - Parameters:
  ///   - distance: The distance in points that the page has been dragged, positive towards
  ///     finishing.
  ///   - velocity: Points per second, positive towards finishing.
  ///   - extent: The drag's full distance in points, such as the page's width. If it is not
  ///     positive, or any argument is not finite, the result is false.
  public func finishes(distance: Double, velocity: Double, extent: Double) -> Bool {
    distance.isFinite && velocity.isFinite && extent.isFinite && extent > 0
      && decide(distance, velocity, extent)
  }

  /// The distance in points beyond which a drag at the given velocity finishes; short of it, the
  /// drag goes back.
  ///
  /// - Returns: 0 if any distance is enough; `nil` if none up to `extent` is, or for invalid
  ///   arguments.
  package func distanceNeeded(velocity: Double, extent: Double) -> Double? {
    guard velocity.isFinite, extent.isFinite, extent > 0 else { return nil }
    return farEnough(velocity, extent)
  }

  /// The velocity in points per second above which a drag at the given distance finishes; below it,
  /// the drag goes back.
  ///
  /// - Returns: A negative velocity if even a drag that moves back finishes; negative infinity if
  ///   any velocity is enough; `nil` if none is, or for invalid arguments.
  package func velocityNeeded(distance: Double, extent: Double) -> Double? {
    guard distance.isFinite, extent.isFinite, extent > 0 else { return nil }
    return fastEnough(distance, extent)
  }
}

// MARK: Standard rules

extension ReleaseRule {
  /// The fraction of the full distance beyond which a slow drag finishes.
  private static let half = 0.5
  /// The time by which a position is projected ahead, in seconds, as in React Navigation and
  /// react-native-screens.
  private static let lookAhead = 0.3
  /// The velocity above which a drag counts as fast, in points per second, as in the
  /// flow-controller article.
  private static let fast = 300.0

  /// The drag finishes if the position projected 0.3 s ahead is beyond half of the full distance.
  ///
  /// The default. The rule of React Navigation and react-native-screens.
  public static let projection = ReleaseRule(
    "projection",
    finishes: { $0 + lookAhead * $1 > half * $2 },
    farEnough: { velocity, extent in
      let distance = half * extent - lookAhead * velocity
      return distance < extent ? max(0, distance) : nil
    },
    fastEnough: { distance, extent in (half * extent - distance) / lookAhead })

  /// The drag finishes if its velocity exceeds 300 pt/s, or if it is beyond half of the full
  /// distance.
  ///
  /// The flow-controller article's rule: exactly half goes back, and exactly 300 pt/s is not
  /// enough.
  public static let distanceOrSpeed = ReleaseRule(
    "distance-or-speed",
    finishes: { $1 > fast || $0 > half * $2 },
    farEnough: { velocity, extent in velocity > fast ? 0 : half * extent },
    fastEnough: { distance, extent in distance > half * extent ? -.infinity : fast })

  /// At one full distance per second or more, the direction of the velocity decides; a slower drag
  /// finishes from half of the full distance on.
  ///
  /// Flutter's rule.
  public static let fling = ReleaseRule(
    "fling",
    finishes: { distance, velocity, extent in
      velocity.magnitude < extent ? distance >= half * extent : velocity > 0
    },
    farEnough: { velocity, extent in
      velocity.magnitude < extent ? half * extent : velocity > 0 ? 0 : nil
    },
    fastEnough: { distance, extent in distance < half * extent ? extent : -extent })

  /// The rules that scripts, links and settings can name.
  package static let standard = [projection, distanceOrSpeed, fling]

  package init?(standard name: String) {
    guard let rule = Self.standard.first(where: { $0.name == name }) else { return nil }
    self = rule
  }
}

extension ReleaseRule: Hashable {
  public static func == (left: ReleaseRule, right: ReleaseRule) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Finds the value at which the answer of a rule changes.
private enum Threshold {
  /// The highest velocity that is tried, in points per second: faster than any pointer.
  static let highestVelocity = 1e6

  /// The lowest value from which a test passes, by bisection.
  static func lowest(in range: ClosedRange<Double>, where passes: (Double) -> Bool) -> Double? {
    guard !passes(range.lowerBound) else { return range.lowerBound }
    guard passes(range.upperBound) else { return nil }
    var (low, high) = (range.lowerBound, range.upperBound)
    while case let middle = (low + high) / 2, low < middle, middle < high {
      if passes(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
