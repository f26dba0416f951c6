extension NavigationMachine {
  /// Lets a finger take hold of the way back.
  ///
  /// At rest that begins a pop. While a transition moves, the finger takes over that one, where it is:
  /// a page that is leaving is back in the stack until it is let go again.
  /// - Parameter timing: How a pop that begins here moves when let go; a transition that runs keeps its
  ///   own.
  /// - Throws: `lastScreen` when there is no way back; `busy` while dragged, when the stack asks for a
  ///   further transition after the running one, or while that one has cut a drag short.
  public mutating func beginDrag(
    timing: TransitionTiming, at instant: Instant, into effects: inout EffectBuffer
  ) throws(NavigationRefusal) {
    switch phase {
    case .idle:
      guard stack.count > 1 else { throw .lastScreen }
      guard pendingTransition == nil, let top = stack.last else { throw .busy }
      let transition = Transition(
        operation: .pop, upper: top, lower: stack[stack.count - 2], timing: timing,
        carriedDrag: nil)
      announce(transition, .interactive, into: &effects)
      phase = .dragging(transition, fraction: 0)
      effects.append(.grabbed(transition.to, fraction: 0))
    case .animating(let transition, _), .settling(let transition, _, _):
      guard isAskedFor(transition), !isCarrying(transition, at: instant) else { throw .busy }
      let fraction = fraction(at: instant)
      if stack.last == transition.lower { append(transition.upper) }
      phase = .dragging(transition, fraction: fraction)
      effects.append(.grabbed(transition.to, fraction: fraction))
    case .dragging:
      throw .busy
    }
  }

  /// Whether the stack, as it was asked for, is one that the transition leads to or comes from: its
  /// lower page on top, or its upper page straight above that one.
  private func isAskedFor(_ transition: Transition) -> Bool {
    (stack.last == transition.lower && !members.contains(transition.upper))
      || stack.suffix(2) == [transition.lower, transition.upper]
  }

  /// Whether a page that an earlier drag had moved is still on its way back beneath the transition.
  private func isCarrying(_ transition: Transition, at instant: Instant) -> Bool {
    transition.carriedDrag.map { $0.presence.rest > instant } ?? false
  }

  /// How much of the stage the dragged page has, 0…1, or `nil` when none is dragged.
  public var draggedPresence: Double? {
    guard case .dragging(let transition, let fraction) = phase else { return nil }
    return transition.presence(fraction)
  }

  /// Moves the dragged page; does nothing when none is dragged.
  ///
  /// - Parameter presence: How much of the stage the page has, clamped to 0…1; NaN changes nothing.
  public mutating func drag(toPresence presence: Double, into effects: inout EffectBuffer) {
    guard case .dragging(let transition, let previous) = phase, !presence.isNaN else { return }
    let fraction = transition.presence(min(max(presence, 0), 1))
    guard fraction != previous else { return }
    phase = .dragging(transition, fraction: fraction)
    effects.append(.dragged(transition.to, fraction: fraction))
  }

  /// Lets the dragged page go; does nothing when none is dragged.
  ///
  /// - Parameters:
  ///   - reveals: Whether the page leaves. Only now it leaves the stack.
  ///   - velocity: How fast the finger uncovers the lower page, in widths per second.
  public mutating func release(
    reveals: Bool, velocity: Double, at instant: Instant, into effects: inout EffectBuffer
  ) {
    guard case .dragging(let transition, let fraction) = phase else { return }
    let outcome: TransitionOutcome = reveals == (transition.operation == .pop) ? .finish : .cancel
    let speed = transition.operation == .pop ? velocity : -velocity
    if reveals { removeTop() }
    settle(
      transition, for: outcome, from: fraction, velocity: speed, at: instant, into: &effects)
  }

  /// Ends a dragged transition where it is, with the dragged page keeping the stage.
  mutating func cutShort(
    _ transition: Transition, at fraction: Double, _ instant: Instant,
    into effects: inout EffectBuffer
  ) {
    carriedDrag = CarriedDrag(
      revealed: transition.lower,
      presence: transition.timing.motion(
        from: transition.presence(fraction), to: 1, velocity: 0, at: instant))
    end(transition, transition.operation == .pop ? .cancel : .finish, into: &effects)
  }
}
