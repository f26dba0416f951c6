internal import FlowCore

/// What moves something that scrolls, if anything does.
enum ScrollMotion {
  /// It lies at an offset, or at the end where that is beyond it.
  case still(Double)
  /// A hand has it: at this offset when it took hold, and moved by so much since, as if it never lost its
  /// grip.
  case pulled(from: Double, by: Double)
  /// It moves by itself.
  case running(ScrollRun)
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
