/// The motion of one value over time, as a pure function of the instant.
package enum Motion: Hashable, Sendable {
  case spring(SpringMotion)
  case linear(LinearMotion)
  case curve(CurveMotion)

  /// Returns the value at `instant`.
  package func value(at instant: Instant) -> Double {
    switch self {
    case .spring(let motion): motion.value(at: instant)
    case .linear(let motion): motion.value(at: instant)
    case .curve(let motion): motion.value(at: instant)
    }
  }

  /// Returns the velocity at `instant`, per second; 0 once settled.
  package func velocity(at instant: Instant) -> Double {
    switch self {
    case .spring(let motion): motion.velocity(at: instant)
    case .linear(let motion): motion.velocity(at: instant)
    case .curve(let motion): motion.velocity(at: instant)
    }
  }

  /// The first instant from which the value is settled.
  package var settleTime: Instant {
    switch self {
    case .spring(let motion): motion.settleTime
    case .linear(let motion): motion.settleTime
    case .curve(let motion): motion.settleTime
    }
  }

  /// The instant at which the motion starts.
  var start: Instant {
    switch self {
    case .spring(let motion): motion.start
    case .linear(let motion): motion.start
    case .curve(let motion): motion.start
    }
  }

  /// The value at which the motion settles.
  package var target: Double {
    switch self {
    case .spring(let motion): motion.target
    case .linear(let motion): motion.target
    case .curve(let motion): motion.target
    }
  }

  /// The time, in nanoseconds, that the value stays within the settling distance of its origin; 0
  /// for a linear motion.
  ///
  /// Found by bisection, because the distance from the origin grows.
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

  /// Returns the same motion, shifted later by `pause`.
  func delayed(by pause: Duration) -> Motion {
    switch self {
    case .spring(let motion): .spring(motion.delayed(by: pause))
    case .linear(let motion): .linear(motion.delayed(by: pause))
    case .curve(let motion): .curve(motion.delayed(by: pause))
    }
  }

  /// The motion of 1 minus the value; it settles at the same instant.
  var mirrored: Motion {
    switch self {
    case .spring(let motion): .spring(motion.mirrored)
    case .linear(let motion): .linear(motion.mirrored)
    case .curve(let motion): .curve(motion.mirrored)
    }
  }
}

/// A value that moves from one number to another at constant speed.
package struct LinearMotion: Hashable, Sendable {
  /// The instant at which the motion starts.
  package private(set) var start: Instant
  /// The value at the start.
  package private(set) var origin: Double
  /// The value at the end.
  package private(set) var target: Double
  /// The instant at which the value reaches the target.
  package private(set) var settleTime: Instant

  /// Creates a motion; a negative duration counts as 0, a target that is not finite as 0, and an
  /// origin that is not finite as the target.
  package init(start: Instant, origin: Double, target: Double, duration: Duration) {
    self.start = start
    self.target = target.isFinite ? target : 0
    self.origin = origin.isFinite ? origin : self.target
    settleTime = start.advanced(by: max(duration, .zero))
  }

  /// Returns the value at `instant`: the origin before the start, the target from `settleTime` on;
  /// for a duration of 0, always the target.
  package func value(at instant: Instant) -> Double {
    guard instant > start else { return settleTime > start ? origin : target }
    guard instant < settleTime else { return target }
    return origin + (target - origin)
      * (instant.seconds(since: start) / settleTime.seconds(since: start))
  }

  /// Returns the velocity at `instant`, per second; 0 before the start and from `settleTime` on.
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

/// Interpolates linearly between two numbers; a fraction outside 0…1 extrapolates.
///
/// The result is exact at 0 and at 1.
package func interpolate(_ start: Double, _ end: Double, _ fraction: Double) -> Double {
  start * (1 - fraction) + end * fraction
}
