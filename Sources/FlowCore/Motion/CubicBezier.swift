/// A timing curve from (0, 0) to (1, 1), like CSS's `cubic-bezier`: x is the fraction of the time,
/// y the fraction of the distance.
///
/// All coordinates are clamped to 0…1, so that no transition overshoots; NaN counts as 0.
public struct CubicBezier: Hashable, Sendable {
  /// The first control point.
  public let first: Point
  /// The second control point.
  public let second: Point

  /// Creates a curve from the coordinates of its control points, in the order of CSS.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    first = Point(x: Self.sensible(x1), y: Self.sensible(y1))
    second = Point(x: Self.sensible(x2), y: Self.sensible(y2))
  }

  /// The maximum result of `slope(at:)`, which would be infinite where the curve is vertical.
  private static let maximumSlope = 1e6

  /// A parameter so small that the slope there is that of the end, to about nine digits.
  private static let nearEnd = 1e-9

  private static func sensible(_ number: Double) -> Double {
    number.isNaN ? 0 : min(max(number, 0), 1)
  }

  /// Accelerates quickly and ends slowly: CSS's `ease`.
  public static let ease = CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
  /// Starts slowly: CSS's `ease-in`.
  public static let easeIn = CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// Ends slowly: CSS's `ease-out`.
  public static let easeOut = CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Starts and ends slowly: CSS's `ease-in-out`.
  public static let easeInOut = CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// Returns the completed fraction of the distance after a fraction of the time, both 0…1.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    return Self.coordinate(first.y, second.y, at: parameter(at: time))
  }

  package func slope(at time: Double) -> Double {
    let exact = parameter(at: min(max(time, 0), 1))
    // Where a control point equals its end of the curve, both derivatives are 0 at that end; a
    // little further inside, their quotient is the slope.
    let parameter = min(max(exact, Self.nearEnd), 1 - Self.nearEnd)
    let (x, y) = (
      Self.derivative(first.x, second.x, at: parameter),
      Self.derivative(first.y, second.y, at: parameter)
    )
    return y <= Self.maximumSlope * x ? (x > 0 ? y / x : 0) : Self.maximumSlope
  }

  /// Returns the curve's parameter at which x is `time`.
  ///
  /// Bisection finds it because x never decreases as the parameter grows.
  private func parameter(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    while case let middle = (low + high) / 2, low < middle, middle < high {
      if Self.coordinate(first.x, second.x, at: middle) < time {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }

  private static func coordinate(_ first: Double, _ second: Double, at parameter: Double) -> Double
  {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
      + parameter * parameter * parameter
  }

  private static func derivative(_ first: Double, _ second: Double, at parameter: Double) -> Double
  {
    let rest = 1 - parameter
    return 3 * rest * rest * first + 6 * rest * parameter * (second - first)
      + 3 * parameter * parameter * (1 - second)
  }
}

/// A value that moves from one number to another along a timing curve.
package struct CurveMotion: Hashable, Sendable {
  package let curve: CubicBezier
  /// The motion over the same distance and time at constant speed.
  package private(set) var line: LinearMotion

  package var start: Instant { line.start }
  package var origin: Double { line.origin }
  package var target: Double { line.target }
  package var settleTime: Instant { line.settleTime }

  package init(
    curve: CubicBezier, start: Instant, origin: Double, target: Double, duration: Duration
  ) {
    self.curve = curve
    line = LinearMotion(start: start, origin: origin, target: target, duration: duration)
  }

  package func value(at instant: Instant) -> Double {
    guard instant > start, instant < settleTime else { return line.value(at: instant) }
    return interpolate(origin, target, curve.value(at: time(at: instant)))
  }

  package func velocity(at instant: Instant) -> Double {
    guard instant >= start, instant < settleTime else { return 0 }
    return line.velocity(at: instant) * curve.slope(at: time(at: instant))
  }

  private func time(at instant: Instant) -> Double {
    instant.seconds(since: start) / settleTime.seconds(since: start)
  }

  var mirrored: CurveMotion {
    var mirrored = self
    mirrored.line = line.mirrored
    return mirrored
  }

  func delayed(by pause: Duration) -> CurveMotion {
    var later = self
    later.line = line.delayed(by: pause)
    return later
  }
}
