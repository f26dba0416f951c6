/// The timing of a transition that runs by itself.
public enum TransitionTiming: Hashable, Sendable {
  /// A spring that continues with the velocity of the drag.
  case spring(Spring)
  /// Constant speed; the whole transition takes this long, clamped to 0 s…1 day.
  ///
  /// From a fraction p, finishing takes 1 - p of the duration and going back takes p of it, as with
  /// UIKit's percent-driven transitions.
  case linear(Duration)
  /// A timing curve; the whole transition takes this long, clamped to 0 s…1 day.
  ///
  /// A release or a reversal starts the whole curve again for the remaining distance, in a
  /// proportional part of the duration, as with `linear`; the velocity of a drag has no effect.
  case curve(CubicBezier, duration: Duration)

  private static let longestSeconds: Int64 = 86_400

  /// Returns a timing that is `speed` times as fast; a speed that is not positive and finite counts
  /// as 1.
  func faster(_ speed: Double) -> TransitionTiming {
    guard speed > 0, speed.isFinite, speed != 1 else { return self }
    switch self {
    case .spring(let spring):
      // Clamped, because the product may overflow or underflow.
      return .spring(Spring(angularFrequency: Spring.clamped(spring.angularFrequency * speed)))
    case .linear(let duration): return .linear(Self.faster(duration, speed))
    case .curve(let curve, let duration):
      return .curve(curve, duration: Self.faster(duration, speed))
    }
  }

  private static func faster(_ duration: Duration, _ speed: Double) -> Duration {
    .nanoseconds(Int64(min(max(duration.inSeconds / speed, 0), Double(longestSeconds)) * 1e9))
  }

  /// The same timing, with any duration in whole nanoseconds and clamped to 0 s…1 day.
  var sensible: TransitionTiming {
    switch self {
    case .spring: self
    case .linear(let duration): .linear(.nanoseconds(Self.nanoseconds(duration)))
    case .curve(let curve, let duration):
      .curve(curve, duration: .nanoseconds(Self.nanoseconds(duration)))
    }
  }

  private static func nanoseconds(_ duration: Duration) -> Int64 {
    min(max(duration, .zero), .seconds(longestSeconds)).inNanoseconds
  }

  /// Returns the motion from one fraction to another; the velocity is in fractions per second.
  func motion(from fraction: Double, to target: Double, velocity: Double, at instant: Instant)
    -> Motion
  {
    func scaled(_ duration: Duration) -> Duration {
      .nanoseconds(Int64(Double(Self.nanoseconds(duration)) * (target - fraction).magnitude))
    }
    return switch self {
    case .spring(let spring):
      .spring(
        SpringMotion(
          spring: spring, start: instant, origin: fraction, initialVelocity: velocity,
          target: target))
    case .linear(let duration):
      .linear(
        LinearMotion(start: instant, origin: fraction, target: target, duration: scaled(duration)))
    case .curve(let curve, let duration):
      .curve(
        CurveMotion(
          curve: curve, start: instant, origin: fraction, target: target,
          duration: scaled(duration)))
    }
  }
}
