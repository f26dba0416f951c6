extension NavigationMachine {
  /// Begins an interactive transition for a request, which takes effect at the release.
  ///
  /// A request that undoes the running transition grabs it where it is. Otherwise, a running
  /// transition that leads to the current stack continues by itself below the new one.
  ///
  /// - Throws: What `change(for:)` throws; `frozen`; `nothingToDrive` when the top would stay the
  ///   same; `busy` when the drag cannot begin now.
  package mutating func beginDrag(
    _ request: StackRequest, heads answers: HeadAnswers = [:], timing: TransitionTiming,
    at instant: Instant, into effects: inout EffectBuffer
  ) throws(NavigationRefusal) {
    defer { checkInvariants() }
    if case .frozen = phase { throw .frozen }
    let change = try change(for: request)
    guard let next = try preview(request) else { throw .nothingToDrive }
    let instant = noteInstant(instant)
    switch phase {
    case .idle:
      guard pendingTransition == nil else { throw .busy }
    case .animating(let transition, let motion):
      guard leadsToStack(.finish) else { throw .busy }
      guard next.to != transition.from else {
        setChange(change, answers, at: .cancel)
        return grab(transition, at: instant, into: &effects)
      }
      guard canCarry(transition, headingFor: .finish, below: next, at: instant) else {
        throw .busy
      }
      carry(transition, motion, at: instant)
      end(transition, .finish, into: &effects)
    case .settling(let transition, let motion, let outcome):
      guard leadsToStack(outcome) else { throw .busy }
      guard next.to != transition.page(after: outcome.reversed) else {
        setChange(change, answers, at: outcome.reversed)
        return grab(transition, at: instant, into: &effects)
      }
      guard canCarry(transition, headingFor: outcome, below: next, at: instant) else {
        throw .busy
      }
      carry(transition, motion, at: instant)
      end(transition, outcome, into: &effects)
    case .dragging, .frozen:
      throw .busy
    }
    // Compute the change again: screens behind a gate may just have been removed from the bottom of
    // the stack.
    recordDragRequest(answers, at: .finish)
    startDrag(try self.change(for: request), next, timing: timing, into: &effects)
  }

  /// Grabs the running transition where it is.
  ///
  /// A page that is leaving is back in the stack until the drag is released.
  ///
  /// - Throws: `noTransition` when nothing moves; `frozen`; `busy` during a drag, or when another
  ///   transition is due; `behindGate` if reversing would go back behind a gate.
  package mutating func grab(
    at instant: Instant, into effects: inout EffectBuffer
  ) throws(NavigationRefusal) {
    defer { checkInvariants() }
    let instant = noteInstant(instant)
    if isClosingBehind { throw .behindGate }
    switch phase {
    case .idle: throw .noTransition
    case .frozen: throw .frozen
    case .dragging: throw .busy
    case .animating(let transition, _):
      guard leadsToStack(.finish) else { throw .busy }
      grab(transition, at: instant, into: &effects)
    case .settling(let transition, _, let outcome):
      guard leadsToStack(outcome) else { throw .busy }
      grab(transition, at: instant, into: &effects)
    }
  }

  package mutating func drag(to fraction: Double, into effects: inout EffectBuffer) {
    defer { checkInvariants() }
    guard case .dragging(let transition, let previous) = phase, !fraction.isNaN else { return }
    let fraction = min(max(fraction, 0), 1)
    guard fraction != previous else { return }
    phase = .dragging(transition, fraction: fraction)
    effects.append(.dragged(transition.to, fraction: fraction))
  }

  /// Releases the dragged transition, and applies its change to the stack.
  ///
  /// While the transition is frozen, the release is deferred until `unfreeze`. The velocity is that
  /// of the fraction, per second; `speed` is a factor for the remaining motion.
  ///
  /// - Returns: Whether the release adds a gate head to the stack.
  @discardableResult
  package mutating func release(
    to outcome: TransitionOutcome, velocity: Double, speed: Double = 1, at instant: Instant,
    into effects: inout EffectBuffer
  ) -> Bool {
    defer { checkInvariants() }
    if case .frozen(let transition, var frozen) = phase, frozen.before == .dragging {
      frozen.before = .released(to: outcome, velocity: velocity, speed: speed)
      phase = .frozen(transition, state: frozen)
    }
    guard case .dragging(let transition, let fraction) = phase else { return false }
    let instant = noteInstant(instant)
    let change = outcome == .finish ? toEnd : toStart
    apply(change)
    let addsHead = endDragRequest(outcome, change)
    settle(
      transition, for: outcome, from: fraction, velocity: velocity, speed: speed, at: instant,
      into: &effects)
    return addsHead
  }

  /// Whether a transition can continue by itself below the next one without any visible page being
  /// replaced abruptly.
  ///
  /// The next page must not be moving in another transition, nor appear between two pages while the
  /// upper one is still arriving.
  private func canCarry(
    _ transition: Transition, headingFor outcome: TransitionOutcome, below next: Pending,
    at instant: Instant
  ) -> Bool {
    guard !isInTransition(next.to) else { return false }
    let isArriving =
      next.from == transition.upper && outcome == transition.outcome(showing: transition.upper)
      || transition.carried.contains {
        $0.upper == next.from && $0.isArriving && $0.presence.settleTime > instant
      }
    return next.isPush || !isArriving
  }

  /// Whether no other transition is due after the given outcome.
  private func leadsToStack(_ outcome: TransitionOutcome) -> Bool {
    outcome == .finish ? toEnd.isNone : toStart.isNone
  }

  private mutating func startDrag(
    _ change: StackChange, _ next: Pending, timing: TransitionTiming,
    into effects: inout EffectBuffer
  ) {
    let transition = nextTransition(
      isPush: next.isPush, from: next.from, to: next.to, timing: timing)
    toEnd = change
    // Screens that join the stack only at the release count as departures until then: if the drag
    // is cancelled, they are released.
    departures.append(contentsOf: change.added)
    announce(transition, .interactive, into: &effects)
    phase = .dragging(transition, fraction: 0)
    effects.append(.grabbed(transition.to, fraction: 0))
  }

  private mutating func setChange(
    _ change: StackChange, _ answers: HeadAnswers, at outcome: TransitionOutcome
  ) {
    recordDragRequest(answers, at: outcome)
    if outcome == .finish { toEnd = change } else { toStart = change }
    departures.append(contentsOf: change.added)
  }

  private mutating func grab(
    _ transition: Transition, at instant: Instant, into effects: inout EffectBuffer
  ) {
    let fraction = fraction(at: instant)
    if transition.lower == top {
      reinsertion = transition.isPush ? toEnd : toStart
      apply(reinsertion)
    }
    phase = .dragging(transition, fraction: fraction)
    effects.append(.grabbed(transition.to, fraction: fraction))
  }
}
