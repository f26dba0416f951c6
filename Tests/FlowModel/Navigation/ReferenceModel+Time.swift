import FlowCore

extension ReferenceModel {
  mutating func pass(_ passing: Passing) {
    guard let instant = passing.instant(now: now, deadline: deadline) else { return }
    while case .moving(let transition, _, let outcome) = state, let deadline, deadline <= instant {
      now = max(now, deadline)
      end(transition, outcome)
      deliverCallbacks()
    }
    now = max(now, instant)
    if case .interactive(let transition, let fraction) = state {
      moveDragged(transition, to: fraction)
    }
  }

  mutating func freeze(at target: Double?) {
    if target != nil { hasJumped = true }
    let target = target.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
    if case .frozen(let before, let fraction, let since, let isMoved) = state {
      state = .frozen(
        before, fraction: target ?? fraction, since: since,
        isMoved: isMoved || (target ?? fraction) != fraction)
    } else {
      state = .frozen(
        state, fraction: target ?? fraction, since: now, isMoved: (target ?? fraction) != fraction)
    }
    deadline = nil
  }

  /// The transition continues where it was; if it was moved meanwhile, from zero velocity.
  mutating func unfreeze() {
    guard case .frozen(let before, let fraction, let since, let isMoved) = state else { return }
    let pause = now.nanoseconds - since.nanoseconds
    switch before {
    case .moving(var transition, let motion, let outcome):
      transition.carried = transition.carried.map { $0.later(by: pause) }
      let fresh = transition.motion(from: fraction, towards: outcome, at: now)
      move(transition, isMoved ? fresh : motion.later(by: pause), outcome)
    case .interactive(var transition, _):
      transition.carried = transition.carried.map { $0.later(by: pause) }
      moveDragged(transition, to: fraction)
      if let (outcome, velocity, speed) = release {
        releaseDrag(transition, outcome, velocity, speed)
      }
      release = nil
    case .idle, .frozen:
      state = before
    }
  }
}

extension CarriedTransition {
  fileprivate func later(by pause: Int64) -> CarriedTransition {
    var later = self
    later.motion = motion.later(by: pause)
    return later
  }
}

extension Passing {
  /// Returns the instant to advance to; `nil` if there is no deadline to advance to.
  func instant(now: Instant, deadline: Instant?) -> Instant? {
    switch self {
    case .nanoseconds(let count): Instant(nanoseconds: now.nanoseconds + count)
    case .toDeadline(let more): deadline.map { Instant(nanoseconds: $0.nanoseconds + more) }
    }
  }
}
