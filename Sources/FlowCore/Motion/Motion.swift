/// The way of one value through time, as a pure function of the instant.
public enum Motion: Hashable, Sendable {
  case spring(SpringMotion)
  case linear(LinearMotion)

  /// Where the value is.
  public func value(at instant: Instant) -> Double {
    switch self {
    case .spring(let motion): motion.value(at: instant)
    case .linear(let motion): motion.value(at: instant)
    }
  }

  /// How fast it moves, per second; 0 once at rest.
  public func velocity(at instant: Instant) -> Double {
    switch self {
    case .spring(let motion): motion.velocity(at: instant)
    case .linear(let motion): motion.velocity(at: instant)
    }
  }

  /// The first instant from which it is at rest.
  public var rest: Instant {
    switch self {
    case .spring(let motion): motion.rest
    case .linear(let motion): motion.rest
    }
  }

  /// The instant it starts.
  var start: Instant {
    switch self {
    case .spring(let motion): motion.start
    case .linear(let motion): motion.start
    }
  }

  /// Where the value comes to rest.
  public var target: Double {
    switch self {
    case .spring(let motion): motion.target
    case .linear(let motion): motion.target
    }
  }

  /// For how many nanoseconds it stays so near its origin that there it could be at rest.
  var timeNearOrigin: Int64 {
    guard case .spring(let motion) = self else { return 0 }
    return motion.timeNearOrigin
  }

  /// The same motion, that much later.
  func delayed(by pause: Duration) -> Motion {
    switch self {
    case .spring(let motion): .spring(motion.delayed(by: pause))
    case .linear(let motion): .linear(motion.delayed(by: pause))
    }
  }

  /// The motion of one minus the value, at rest at the same instant.
  var mirrored: Motion {
    switch self {
    case .spring(let motion): .spring(motion.mirrored)
    case .linear(let motion): .linear(motion.mirrored)
    }
  }
}

/// A value that goes from one place to another at an even speed.
public struct LinearMotion: Hashable, Sendable {
  /// The instant it starts.
  public private(set) var start: Instant
  /// Where it starts.
  public private(set) var origin: Double
  /// Where it ends.
  public private(set) var target: Double
  /// The instant it arrives.
  public private(set) var rest: Instant

  /// Creates the motion; a negative duration counts as 0, a target that is not finite as 0, and an
  /// origin that is not finite as the target.
  public init(start: Instant, origin: Double, target: Double, duration: Duration) {
    self.start = start
    self.target = target.isFinite ? target : 0
    self.origin = origin.isFinite ? origin : self.target
    rest = start.advanced(by: max(duration, .zero))
  }

  /// Where the value is: the origin before the start, the target from `rest` on.
  public func value(at instant: Instant) -> Double {
    guard instant > start else { return rest > start ? origin : target }
    guard instant < rest else { return target }
    return origin + (target - origin) * (instant.seconds(since: start) / rest.seconds(since: start))
  }

  /// How fast it moves, per second; 0 before the start and from `rest` on.
  public func velocity(at instant: Instant) -> Double {
    guard instant >= start, instant < rest else { return 0 }
    return (target - origin) / rest.seconds(since: start)
  }

  var mirrored: LinearMotion {
    var mirrored = self
    (mirrored.origin, mirrored.target) = (1 - origin, 1 - target)
    return mirrored
  }

  func delayed(by pause: Duration) -> LinearMotion {
    var later = self
    later.start = start.advanced(by: pause)
    later.rest = rest.advanced(by: pause)
    return later
  }
}

/// Progress `fraction` of the way from one number to another; beyond 0…1 it extrapolates.
///
/// Exact at both ends.
public func interpolate(_ start: Double, _ end: Double, _ fraction: Double) -> Double {
  start * (1 - fraction) + end * fraction
}
