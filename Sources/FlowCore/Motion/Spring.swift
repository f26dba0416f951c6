/// A critically damped spring: it reaches its target as fast as possible without oscillating.
public struct Spring: Hashable, Sendable {
  /// The undamped angular frequency in radians per second; higher is stiffer.
  ///
  /// In the range 0.001…1,000,000.
  package let angularFrequency: Double

  /// The range to which frequencies are clamped, in radians per second.
  private static let frequencies = 1e-3...1e6

  static func clamped(_ frequency: Double) -> Double {
    min(max(frequency, frequencies.lowerBound), frequencies.upperBound)
  }

  /// The spring of the default push and pop, about half a second long.
  ///
  /// Its frequency is sqrt(1000 / 3) = 18.257 rad/s, from mass 3 and stiffness 1000 with critical
  /// damping. It stays within 0.0064 of the curve that Flutter fitted to frames of iOS 16.3.
  public static let navigation = Spring(angularFrequency: (1000.0 / 3).squareRoot())

  /// Creates a spring; traps unless the frequency is positive and finite.
  ///
  /// The frequency is clamped to 0.001…1,000,000: a spring outside that range would take more than
  /// an hour or less than a frame.
  public init(angularFrequency: Double) {
    precondition(
      angularFrequency > 0 && angularFrequency.isFinite,
      "a spring's angular frequency must be positive and finite, not \(angularFrequency)")
    self.angularFrequency = Self.clamped(angularFrequency)
  }
}

/// The motion of a value on a spring from its release to its target, as a function of time.
///
/// The closed form is x(t) = T + (d + (v + w d) t) e^(-w t), where d is the distance from the
/// target T at the start, v the initial velocity and w the spring's angular frequency. The motion
/// ends where it would pass the target, so that it never overshoots.
package struct SpringMotion: Hashable, Sendable {
  /// The distance from the target within which the motion can settle, in the unit of the value:
  /// fractions of a transition, or pages of a pager (FC-8).
  static let settleDistance = 0.001
  /// The distance from the end of a transition within which values animated alongside it move
  /// faster, to arrive before the last `settleDistance`, which the motion skips; chosen by eye.
  static let bendDistance = 10 * settleDistance
  /// The speed below which the motion can settle, in the unit of the value per second (FC-8).
  static let settleSpeed = 0.01

  package let spring: Spring
  package private(set) var start: Instant
  package private(set) var origin: Double
  package private(set) var initialVelocity: Double
  package private(set) var target: Double
  /// The first instant from which the value stays at its target; if this is `start`, the value at
  /// `start` itself is still `origin`, which is less than `settleDistance` away.
  package private(set) var settleTime: Instant

  package init(
    spring: Spring, start: Instant, origin: Double, initialVelocity: Double, target: Double
  ) {
    self.spring = spring
    self.start = start
    self.target = Self.sensible(target, else: 0)
    self.origin = Self.sensible(origin, else: self.target)
    self.initialVelocity = Self.sensible(initialVelocity, else: 0)
    let curve = Curve(
      frequency: spring.angularFrequency, distance: self.origin - self.target,
      velocity: self.initialVelocity)
    settleTime = start.advanced(by: .nanoseconds(curve.settleNanoseconds()))
  }

  private static func sensible(_ number: Double, else substitute: Double) -> Double {
    number.isFinite ? min(max(number, -1e12), 1e12) : substitute
  }

  package func value(at instant: Instant) -> Double {
    guard instant > start else { return origin }
    guard instant < settleTime else { return target }
    return target + curve.distance(after: instant.seconds(since: start))
  }

  package func velocity(at instant: Instant) -> Double {
    guard instant >= start, instant < settleTime else { return 0 }
    return curve.velocity(after: instant.seconds(since: start))
  }

  func delayed(by pause: Duration) -> SpringMotion {
    var later = self
    later.start = start.advanced(by: pause)
    later.settleTime = settleTime.advanced(by: pause)
    return later
  }

  var mirrored: SpringMotion {
    var mirrored = self
    mirrored.origin = 1 - origin
    mirrored.initialVelocity = -initialVelocity
    mirrored.target = 1 - target
    return mirrored
  }

  private var curve: Curve {
    Curve(
      frequency: spring.angularFrequency, distance: origin - target, velocity: initialVelocity)
  }
}

/// The unclamped closed form, relative to the target.
private struct Curve {
  let frequency: Double
  let distance: Double
  let velocity: Double

  /// The factor of t in the closed form: v + w d.
  private var slope: Double { velocity + frequency * distance }

  func distance(after seconds: Double) -> Double {
    (distance + slope * seconds) * exponential(-frequency * seconds)
  }

  func velocity(after seconds: Double) -> Double {
    (velocity - frequency * slope * seconds) * exponential(-frequency * seconds)
  }

  /// Nanoseconds until the value settles for good, or reaches the target that it would otherwise
  /// pass.
  func settleNanoseconds() -> Int64 {
    if distance == 0 && velocity == 0 { return 0 }
    // Where d + (v + w d) t = 0; only a crossing after the start counts.
    let crossing = slope == 0 ? -1 : -distance / slope
    // After the last extremum of distance and of speed, both only decrease.
    let extremes = [
      0, slope == 0 ? 0 : velocity / (frequency * slope),
      slope == 0 ? 0 : (velocity + slope) / (frequency * slope),
    ]
    // 64 time constants after the last extremum, even a distance of 1e20 has decayed to nothing.
    var end = nanoseconds((extremes.max() ?? 0) + 64 / frequency)
    if crossing > 0 { end = min(end, nanoseconds(crossing)) }
    // Go back from the end, extremum by extremum. Between two extrema, distance and speed are
    // monotonic: a value that is within the limits at both ends of such an interval is within them
    // throughout, and one that is within them only at the interval's end comes within them exactly
    // once inside it.
    for mark in extremes.map(nanoseconds).filter({ $0 >= 0 && $0 < end }).sorted(by: >) {
      guard isSettled(after: mark) else { return firstSettling(after: mark, noLaterThan: end) }
      end = mark
    }
    return end
  }

  private func firstSettling(after start: Int64, noLaterThan end: Int64) -> Int64 {
    var (early, late) = (start, end)
    while late - early > 1 {
      let middle = early + (late - early) / 2
      if isSettled(after: middle) { late = middle } else { early = middle }
    }
    return late
  }

  private func isSettled(after nanoseconds: Int64) -> Bool {
    let seconds = Double(nanoseconds) / 1e9
    return distance(after: seconds).magnitude < SpringMotion.settleDistance
      && velocity(after: seconds).magnitude < SpringMotion.settleSpeed
  }

  private func nanoseconds(_ seconds: Double) -> Int64 {
    seconds.isNaN ? -1 : Int64(min(max(seconds, -1), 1e9) * 1e9)
  }
}
