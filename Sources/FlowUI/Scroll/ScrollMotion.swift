internal import FlowCore

/// What moves something that scrolls, if anything does.
enum ScrollMotion {
  /// It lies at an offset, or at the end where that is beyond it.
  case still(Double)
  /// A hand has it: at this offset when it took hold, and moved by so much since, as if it never
  /// lost its grip.
  case pulled(from: Double, by: Double)
  /// It moves by itself.
  case running(ScrollRun)
  /// It moves evenly, as long as something is dragged beyond its window.
  case rolling(ScrollRoll)
}

/// The way of an offset that moves evenly, in points and seconds.
struct ScrollRoll {
  let origin: Double
  /// Down, and not 0.
  let velocity: Double
  let start: Instant

  func offset(at instant: Instant) -> Double {
    origin + velocity * instant.seconds(since: start)
  }

  /// When it gets to an end of its way, at an offset.
  func rest(at end: Double) -> Instant {
    start.advanced(by: .nanoseconds(Int64(max(0, (end - origin) / velocity) * 1e9)))
  }
}

/// The way of an offset that moves by itself, in points.
struct ScrollRun {
  /// Why it moves.
  enum Cause {
    /// A wheel, a key, or code wants it somewhere else.
    case step
    /// A hand has thrown it.
    case throwing
    /// A hand has let go of it beyond an end.
    case comingBack
  }

  let cause: Cause
  /// In units.
  private let spring: SpringMotion

  /// Springs rest a thousandth of a unit from their goal: a quarter of a point.
  private static let unit = 250.0

  init(
    _ cause: Cause, on spring: Spring, from origin: Double, to goal: Double, velocity: Double,
    at instant: Instant
  ) {
    self.cause = cause
    self.spring = SpringMotion(
      spring: spring, start: instant, origin: origin / Self.unit,
      initialVelocity: velocity / Self.unit, target: goal / Self.unit)
  }

  /// Where it is going.
  var goal: Double { spring.target * Self.unit }

  /// When it gets there.
  var rest: Instant { spring.rest }

  func offset(at instant: Instant) -> Double { spring.value(at: instant) * Self.unit }

  /// In points a second.
  func velocity(at instant: Instant) -> Double { spring.velocity(at: instant) * Self.unit }
}
