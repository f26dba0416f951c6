/// The motion of one value over time, as a pure function of the instant.
package enum Motion: Hashable, Sendable {
  case spring(SpringMotion)
  case linear(LinearMotion)
  case curve(CurveMotion)

  package func value(at instant: Instant) -> Double {
    switch self {
    case .spring(let motion): motion.value(at: instant)
    case .linear(let motion): motion.value(at: instant)
    case .curve(let motion): motion.value(at: instant)
    }
  }

  /// Returns the velocity, in units of the value per second.
  package func velocity(at instant: Instant) -> Double {
    switch self {
    case .spring(let motion): motion.velocity(at: instant)
    case .linear(let motion): motion.velocity(at: instant)
    case .curve(let motion): motion.velocity(at: instant)
    }
  }

  package var settleTime: Instant {
    switch self {
    case .spring(let motion): motion.settleTime
    case .linear(let motion): motion.settleTime
    case .curve(let motion): motion.settleTime
    }
  }

  package var start: Instant {
    switch self {
    case .spring(let motion): motion.start
    case .linear(let motion): motion.start
    case .curve(let motion): motion.start
    }
  }

  package var target: Double {
    switch self {
    case .spring(let motion): motion.target
    case .linear(let motion): motion.target
    case .curve(let motion): motion.target
    }
  }

  /// Nanoseconds for which the value stays within the settling distance of its origin; 0 for a
  /// linear motion.
  ///
  /// Bisection assumes that the distance from the origin only grows.
  var timeNearOrigin: Int64 {
    if case .linear = self { return 0 }
    let origin = value(at: start)
    var (early, late) = (start.nanoseconds, settleTime.nanoseconds)
    while late - early > 1 {
      let middle = early + (late - early) / 2
      let distance = (value(at: Instant(nanoseconds: middle)) - origin).magnitude
      let isNear = distance <= SpringMotion.settleDistance
      if isNear { early = middle } else { late = middle }
    }
    return early - start.nanoseconds
  }

  func delayed(by pause: Duration) -> Motion {
    switch self {
    case .spring(let motion): .spring(motion.delayed(by: pause))
    case .linear(let motion): .linear(motion.delayed(by: pause))
    case .curve(let motion): .curve(motion.delayed(by: pause))
    }
  }

  /// The motion of 1 minus the value.
  var mirrored: Motion {
    switch self {
    case .spring(let motion): .spring(motion.mirrored)
    case .linear(let motion): .linear(motion.mirrored)
    case .curve(let motion): .curve(motion.mirrored)
    }
  }
}

package struct LinearMotion: Hashable, Sendable {
  package private(set) var start: Instant
  package private(set) var origin: Double
  package private(set) var target: Double
  package private(set) var settleTime: Instant

  package init(start: Instant, origin: Double, target: Double, duration: Duration) {
    self.start = start
    self.target = target.isFinite ? target : 0
    self.origin = origin.isFinite ? origin : self.target
    settleTime = start.advanced(by: max(duration, .zero))
  }

  /// Returns the value at an instant; with a duration of 0, always the target.
  package func value(at instant: Instant) -> Double {
    guard instant > start else { return settleTime > start ? origin : target }
    guard instant < settleTime else { return target }
    return origin + (target - origin)
      * (instant.seconds(since: start) / settleTime.seconds(since: start))
  }

  package func velocity(at instant: Instant) -> Double {
    guard instant >= start, instant < settleTime else { return 0 }
    return (target - origin) / settleTime.seconds(since: start)
  }

  var mirrored: LinearMotion {
    var mirrored = self
    (mirrored.origin, mirrored.target) = (1 - origin, 1 - target)
    return mirrored
  }

  func delayed(by pause: Duration) -> LinearMotion {
    var later = self
    later.start = start.advanced(by: pause)
    later.settleTime = settleTime.advanced(by: pause)
    return later
  }
}

/// Interpolates linearly between two numbers; exact at the fractions 0 and 1.
package func interpolate(_ start: Double, _ end: Double, _ fraction: Double) -> Double {
  start * (1 - fraction) + end * fraction
}
