internal import FlowCore

/// The motion of scrollable content, if any.
enum ScrollMotion {
  /// Idle at this offset, which is clamped to the content when it is shown.
  case still(Double)
  /// Dragged: the offset when the drag began, and the distance since, both before rubber-band
  /// resistance.
  case pulled(from: Double, by: Double)
  /// Animated by a spring.
  case running(ScrollRun)
  /// Moving at constant velocity while a drag, such as that of a selection handle, is beyond the
  /// window.
  case rolling(ScrollRoll)
}

/// Motion of an offset at constant velocity, in points and seconds.
struct ScrollRoll {
  let origin: Double
  /// The velocity in points per second; positive scrolls down, never 0.
  let velocity: Double
  let start: Instant

  func offset(at instant: Instant) -> Double {
    origin + velocity * instant.seconds(since: start)
  }

  /// The longest motion, in seconds: about 32 years, a tenth of what `Instant` can hold.
  ///
  /// A pointer can be so little beyond the edge that the motion would take longer.
  private static let longestSeconds = 1e9

  /// The instant at which the motion reaches the given offset, an end of the content.
  func settleTime(at end: Double) -> Instant {
    let seconds = min(max(0, (end - origin) / velocity), Self.longestSeconds)
    return start.advanced(by: .nanoseconds(Int64(seconds * 1e9)))
  }
}

/// The spring animation of an offset, in points.
struct ScrollRun {
  /// The reason for the motion.
  enum Reason {
    /// A wheel, a key or code scrolls to another offset.
    case step
    /// A drag was released with velocity.
    case throwing
    /// The content springs back from beyond an end.
    case comingBack
  }

  let reason: Reason
  /// The spring, in units of 250 points.
  private let spring: SpringMotion

  /// Points per unit: springs settle within a thousandth of a unit, here a quarter of a point.
  private static let unit = 250.0

  init(
    _ reason: Reason, on spring: Spring, from origin: Double, to goal: Double, velocity: Double,
    at instant: Instant
  ) {
    self.reason = reason
    self.spring = SpringMotion(
      spring: spring, start: instant, origin: origin / Self.unit,
      initialVelocity: velocity / Self.unit, target: goal / Self.unit)
  }

  /// The target offset.
  var goal: Double { spring.target * Self.unit }

  /// The instant at which the animation settles.
  var settleTime: Instant { spring.settleTime }

  func offset(at instant: Instant) -> Double { spring.value(at: instant) * Self.unit }

  /// The velocity at the given instant, in points per second.
  func velocity(at instant: Instant) -> Double { spring.velocity(at: instant) * Self.unit }
}
