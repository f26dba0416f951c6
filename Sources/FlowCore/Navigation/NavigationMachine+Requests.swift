extension NavigationMachine {
  /// Asks for one more screen.
  ///
  /// A running drag gives way: it is cancelled, and the push starts from the picture it left. Any
  /// other running transition ends first, unless the request undoes it.
  /// - Throws: `alreadyInStack`.
  public mutating func push(
    _ screen: ScreenID, animated: Bool, at instant: Instant, into effects: inout EffectBuffer
  ) throws(NavigationRefusal) {
    guard !members.contains(screen) else { throw .alreadyInStack }
    if case .dragging(let transition, let fraction) = phase {
      cutShort(transition, at: fraction, instant, into: &effects)
    }
    pushCount += 1
    pushes[screen] = pushCount
    append(screen)
    wantsAnimation = animated
    redirect(at: instant, into: &effects)
  }

  /// Asks for the top screen to go.
  ///
  /// A running drag is finished by it, so that exactly one page goes.
  /// - Throws: `lastScreen`.
  public mutating func pop(
    animated: Bool, at instant: Instant, into effects: inout EffectBuffer
  ) throws(NavigationRefusal) {
    guard stack.count > 1 else { throw .lastScreen }
    wantsAnimation = animated
    if case .dragging = phase {
      release(reveals: true, velocity: 0, at: instant, into: &effects)
      if !animated, case .settling(let transition, _, let outcome) = phase {
        end(transition, outcome, into: &effects)
      }
    } else {
      removeTop()
      redirect(at: instant, into: &effects)
    }
  }

  mutating func append(_ screen: ScreenID) {
    stack.append(screen)
    members.insert(screen)
    departures.removeAll { $0 == screen }
  }

  mutating func removeTop() {
    let screen = stack.removeLast()
    members.remove(screen)
    departures.append(screen)
  }

  /// Turns a running transition round, without a jump, if the stack now asks for that.
  private mutating func redirect(at instant: Instant, into effects: inout EffectBuffer) {
    switch phase {
    case .idle, .dragging:
      return
    case .animating(let transition, _):
      if stack.last == transition.from {
        turn(transition, for: .cancel, at: instant, into: &effects)
      }
    case .settling(let transition, _, let outcome):
      let undoing = outcome == .finish ? transition.from : transition.to
      if stack.last == undoing {
        turn(transition, for: outcome.reversed, at: instant, into: &effects)
      }
    }
  }

  private mutating func turn(
    _ transition: Transition, for outcome: TransitionOutcome, at instant: Instant,
    into effects: inout EffectBuffer
  ) {
    settle(
      transition, for: outcome, from: fraction(at: instant), velocity: velocity(at: instant),
      at: instant, into: &effects)
    if !wantsAnimation { end(transition, outcome, into: &effects) }
  }
}
