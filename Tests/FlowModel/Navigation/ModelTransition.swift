import FlowCore

struct ModelTransition {
  let isPush: Bool
  /// The old stack, with the old page on top.
  private(set) var start: [Int]
  /// The new stack, with the new page on top.
  private(set) var end: [Int]
  let style: ModelStyle
  let beganInteractive: Bool
  /// Earlier transitions that were interrupted and continue by themselves.
  var carried: [CarriedTransition]

  /// Creates a pop if the new top was in the old stack, or else a push.
  init(
    from start: [Int], to end: [Int], style: ModelStyle, beganInteractive: Bool = false,
    carried: [CarriedTransition] = []
  ) {
    isPush = !start.contains(end[end.count - 1])
    (self.start, self.end, self.style) = (start, end, style)
    (self.beganInteractive, self.carried) = (beganInteractive, carried)
  }

  var from: Int { start[start.count - 1] }
  var to: Int { end[end.count - 1] }
  var upper: Int { isPush ? to : from }
  var lower: Int { isPush ? from : to }
  var pages: [Int] { [from, to] }

  func stack(at outcome: TransitionOutcome) -> [Int] { outcome == .finish ? end : start }
  func page(at outcome: TransitionOutcome) -> Int { outcome == .finish ? to : from }

  /// `nil` if the page is not in the transition.
  func outcome(showing page: Int) -> TransitionOutcome? {
    page == to ? .finish : page == from ? .cancel : nil
  }

  /// Replaces the stack at an outcome; the new one must have the same page on top.
  mutating func set(_ stack: [Int], at outcome: TransitionOutcome) {
    if outcome == .finish { end = stack } else { start = stack }
  }

  /// Returns the motion from a fraction; the velocity is in fractions per second.
  ///
  /// The speed is a factor, and counts as 1 unless it is positive and finite.
  func motion(
    from fraction: Double, towards outcome: TransitionOutcome, velocity: Double = 0,
    speed: Double = 1, at instant: Instant
  ) -> Motion {
    let target = outcome == .finish ? 1.0 : 0.0
    let speed = speed > 0 && speed.isFinite ? speed : 1
    switch style.timing {
    case .spring(let spring):
      let beyond = fraction >= 1 ? velocity > 0 : fraction <= 0 && velocity < 0
      return .spring(
        SpringMotion(
          spring: Spring(angularFrequency: min(max(spring.angularFrequency * speed, 1e-3), 1e6)),
          start: instant, origin: fraction, initialVelocity: beyond ? 0 : velocity,
          target: target))
    case .linear(let whole):
      return .linear(
        LinearMotion(
          start: instant, origin: fraction, target: target,
          duration: scaledDuration(of: whole, from: fraction, to: target, speed)))
    case .curve(let curve, let whole):
      return .curve(
        CurveMotion(
          curve: curve, start: instant, origin: fraction, target: target,
          duration: scaledDuration(of: whole, from: fraction, to: target, speed)))
    }
  }

  /// Returns a part of the whole duration, in proportion to the distance.
  private func scaledDuration(
    of whole: Duration, from fraction: Double, to target: Double, _ speed: Double
  ) -> Duration {
    let duration = Int64(min(whole.inSeconds / speed, 86_400) * 1e9)
    return .nanoseconds(Int64(Double(duration) * (target - fraction).magnitude))
  }
}

/// An interrupted transition that continues by itself.
struct CarriedTransition {
  let upper: Int
  let lower: Int
  let isArriving: Bool
  var motion: Motion

  var pages: [Int] { [lower, upper] }

  init(_ transition: ModelTransition, _ motion: Motion, towards outcome: TransitionOutcome) {
    (upper, lower, self.motion) = (transition.upper, transition.lower, motion)
    isArriving = transition.page(at: outcome) == transition.upper
  }
}

extension [CarriedTransition] {
  /// Returns the transitions from the first one that still moves, with any later settled ones.
  func still(movingAt instant: Instant) -> ArraySlice<CarriedTransition> {
    drop { $0.motion.settleTime <= instant }
  }
}

extension Motion {
  func later(by pause: Int64) -> Motion {
    switch self {
    case .spring(let motion):
      .spring(
        SpringMotion(
          spring: motion.spring, start: Instant(nanoseconds: motion.start.nanoseconds + pause),
          origin: motion.origin, initialVelocity: motion.initialVelocity, target: motion.target))
    case .linear(let motion):
      .linear(
        LinearMotion(
          start: Instant(nanoseconds: motion.start.nanoseconds + pause), origin: motion.origin,
          target: motion.target,
          duration: .nanoseconds(motion.settleTime.nanoseconds - motion.start.nanoseconds)))
    case .curve(let motion):
      .curve(
        CurveMotion(
          curve: motion.curve, start: Instant(nanoseconds: motion.start.nanoseconds + pause),
          origin: motion.origin, target: motion.target,
          duration: .nanoseconds(motion.settleTime.nanoseconds - motion.start.nanoseconds)))
    }
  }
}
