extension NavigationMachine {
  /// Begins what is due; does nothing when nothing is.
  ///
  /// - Parameter timing: How the transition moves. A request without motion is carried out at once.
  public mutating func begin(
    timing: TransitionTiming, at instant: Instant, into effects: inout EffectBuffer
  ) {
    guard let pending = pendingTransition else { return }
    let isPush = pending.operation == .push
    let transition = Transition(
      operation: pending.operation, upper: isPush ? pending.to : pending.from,
      lower: isPush ? pending.from : pending.to, timing: timing,
      carriedDrag: isPush ? carriedDrag : nil)
    carriedDrag = nil
    announce(transition, pending.isAnimated ? .animated : .immediate, into: &effects)
    if pending.isAnimated {
      phase = .animating(
        transition, timing.motion(from: 0, to: 1, velocity: 0, at: instant))
    } else {
      end(transition, .finish, into: &effects)
    }
  }

  /// Lets time pass; ends a motion that has come to rest.
  public mutating func advance(to instant: Instant, into effects: inout EffectBuffer) {
    guard let deadline, deadline <= instant else { return }
    switch phase {
    case .idle, .dragging: return
    case .animating(let transition, _): end(transition, .finish, into: &effects)
    case .settling(let transition, _, let outcome): end(transition, outcome, into: &effects)
    }
  }

  func announce(
    _ transition: Transition, _ manner: TransitionManner, into effects: inout EffectBuffer
  ) {
    effects.append(.willShow(transition.to, manner))
    effects.append(.appearance(transition.from, .willDisappear))
    effects.append(.appearance(transition.to, .willAppear))
  }

  /// Lets a transition run by itself from a fraction to an outcome.
  mutating func settle(
    _ transition: Transition, for outcome: TransitionOutcome, from fraction: Double,
    velocity: Double, at instant: Instant, into effects: inout EffectBuffer
  ) {
    effects.append(.heads(transition.to, outcome, fraction: fraction, velocity: velocity))
    let target = outcome == .finish ? 1.0 : 0.0
    // A page at the end of its way cannot go on: a velocity that points beyond is none.
    let pointsBeyond = fraction >= 1 ? velocity > 0 : fraction <= 0 && velocity < 0
    let velocity = pointsBeyond ? 0 : velocity
    phase = .settling(
      transition,
      transition.timing.motion(from: fraction, to: target, velocity: velocity, at: instant),
      outcome)
  }

  /// Ends a transition, in UIKit's order of appearance steps also when it was cancelled.
  mutating func end(
    _ transition: Transition, _ outcome: TransitionOutcome, into effects: inout EffectBuffer
  ) {
    phase = .idle
    switch outcome {
    case .finish:
      effects.append(.appearance(transition.from, .didDisappear))
      effects.append(.appearance(transition.to, .didAppear))
      effects.append(.didShow(transition.to))
      shown = transition.to
    case .cancel:
      effects.append(.appearance(transition.to, .willDisappear))
      effects.append(.appearance(transition.to, .didDisappear))
      effects.append(.appearance(transition.from, .willAppear))
      effects.append(.appearance(transition.from, .didAppear))
      effects.append(.didCancel(transition.to))
      shown = transition.from
    }
    releaseDepartures(into: &effects)
  }

  /// Lets go of what requests that came to nothing have left behind; does nothing while something
  /// moves or is due.
  mutating func rest(into effects: inout EffectBuffer) {
    guard case .idle = phase, pendingTransition == nil else { return }
    carriedDrag = nil
    releaseDepartures(into: &effects)
  }

  /// Lets go of the screens that have left both stack and picture.
  private mutating func releaseDepartures(into effects: inout EffectBuffer) {
    let gone = departures.filter { $0 != shown }
    departures.removeAll { $0 != shown }
    for screen in gone {
      pushes[screen] = nil
      effects.append(.released(screen))
    }
  }
}
