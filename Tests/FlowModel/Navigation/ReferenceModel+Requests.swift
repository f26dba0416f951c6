import FlowCore

extension ReferenceModel {
  mutating func begin() {
    callbacks = []
    hasJumped = false
  }

  mutating func perform(_ operation: Operation) -> Answer {
    defer { deliverCallbacks() }
    switch operation {
    case .request(let verb, let mode):
      do throws(NavigationRefusal) {
        return .taken(try request(verb, mode))
      } catch {
        return .refused(error)
      }
    case .drag(let driver, let drag): use(drag, of: driver)
    case .freeze(let fraction):
      guard transition != nil else { return .refused(.noTransition) }
      freeze(at: fraction)
    case .unfreeze: unfreeze()
    case .advance(let passing): pass(passing)
    case .offer(let isInteractive, let style): (offersDriver, offeredStyle) = (isInteractive, style)
    case .change(let screen): change(screen)
    case .animateBars: if declared.appearance != nil { hasJumped = true }
    case .insideCallback(let trigger, let operation):
      callbackOperations.append(operation, for: trigger)
    }
    return .taken([])
  }

  /// Returns the screens that the controller is to return, the lowest first.
  private mutating func request(
    _ verb: Verb, _ requested: ModelMode
  ) throws(NavigationRefusal) -> [Int] {
    guard !isFrozen else { throw .frozen }
    var mode = requested
    if case .pop = verb, case .standard = mode, offersDriver, !isDragging {
      mode = .interactive(0, nil)
    }
    if case .pop = verb, case .interactive(let driver, _) = mode, let transition,
      claim?.driver == driver,
      !isDragging
    {
      // A driver grabs the transition that it has just released.
      try grab(of: transition, for: transition.lower, leadingTo: nil, driver)
      return [transition.upper]
    }
    let wanted = try stack(after: verb)
    let before = stack
    if case .interactive(let driver, let style) = mode {
      try beginDrag(wanted, driver, style)
    } else if wanted != stack {
      requestStack(wanted, mode)
    }
    return verb.returned(from: before, to: wanted)
  }

  func stack(after verb: Verb) throws(NavigationRefusal) -> [Int] {
    switch verb {
    case .push(let screen):
      if stack.contains(screen) { throw .alreadyInStack }
      return stack + [screen]
    case .pop:
      if stack.count == 1 { throw .lastScreen }
      return Array(stack.dropLast())
    case .popCount(let count):
      if count < 0 { throw .invalidCount }
      if count == 0 { return stack }
      if stack.count == 1 { throw .lastScreen }
      return Array(stack.prefix(max(1, stack.count - count)))
    case .popTo(let screen):
      guard let index = stack.firstIndex(of: screen) else { throw .notInStack }
      return Array(stack.prefix(index + 1))
    case .popToRoot:
      return [stack[0]]
    case .setStack(let screens):
      if screens.isEmpty { throw .noScreens }
      if Set(screens).count < screens.count { throw .alreadyInStack }
      return screens
    case .replaceTop(let screen):
      if screen != top && stack.contains(screen) { throw .alreadyInStack }
      return stack.dropLast() + [screen]
    }
  }

  private mutating func requestStack(_ wanted: [Int], _ mode: ModelMode) {
    let before = stack
    stack = wanted
    self.mode = mode
    note(mode, from: before, to: wanted)
    switch state {
    case .idle(let shown):
      // If the top screen stays, so does the visible page.
      if shown[shown.count - 1] == top { state = .idle(on: stack) }
    case .moving(let transition, let motion, let heading):
      redirect(transition, motion, heading)
    case .interactive(let transition, let fraction):
      endDrag(transition, fraction, stackBefore: before)
    case .frozen: break
    }
  }

  /// By rule 1 a transition that runs by itself is reversed, by rule 2 it goes on, by rule 3 the
  /// request waits.
  private mutating func redirect(
    _ transition: ModelTransition, _ motion: Motion, _ heading: TransitionOutcome
  ) {
    guard let outcome = transition.outcome(showing: top) else { return }
    var transition = transition
    transition.set(stack, at: outcome)
    if outcome == heading {
      state = .moving(transition, motion, towards: heading)
    } else {
      go(transition, outcome, velocity: velocity, atOnce: mode == .immediate)
    }
  }

  /// By rule 1 a dragged transition settles at the requested end, by rule 2 a push begins over it,
  /// by rule 3 its upper page leaves first.
  private mutating func endDrag(
    _ transition: ModelTransition, _ fraction: Double, stackBefore before: [Int]
  ) {
    claim?.isDriving = false
    var transition = transition
    if let outcome = transition.outcome(showing: top) {
      transition.set(stack, at: outcome)
      go(transition, outcome, atOnce: mode == .immediate)
    } else if !before.contains(top), !isVisible(top) {
      let outcome: TransitionOutcome = before[before.count - 1] == transition.to ? .finish : .cancel
      let motion = transition.motion(from: fraction, towards: outcome, at: now)
      pending.append(.interactive(false))
      return beginWhatIsDue(carrying: cutShort(transition, outcome, going: motion))
    } else {
      go(transition, transition.isPush ? .cancel : .finish, atOnce: mode == .immediate)
    }
    beginWhatIsDue()
  }
}

extension Verb {
  fileprivate func returned(from before: [Int], to after: [Int]) -> [Int] {
    switch self {
    case .push, .setStack: []
    case .pop, .replaceTop: before.suffix(1)
    case .popCount, .popTo, .popToRoot: Array(before.dropFirst(after.count))
    }
  }
}
