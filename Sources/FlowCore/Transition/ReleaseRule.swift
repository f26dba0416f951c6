/// Decides whether a released drag finishes or goes back.
///
/// There are three standard rules, and an app can define its own:
///
/// ```swift
/// extension ReleaseRule {
///   static let third = ReleaseRule("third") { distance, velocity, width in
///     velocity >= 0 && distance > width / 3
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
  private let decide: @Sendable (_ distance: Double, _ velocity: Double, _ width: Double) -> Bool
  private let farEnough: @Sendable (_ velocity: Double, _ width: Double) -> Double?
  private let fastEnough: @Sendable (_ distance: Double, _ width: Double) -> Double?

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
    finishes: @escaping @Sendable (_ distance: Double, _ velocity: Double, _ width: Double) -> Bool
  ) {
    self.init(
      name, finishes: finishes,
      farEnough: { velocity, width in
        Threshold.lowest(in: 0...width) { finishes($0, velocity, width) }
      },
      fastEnough: { distance, width in
        let limit = Threshold.highestVelocity
        guard !finishes(distance, -limit, width) else { return -.infinity }
        return Threshold.lowest(in: -limit...limit) { finishes(distance, $0, width) }
      })
  }

  private init(
    _ name: String,
    finishes: @escaping @Sendable (_ distance: Double, _ velocity: Double, _ width: Double) -> Bool,
    farEnough: @escaping @Sendable (_ velocity: Double, _ width: Double) -> Double?,
    fastEnough: @escaping @Sendable (_ distance: Double, _ width: Double) -> Double?
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
  ///   - width: The drag's full distance in points, such as the page's width. If it is not
  ///     positive, or any argument is not finite, the result is false.
  public func finishes(distance: Double, velocity: Double, width: Double) -> Bool {
    distance.isFinite && velocity.isFinite && width.isFinite && width > 0
      && decide(distance, velocity, width)
  }

  /// The distance in points beyond which a drag at the given velocity finishes; short of it, the
  /// drag goes back.
  ///
  /// - Returns: 0 if any distance is enough; `nil` if none up to `width` is, or for invalid
  ///   arguments.
  package func distanceNeeded(velocity: Double, width: Double) -> Double? {
    guard velocity.isFinite, width.isFinite, width > 0 else { return nil }
    return farEnough(velocity, width)
  }

  /// The velocity in points per second above which a drag at the given distance finishes; below it,
  /// the drag goes back.
  ///
  /// - Returns: A negative velocity if even a drag that moves back finishes; negative infinity if
  ///   any velocity is enough; `nil` if none is, or for invalid arguments.
  package func velocityNeeded(distance: Double, width: Double) -> Double? {
    guard distance.isFinite, width.isFinite, width > 0 else { return nil }
    return fastEnough(distance, width)
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
    farEnough: { velocity, width in
      let distance = half * width - lookAhead * velocity
      return distance < width ? max(0, distance) : nil
    },
    fastEnough: { distance, width in (half * width - distance) / lookAhead })

  /// The drag finishes if its velocity exceeds 300 pt/s, or if it is beyond half of the full
  /// distance.
  ///
  /// The flow-controller article's rule: exactly half goes back, and exactly 300 pt/s is not
  /// enough.
  public static let distanceOrSpeed = ReleaseRule(
    "distance-or-speed",
    finishes: { $1 > fast || $0 > half * $2 },
    farEnough: { velocity, width in velocity > fast ? 0 : half * width },
    fastEnough: { distance, width in distance > half * width ? -.infinity : fast })

  /// At one full distance per second or more, the direction of the velocity decides; a slower drag
  /// finishes from half of the full distance on.
  ///
  /// Flutter's rule.
  public static let fling = ReleaseRule(
    "fling",
    finishes: { distance, velocity, width in
      velocity.magnitude < width ? distance >= half * width : velocity > 0
    },
    farEnough: { velocity, width in
      velocity.magnitude < width ? half * width : velocity > 0 ? 0 : nil
    },
    fastEnough: { distance, width in distance < half * width ? width : -width })

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
