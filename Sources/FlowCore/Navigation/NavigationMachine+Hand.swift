extension NavigationMachine {
  /// Begins what a request asks for, held by a finger; `stack` stays as it is until it is let go.
  ///
  /// A request that undoes the running transition takes hold of that one, where it is. Where
  /// another transition is about to end as asked, it goes on by itself beneath the one that begins.
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - answers: Which of the screens that it brings, or the one that it leads to, are heads; they
  ///     count when the finger lets go there.
  ///   - timing: How a transition that begins here moves when let go; one that runs keeps its own.
  ///   - instant: When.
  ///   - effects: Takes what happens.
  /// - Throws: What `change(for:)` throws; `frozen`; `nothingToDrive` when the top would stay the
  ///   same; `busy` while dragged, when the stack asks for a further transition after the running
  ///   one, when the page is still on a way of its own, or when it would come in between two pages
  ///   of which the upper one is still arriving.
  public mutating func beginDrag(
    _ request: StackRequest, heads answers: HeadAnswers = [:], timing: TransitionTiming,
    at instant: Instant, into effects: inout EffectBuffer
  ) throws(NavigationRefusal) {
    if case .frozen = phase { throw .frozen }
    let change = try change(for: request)
    guard let next = try preview(request) else { throw .nothingToDrive }
    let instant = take(instant)
    switch phase {
    case .idle:
      guard pendingTransition == nil else { throw .busy }
    case .animating(let transition, let motion):
      guard isAskedFor(.finish) else { throw .busy }
      guard next.to != transition.from else {
        lead(to: change, answers, at: .cancel)
        return grab(transition, at: instant, into: &effects)
      }
      guard canCarry(transition, headingFor: .finish, beneath: next, at: instant) else {
        throw .busy
      }
      carry(transition, motion, at: instant)
      end(transition, .finish, into: &effects)
    case .settling(let transition, let motion, let outcome):
      guard isAskedFor(outcome) else { throw .busy }
      guard next.to != (outcome == .finish ? transition.from : transition.to) else {
        lead(to: change, answers, at: outcome.reversed)
        return grab(transition, at: instant, into: &effects)
      }
      guard canCarry(transition, headingFor: outcome, beneath: next, at: instant) else {
        throw .busy
      }
      carry(transition, motion, at: instant)
      end(transition, outcome, into: &effects)
    case .dragging, .frozen:
      throw .busy
    }
    // Asked for once more: what was left behind a gate may just have gone from beneath.
    offer(answers, at: .finish)
    drag(try self.change(for: request), next, timing: timing, into: &effects)
  }

  /// Takes hold of the running transition, where it is.
  ///
  /// A page that is leaving is back in the stack until it is let go again.
  /// - Throws: `atRest` when nothing moves; `frozen`; `busy` while dragged, or when the stack asks
  ///   for a further transition after the running one; `behindGate` where that brings a head.
  public mutating func grab(
    at instant: Instant, into effects: inout EffectBuffer
  ) throws(NavigationRefusal) {
    let instant = take(instant)
    if isClosingBehind { throw .behindGate }
    switch phase {
    case .idle: throw .atRest
    case .frozen: throw .frozen
    case .dragging: throw .busy
    case .animating(let transition, _):
      guard isAskedFor(.finish) else { throw .busy }
      grab(transition, at: instant, into: &effects)
    case .settling(let transition, _, let outcome):
      guard isAskedFor(outcome) else { throw .busy }
      grab(transition, at: instant, into: &effects)
    }
  }

  /// How much of the stage the dragged page has, 0…1, or `nil` when none is dragged.
  public var draggedPresence: Double? {
    guard case .dragging(let transition, let fraction) = phase else { return nil }
    return transition.presence(fraction)
  }

  /// Moves the dragged page; does nothing when none is dragged.
  ///
  /// - Parameters:
  ///   - presence: How much of the stage the page has, clamped to 0…1; NaN changes nothing.
  ///   - effects: Takes what happens.
  public mutating func drag(toPresence presence: Double, into effects: inout EffectBuffer) {
    guard case .dragging(let transition, let previous) = phase, !presence.isNaN else { return }
    let fraction = transition.presence(min(max(presence, 0), 1))
    guard fraction != previous else { return }
    phase = .dragging(transition, fraction: fraction)
    effects.append(.dragged(transition.to, fraction: fraction))
  }

  /// Lets the dragged page go; does nothing when none is dragged.
  ///
  /// While the transition is held, it is let go when that ends.
  /// - Parameters:
  ///   - reveals: Whether the page leaves. Only now the stack changes.
  ///   - velocity: How fast the finger uncovers the lower page, in widths per second; what is not
  ///     finite counts as 0.
  ///   - speed: How many times faster than by itself it moves; what is not positive and finite
  ///     counts as 1.
  ///   - instant: When.
  ///   - effects: Takes what happens.
  /// - Returns: Whether the stack changes so that a head comes.
  @discardableResult
  public mutating func release(
    reveals: Bool, velocity: Double, speed: Double = 1, at instant: Instant,
    into effects: inout EffectBuffer
  ) -> Bool {
    if case .frozen(let transition, var hold) = phase, hold.before == .dragging {
      hold.before = .letGo(reveals: reveals, velocity: velocity, speed: speed)
      phase = .frozen(transition, hold)
    }
    guard case .dragging(let transition, let fraction) = phase else { return false }
    let instant = take(instant)
    let outcome = transition.outcome(showing: reveals ? transition.lower : transition.upper)
    let change = outcome == .finish ? toEnd : toStart
    apply(change)
    let bringsHead = takeOffer(outcome, change)
    settle(
      transition, for: outcome, from: fraction,
      velocity: transition.isPush ? -velocity : velocity, speed: speed, at: instant,
      into: &effects)
    return bringsHead
  }

  /// Whether a transition can go on by itself while the next one begins, without anything in the
  /// picture giving way to something else at once.
  ///
  /// The next page must not be on a way of its own, and none can come in between two pages of which
  /// the upper one is still arriving.
  private func canCarry(
    _ transition: Transition, headingFor outcome: TransitionOutcome, beneath next: Pending,
    at instant: Instant
  ) -> Bool {
    guard !isInPicture(next.to) else { return false }
    let isArriving =
      next.from == transition.upper && outcome == transition.outcome(showing: transition.upper)
      || transition.carried.contains {
        $0.upper == next.from && $0.isArriving && $0.presence.rest > instant
      }
    return next.isPush || !isArriving
  }

  /// Whether `stack` is what an end of the running transition leads to, with nothing queued behind
  /// it.
  private func isAskedFor(_ outcome: TransitionOutcome) -> Bool {
    outcome == .finish ? toEnd.isNone : toStart.isNone
  }

  private mutating func drag(
    _ change: StackChange, _ next: Pending, timing: TransitionTiming,
    into effects: inout EffectBuffer
  ) {
    let transition = nextTransition(
      isPush: next.isPush, from: next.from, to: next.to, timing: timing)
    toEnd = change
    // A screen that comes only if it is let go there is a guest until then.
    departures.append(contentsOf: change.added)
    announce(transition, .interactive, into: &effects)
    phase = .dragging(transition, fraction: 0)
    effects.append(.grabbed(transition.to, fraction: 0))
  }

  /// Makes the stack that a request asks for the one at an end of the running transition.
  private mutating func lead(
    to change: StackChange, _ answers: HeadAnswers, at outcome: TransitionOutcome
  ) {
    offer(answers, at: outcome)
    if outcome == .finish { toEnd = change } else { toStart = change }
    departures.append(contentsOf: change.added)
  }

  private mutating func grab(
    _ transition: Transition, at instant: Instant, into effects: inout EffectBuffer
  ) {
    let fraction = fraction(at: instant)
    if transition.lower == top {
      offered = transition.isPush ? toEnd : toStart
      apply(offered)
    }
    phase = .dragging(transition, fraction: fraction)
    effects.append(.grabbed(transition.to, fraction: fraction))
  }
}
