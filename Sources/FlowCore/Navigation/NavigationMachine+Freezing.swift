/// A transition frozen at a fraction, and how it will continue.
package struct Frozen: Hashable, Sendable {
  package internal(set) var fraction: Double
  let since: Instant
  /// The phase before it was frozen; a drag may have been released since.
  var before: Before
  /// Whether it was moved while frozen: if it was running by itself, it then continues from its new
  /// fraction at zero velocity.
  var isMoved = false

  var motion: Motion? {
    guard !isMoved else { return nil }
    return switch before {
    case .animating(let motion): motion
    case .settling(let motion, _): motion
    case .dragging, .released: nil
    }
  }

  enum Before: Hashable {
    case animating(Motion)
    case dragging
    /// Dragged, and released while frozen: the release takes effect on `unfreeze`.
    case released(to: TransitionOutcome, velocity: Double, speed: Double)
    case settling(Motion, TransitionOutcome)
  }
}

extension NavigationMachine {
  /// Freezes the running transition until `unfreeze`: neither time nor a drag moves it, and every
  /// request is refused.
  ///
  /// A transition that is already frozen is moved to `fraction`; `nil` or NaN keeps the current
  /// one.
  ///
  /// - Throws: `noTransition` when nothing moves.
  package mutating func freeze(
    atFraction fraction: Double?, at instant: Instant
  ) throws(NavigationRefusal) {
    defer { checkInvariants() }
    let instant = noteInstant(instant)
    let current = self.fraction(at: instant)
    switch phase {
    case .idle:
      throw .noTransition
    case .animating(let transition, let motion):
      phase = .frozen(
        transition, state: Frozen(fraction: current, since: instant, before: .animating(motion)))
    case .dragging(let transition, _):
      phase = .frozen(
        transition, state: Frozen(fraction: current, since: instant, before: .dragging))
    case .settling(let transition, let motion, let outcome):
      phase = .frozen(
        transition,
        state: Frozen(fraction: current, since: instant, before: .settling(motion, outcome)))
    case .frozen:
      break
    }
    moveFrozen(to: fraction)
  }

  private mutating func moveFrozen(to fraction: Double?) {
    guard case .frozen(let transition, var frozen) = phase, let fraction, !fraction.isNaN else {
      return
    }
    let clamped = min(max(fraction, 0), 1)
    guard clamped != frozen.fraction else { return }
    frozen.fraction = clamped
    frozen.isMoved = true
    phase = .frozen(transition, state: frozen)
  }

  /// Resumes a frozen transition; does nothing when none is frozen.
  ///
  /// A transition that was not moved while frozen continues exactly as it would have, only later.
  ///
  /// - Returns: Whether a deferred release adds a gate head to the stack.
  @discardableResult
  package mutating func unfreeze(at instant: Instant, into effects: inout EffectBuffer) -> Bool {
    defer { checkInvariants() }
    guard case .frozen(var transition, let frozen) = phase else { return false }
    let instant = noteInstant(instant)
    let pause = instant.duration(since: frozen.since)
    for index in transition.carried.indices {
      transition.carried[index].presence = transition.carried[index].presence.delayed(by: pause)
    }
    let timing = transition.timing
    func motion(after motion: Motion, to target: Double) -> Motion {
      guard frozen.isMoved else { return motion.delayed(by: pause) }
      return timing.motion(from: frozen.fraction, to: target, velocity: 0, at: instant)
    }
    switch frozen.before {
    case .animating(let past):
      phase = .animating(transition, motion: motion(after: past, to: 1))
    case .dragging:
      phase = .dragging(transition, fraction: frozen.fraction)
    case .released(let outcome, let velocity, let speed):
      phase = .dragging(transition, fraction: frozen.fraction)
      return release(
        to: outcome, velocity: velocity, speed: speed, at: instant, into: &effects)
    case .settling(let past, let outcome):
      phase = .settling(
        transition, motion: motion(after: past, to: outcome == .finish ? 1 : 0), outcome: outcome)
    }
    return false
  }

  /// Whether the frozen transition could be grabbed, and so reversed, if it were unfrozen.
  func canBeReversed(at instant: Instant) -> Bool {
    var (machine, effects) = (self, EffectBuffer())
    machine.unfreeze(at: instant, into: &effects)
    return (try? machine.grab(at: instant, into: &effects)) != nil
  }

  func drawnInstant(at instant: Instant) -> Instant {
    guard case .frozen(_, let frozen) = phase else { return instant }
    return frozen.since
  }

  /// Whether the transition is being dragged; a frozen drag counts until it is released.
  var isInteractive: Bool {
    switch phase {
    case .idle, .animating, .settling: false
    case .dragging: true
    case .frozen(_, let frozen): frozen.before == .dragging
    }
  }

  /// The page at which the transition will end, provided that a drag finishes; the visible page
  /// when idle.
  var heading: ScreenID {
    switch phase {
    case .idle: shown
    case .animating(let transition, _): transition.to
    case .dragging(let transition, _): transition.to
    case .settling(let transition, _, let outcome): transition.page(after: outcome)
    case .frozen(let transition, let frozen):
      switch frozen.before {
      case .animating, .dragging: transition.to
      case .settling(_, let outcome), .released(let outcome, _, _): transition.page(after: outcome)
      }
    }
  }
}
