internal import FlowCore

enum ScrollMotion {
  /// Idle at this offset, which is clamped to the content when it is shown.
  case still(Double)
  /// Dragged: the offset when the drag began, and the distance since, both before rubber-band
  /// resistance.
  case pulled(from: Double, by: Double)
  case running(ScrollRun)
  /// At constant velocity, while the drag of a selection is near or beyond an edge of the window.
  case rolling(ScrollRoll)
}

/// Motion of an offset at constant velocity, in points and seconds.
struct ScrollRoll {
  let origin: Double
  /// In points per second; positive scrolls down, never 0.
  let velocity: Double
  let start: Instant

  func offset(at instant: Instant) -> Double {
    origin + velocity * instant.seconds(since: start)
  }

  /// About 32 years, a tenth of what `Instant` can hold: a pointer may be so little beyond the edge
  /// that the motion would take longer.
  private static let longestSeconds = 1e9

  func settleTime(at end: Double) -> Instant {
    let seconds = min(max(0, (end - origin) / velocity), Self.longestSeconds)
    return start.advanced(by: .nanoseconds(Int64(seconds * 1e9)))
  }
}

/// Animation by a spring, in points.
struct ScrollRun {
  enum Reason {
    /// A wheel, a key or code scrolls to another offset.
    case step
    /// A drag was released with velocity.
    case throwing
    /// The content springs back from beyond an end.
    case comingBack
  }

  let reason: Reason
  /// In units of 250 points.
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

  var goal: Double { spring.target * Self.unit }

  var settleTime: Instant { spring.settleTime }

  func offset(at instant: Instant) -> Double { spring.value(at: instant) * Self.unit }

  /// In points per second.
  func velocity(at instant: Instant) -> Double { spring.velocity(at: instant) * Self.unit }
}
