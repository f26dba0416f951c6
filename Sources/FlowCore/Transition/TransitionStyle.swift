/// The style of a transition: the poses of its two pages, from start to end.
///
/// A push and the pop that undoes it are one path in opposite directions, so a style is asked for
/// the upper page's *presence* and never for a direction: at 0 only the lower page is visible, at 1
/// the upper page has fully arrived.
public protocol TransitionStyle: Sendable {
  /// The name in traces, one word.
  var name: String { get }

  /// The timing of the transition when it runs by itself.
  var timing: TransitionTiming { get }

  /// The pose of the page that arrives or leaves, at a presence of 0…1.
  func upperPose(presence: Double) -> PagePose

  /// The pose of the page beneath it, at the same presence.
  func lowerPose(presence: Double) -> PagePose
}

/// The timing of a transition that runs by itself.
public enum TransitionTiming: Hashable, Sendable {
  /// A spring that continues with the velocity of the drag.
  case spring(Spring)
  /// Constant speed that takes this long for the whole transition, clamped to 0 s…1 day.
  ///
  /// From a fraction p on, finishing takes (1 - p) of the duration and going back p of it, as with
  /// UIKit's percent-driven transitions.
  case linear(Duration)

  /// The same timing, `speed` times as fast; a value that is not positive and finite counts as 1.
  func faster(_ speed: Double) -> TransitionTiming {
    guard speed > 0, speed.isFinite, speed != 1 else { return self }
    switch self {
    case .spring(let spring):
      // Clamped, because the product may overflow or underflow.
      let frequency = min(max(spring.angularFrequency * speed, 1e-3), 1e6)
      return .spring(Spring(angularFrequency: frequency))
    case .linear(let duration):
      let seconds = min(max(duration.inSeconds / speed, 0), 86_400)
      return .linear(.nanoseconds(Int64(seconds * 1e9)))
    }
  }

  /// The motion from a fraction to 0 or 1, starting at a velocity in fractions per second.
  func motion(from fraction: Double, to target: Double, velocity: Double, at instant: Instant)
    -> Motion
  {
    switch self {
    case .spring(let spring):
      .spring(
        SpringMotion(
          spring: spring, start: instant, origin: fraction, initialVelocity: velocity,
          target: target))
    case .linear(let duration):
      .linear(
        LinearMotion(
          start: instant, origin: fraction, target: target,
          duration: .nanoseconds(
            Int64(
              Double(min(max(duration, .zero), .seconds(86_400)).inNanoseconds)
                * (target - fraction).magnitude))))
    }
  }
}
