extension NavigationMachine {
  /// Requests another stack; `stack` changes immediately.
  ///
  /// A request that undoes a transition running by itself reverses it or, without animation, ends
  /// it; any other request waits for that transition to end. A request during a drag ends the drag:
  /// see `endDrag`.
  ///
  /// - Returns: The change of the stack; a request that changes nothing has no effect.
  /// - Throws: What `change(for:)` throws, and `frozen`.
  @discardableResult
  package mutating func request(
    _ request: StackRequest, heads answers: HeadAnswers = [:], animated: Bool, at instant: Instant,
    into effects: inout EffectBuffer
  ) throws(NavigationRefusal) -> StackChange {
    defer { checkInvariants() }
    if case .frozen = phase { throw .frozen }
    let change = try change(for: request)
    guard !change.isNone else { return change }
    let instant = noteInstant(instant)
    let page = draggedTop
    let takenRequest = standingDragRequest
    apply(change)
    // If the stack was already the one that the drag requests, the new request builds on it, and
    // the drag's gate heads take effect.
    if let takenRequest { gate.note(takenRequest.heads) }
    gate.note(answers)
    gate.update(
      change, upon: takenRequest == nil ? .none : reinsertion, leadingTo: stack, leaving: departures
    )
    dragRequest = nil
    reinsertion = .none
    wantsAnimation = animated
    switch phase {
    case .idle, .frozen:
      toEnd = .none
      if top == shown { toStart = .none }
    case .animating(let transition, _):
      redirect(transition, headingFor: .finish, at: instant, into: &effects)
    case .settling(let transition, _, let outcome):
      redirect(transition, headingFor: outcome, at: instant, into: &effects)
    case .dragging(let transition, let fraction):
      endDrag(of: transition, at: fraction, keeping: page, instant, into: &effects)
    }
    return change
  }

  /// Applies a change to `stack`, and updates the changes that lead to both ends of the running
  /// transition.
  mutating func apply(_ change: StackChange) {
    guard !change.isNone else { return }
    stack.removeSubrange(change.kept...)
    stack.append(contentsOf: change.added)
    members.subtract(change.removed)
    members.formUnion(change.added)
    departures.append(contentsOf: change.removed)
    let undoing = change.inverse
    toStart = undoing.then(toStart)
    toEnd = undoing.then(toEnd)
  }

  /// The page of the dragged transition that is on top of the current `stack`.
  private var draggedTop: ScreenID? {
    transition.map { toStart.isNone ? $0.from : $0.to }
  }

  /// Reverses a running transition if the stack now requires it; without animation, it ends
  /// immediately.
  private mutating func redirect(
    _ transition: Transition, headingFor outcome: TransitionOutcome, at instant: Instant,
    into effects: inout EffectBuffer
  ) {
    guard top == transition.to || top == transition.from else { return }
    let wanted = transition.outcome(showing: top)
    arrive(at: wanted)
    guard wanted != outcome else { return }
    settle(
      transition, for: wanted, from: fraction(at: instant), velocity: velocity(at: instant),
      at: instant, into: &effects)
    if !wantsAnimation { end(transition, wanted, into: &effects) }
  }

  /// Records that the given outcome of the running transition now leads to `stack`.
  mutating func arrive(at outcome: TransitionOutcome) {
    if outcome == .finish { toEnd = .none } else { toStart = .none }
  }

  /// Ends the drag of a transition because the stack has changed.
  ///
  /// The transition settles at whichever of its pages is on top now. If neither is, a push starts
  /// immediately, from the current poses, unless its page is still moving in a carried transition;
  /// any other change waits until the upper page has left. `page` is the one that was on top before
  /// the change.
  private mutating func endDrag(
    of transition: Transition, at fraction: Double, keeping page: ScreenID?, _ instant: Instant,
    into effects: inout EffectBuffer
  ) {
    if let page, !isInTransition(top) {
      if isPush(since: page == transition.from ? toStart : toEnd) {
        return cutShort(transition, at: fraction, keeping: page, instant, into: &effects)
      }
    }
    let goal = top == transition.to || top == transition.from ? top : transition.lower
    let outcome = transition.outcome(showing: goal)
    if goal == top { arrive(at: outcome) }
    settle(transition, for: outcome, from: fraction, velocity: 0, at: instant, into: &effects)
    if !wantsAnimation { end(transition, outcome, into: &effects) }
  }

  /// Ends a transition where it is, as if `page` had been shown; its motion continues below the
  /// next transition.
  private mutating func cutShort(
    _ transition: Transition, at fraction: Double, keeping page: ScreenID, _ instant: Instant,
    into effects: inout EffectBuffer
  ) {
    let outcome = transition.outcome(showing: page)
    let motion = transition.timing.motion(
      from: fraction, to: outcome == .finish ? 1 : 0, velocity: 0, at: instant)
    effects.append(.settles(transition.to, outcome: outcome, fraction: fraction, velocity: 0))
    carry(transition, motion, at: instant)
    end(transition, outcome, into: &effects)
  }

  /// Whether a page takes part in the running transition; if so, it cannot arrive in another one.
  func isInTransition(_ page: ScreenID) -> Bool {
    guard let transition else { return false }
    return transition.upper == page || transition.lower == page
      || transition.carried.contains { $0.upper == page || $0.lower == page }
  }

  /// Keeps a transition's motion alive, for the next transition to carry.
  mutating func carry(_ transition: Transition, _ motion: Motion, at instant: Instant) {
    let presence = transition.isPush ? motion : motion.mirrored
    carried = Array(transition.carried(at: instant))
    guard presence.settleTime > instant || !carried.isEmpty else { return }
    carried.append(
      CarriedTransition(
        number: transition.number, upper: transition.upper, lower: transition.lower,
        presence: presence))
  }
}
