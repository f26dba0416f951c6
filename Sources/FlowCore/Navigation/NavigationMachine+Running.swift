extension NavigationMachine {
  /// Begins the pending transition; one without animation ends immediately, whatever the timing.
  package mutating func begin(
    timing: TransitionTiming, at instant: Instant, into effects: inout EffectBuffer
  ) {
    defer { checkInvariants() }
    guard let pending = pendingTransition else { return }
    let instant = noteInstant(instant)
    let transition = nextTransition(
      isPush: pending.isPush, from: pending.from, to: pending.to, timing: timing)
    toEnd = .none
    announce(transition, pending.isAnimated ? .animated : .immediate, into: &effects)
    if pending.isAnimated {
      phase = .animating(
        transition, motion: timing.motion(from: 0, to: 1, velocity: 0, at: instant))
    } else {
      end(transition, .finish, into: &effects)
    }
  }

  package mutating func advance(to instant: Instant, into effects: inout EffectBuffer) {
    defer { checkInvariants() }
    let instant = noteInstant(instant)
    guard let deadline, deadline <= instant else { return }
    switch phase {
    case .idle, .dragging, .frozen: return
    case .animating(let transition, _): end(transition, .finish, into: &effects)
    case .settling(let transition, _, let outcome): end(transition, outcome, into: &effects)
    }
  }

  /// Ends the running transition where it would end by itself; a drag and a frozen transition stay.
  package mutating func finish(at instant: Instant, into effects: inout EffectBuffer) {
    defer { checkInvariants() }
    _ = noteInstant(instant)
    switch phase {
    case .idle, .dragging, .frozen: return
    case .animating(let transition, _): end(transition, .finish, at: 1, into: &effects)
    case .settling(let transition, _, let outcome):
      end(transition, outcome, at: outcome == .finish ? 1 : 0, into: &effects)
    }
  }

  mutating func nextTransition(
    isPush: Bool, from: ScreenID, to: ScreenID, timing: TransitionTiming
  ) -> Transition {
    transitionCount += 1
    defer { carried = [] }
    return Transition(
      number: transitionCount, isPush: isPush, upper: isPush ? to : from,
      lower: isPush ? from : to, timing: timing, carried: carried)
  }

  func announce(
    _ transition: Transition, _ mode: TransitionMode.Kind, into effects: inout EffectBuffer
  ) {
    effects.append(.willShow(transition.to, kind: mode))
    effects.append(.appearance(transition.from, step: .willDisappear))
    effects.append(.appearance(transition.to, step: .willAppear))
  }

  /// The maximum velocity, in full transitions per second: faster than any drag, and low enough
  /// that all numbers stay finite.
  private static let highestSpeed = 1000.0

  mutating func settle(
    _ transition: Transition, for outcome: TransitionOutcome, from fraction: Double,
    velocity: Double, speed: Double = 1, at instant: Instant, into effects: inout EffectBuffer
  ) {
    let limit = Self.highestSpeed
    let velocity = velocity.isFinite ? min(max(velocity, -limit), limit) : 0
    effects.append(
      .settles(transition.to, outcome: outcome, fraction: fraction, velocity: velocity))
    // A page at an end of its range cannot move further: a velocity beyond that end counts as 0.
    let pointsBeyond = fraction >= 1 ? velocity > 0 : fraction <= 0 && velocity < 0
    phase = .settling(
      transition,
      motion: transition.timing.faster(speed).motion(
        from: fraction, to: outcome == .finish ? 1 : 0, velocity: pointsBeyond ? 0 : velocity,
        at: instant),
      outcome: outcome)
  }

  /// Ends a transition; `last` is the fraction at which it ends, `nil` for the current one.
  ///
  /// The appearance steps are in UIKit's order even if the transition was cancelled.
  mutating func end(
    _ transition: Transition, _ outcome: TransitionOutcome, at last: Double? = nil,
    into effects: inout EffectBuffer
  ) {
    // A transition without animation never runs: it is only announced before it ends.
    if self.transition != nil {
      effects.append(.ended(fraction: last ?? fraction(at: latest)))
    }
    phase = .idle
    switch outcome {
    case .finish:
      effects.append(.appearance(transition.from, step: .didDisappear))
      effects.append(.appearance(transition.to, step: .didAppear))
      effects.append(.didShow(transition.to))
      shown = transition.to
      toStart = toEnd
    case .cancel:
      effects.append(.appearance(transition.to, step: .willDisappear))
      effects.append(.appearance(transition.to, step: .didDisappear))
      effects.append(.appearance(transition.from, step: .willAppear))
      effects.append(.appearance(transition.from, step: .didAppear))
      effects.append(.didCancel(transition.to))
      shown = transition.from
    }
    toEnd = .none
    dragRequest = nil
    reinsertion = .none
    if top == shown { toStart = .none }
    removeBelowHead(into: &effects)
    releaseDepartures(into: &effects)
  }

  /// Releases screens left over by requests that had no visible effect.
  mutating func releaseLeftovers(into effects: inout EffectBuffer) {
    defer { checkInvariants() }
    guard case .idle = phase, pendingTransition == nil else { return }
    carried = []
    removeBelowHead(into: &effects)
    releaseDepartures(into: &effects)
  }

  /// Returns whether the given screen is in the stack, is visible, or may become either again.
  func contains(_ screen: ScreenID) -> Bool {
    members.contains(screen) || shown == screen || departures.contains(screen)
      || transition?.upper == screen || transition?.lower == screen
  }

  private mutating func releaseDepartures(into effects: inout EffectBuffer) {
    guard !departures.isEmpty else { return }
    let restorable = Set(toStart.added)
    var seen: Set<ScreenID> = []
    let isSingle = departures.count == 1
    var kept: [ScreenID] = []
    for screen in departures where !members.contains(screen) {
      // A screen that came back and left again is listed twice.
      guard isSingle || seen.insert(screen).inserted else { continue }
      if shown == screen || restorable.contains(screen) || isCarried(screen) {
        kept.append(screen)
      } else {
        effects.append(.released(screen))
      }
    }
    departures.removeAll(keepingCapacity: true)
    departures.append(contentsOf: kept)
  }

  private func isCarried(_ screen: ScreenID) -> Bool {
    carried.contains { $0.upper == screen || $0.lower == screen }
  }
}
