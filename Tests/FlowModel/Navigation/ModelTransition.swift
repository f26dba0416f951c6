import FlowCore

/// A transition, with the whole stacks that it leads from and to.
struct ModelTransition {
  let isPush: Bool
  /// The stack whose last screen it comes from.
  private(set) var start: [Int]
  /// The stack whose last screen it leads to.
  private(set) var end: [Int]
  let style: ModelStyle
  let beganInteractive: Bool
  /// What of earlier transitions is still under way.
  var carried: [Leftover]

  /// It looks like a pop if the new top stood in the stack of the page on stage.
  init(
    from start: [Int], to end: [Int], style: ModelStyle, beganInteractive: Bool = false,
    carried: [Leftover] = []
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

  /// The end at which a page has the stage, if it is one of the two.
  func outcome(showing page: Int) -> TransitionOutcome? {
    page == to ? .finish : page == from ? .cancel : nil
  }

  /// Another stack with the same page on top takes the place of the one at an end.
  mutating func set(_ stack: [Int], at outcome: TransitionOutcome) {
    if outcome == .finish { end = stack } else { start = stack }
  }

  /// How it moves by itself from a fraction to an outcome.
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
          duration: part(of: whole, from: fraction, to: target, speed)))
    case .curve(let curve, let whole):
      return .curve(
        CurveMotion(
          curve: curve, start: instant, origin: fraction, target: target,
          duration: part(of: whole, from: fraction, to: target, speed)))
    }
  }

  /// The part of the duration of the whole transition that the way to its end takes.
  private func part(
    of whole: Duration, from fraction: Double, to target: Double, _ speed: Double
  ) -> Duration {
    let duration = Int64(min(whole.inSeconds / speed, 86_400) * 1e9)
    return .nanoseconds(Int64(Double(duration) * (target - fraction).magnitude))
  }
}

/// A transition that another one has cut short, and that goes on by itself.
struct Leftover {
  let upper: Int
  let lower: Int
  /// Whether the upper page is on its way in.
  let isArriving: Bool
  var motion: Motion

  var pages: [Int] { [lower, upper] }

  init(_ transition: ModelTransition, _ motion: Motion, towards outcome: TransitionOutcome) {
    (upper, lower, self.motion) = (transition.upper, transition.lower, motion)
    isArriving = transition.page(at: outcome) == transition.upper
  }
}

extension [Leftover] {
  /// Those that still matter: what is at rest stays as long as anything before it moves.
  func still(movingAt instant: Instant) -> ArraySlice<Leftover> {
    drop { $0.motion.settleTime <= instant }
  }
}

extension Motion {
  /// The same motion, so much later.
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
