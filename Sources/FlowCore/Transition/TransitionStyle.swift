/// The look of a transition: where its two pages lie, from not begun to done.
///
/// A push and the pop that undoes it are one path walked both ways, so an animator is asked for the
/// upper page's *presence* and never for a direction: 0 means that the lower page has the stage to
/// itself, 1 that the upper one has.
public protocol TransitionStyle: Sendable {
  /// The name that traces show, one word.
  var name: String { get }

  /// How the transition moves when no finger holds it.
  var timing: TransitionTiming { get }

  /// Where the page that comes and goes lies at a presence of 0…1.
  func upperPose(presence: Double) -> PagePose

  /// Where the page beneath it lies then.
  func lowerPose(presence: Double) -> PagePose
}

/// How a transition moves by itself.
public enum TransitionTiming: Hashable, Sendable {
  /// On a spring that takes over the finger's velocity.
  case spring(Spring)
  /// At an even speed that would take this long for the whole way, 0 s to a day; what is less or
  /// more counts as either.
  ///
  /// From a fraction p on the rest takes (1 - p) of it and the way back p of it, as UIKit's percent
  /// driver does.
  case linear(Duration)

  /// The same, that many times as fast; what is not positive and finite counts as 1.
  func faster(_ speed: Double) -> TransitionTiming {
    guard speed > 0, speed.isFinite, speed != 1 else { return self }
    switch self {
    case .spring(let spring):
      // The product may be too large or too small for a number.
      let frequency = min(max(spring.angularFrequency * speed, 1e-3), 1e6)
      return .spring(Spring(angularFrequency: frequency))
    case .linear(let duration):
      let seconds = min(max(duration.inSeconds / speed, 0), 86_400)
      return .linear(.nanoseconds(Int64(seconds * 1e9)))
    }
  }

  /// The motion from a fraction to 0 or 1, handed over at a velocity in fractions per second.
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
