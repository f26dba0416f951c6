extension NavigationController {
  /// Begins due transitions and delivers effects until none of either is left.
  func drain() {
    guard !isDraining else { return }
    isDraining = true
    defer { isDraining = false }
    while true {
      beginPending()
      machine.settle(into: &effects)
      if effects.effects.isEmpty { lookAfterWaiting() }
      guard !effects.effects.isEmpty || machine.pendingTransition != nil else { break }
      swap(&effects, &passing)
      context.clock.noticeChange()
      for effect in passing.effects { pass(on: effect) }
      passing.removeAll()
    }
    for identifier in released where !machine.contains(identifier) { forget(identifier) }
    released.removeAll(keepingCapacity: true)
    freeDriver()
    // While the stack of presentations is frozen, the dismissal waits.
    if let kind = uncovering, !isHostFrozen {
      uncovering = nil
      attempt { try $0.dismiss(kind) }
    }
  }

  private func pass(on effect: NavigationEffect) {
    switch effect {
    case .willShow(let identifier, let mode):
      willShow(identifier, mode)
    case .didShow(let identifier):
      context.trace.record("didShow", directory[identifier].name)
      finish(isCancelled: false) {
        $0.navigationController(self, didShow: directory[identifier])
      }
    case .didCancel(let identifier):
      context.trace.record("didCancel", directory[identifier].name)
      finish(isCancelled: true) {
        $0.navigationController(self, didCancel: directory[identifier])
      }
    case .appearance(let identifier, let step):
      self.step(step, of: identifier)
    case .grabbed(let identifier, let fraction):
      context.trace.record("grab", directory[identifier].name, fraction.fixed(6))
      coordinator?.change(isInteractive: true, isCancelled: false)
    case .dragged(let identifier, let fraction):
      context.trace.record("drag", directory[identifier].name, fraction.fixed(6))
    case .heads(let identifier, let outcome, let fraction, let velocity):
      context.trace.record(
        outcome.rawValue, directory[identifier].name,
        "\(fraction.fixed(6)) \(velocity.fixed(6))")
      coordinator?.change(isInteractive: false, isCancelled: outcome == .cancel)
    case .ended(let fraction):
      coordinator?.progress.lastFraction = fraction
    case .removedBelowHead(let identifier, let count):
      context.trace.record("trim", directory[identifier].name, "\(count)")
    case .released(let identifier):
      // Effects that follow may still name it: a callback can have pushed it again.
      released.append(identifier)
    }
  }

  private func forget(_ identifier: ScreenID) {
    styles.note(nil, asArrivalOf: [identifier])
    directory.forget(identifier)
    machine.forget(identifier)
  }

  private func willShow(_ identifier: ScreenID, _ mode: TransitionMode.Kind) {
    if mode != .immediate { coordinator = upcoming.removeFirst() }
    context.trace.record(
      "willShow", directory[identifier].name,
      coordinator.map { "\(mode.rawValue) \($0.style.name)" } ?? mode.rawValue)
    tellObservers {
      $0.navigationController(self, willShow: directory[identifier], mode: mode)
    }
    coordinator?.progress.isAnnounced = true
  }

  /// Tells the observers that a transition has ended, and then runs the coordinator's completions.
  private func finish(isCancelled: Bool, _ tell: (any NavigationObserver) -> Void) {
    let ended = coordinator
    coordinator = nil
    tellObservers(tell)
    ended?.finish(isCancelled: isCancelled)
  }

  private func tellObservers(_ tell: (any NavigationObserver) -> Void) {
    // Observers added during a callback hear only later events, and removed ones hear nothing more.
    for observer in observers {
      guard let value = observer.value, observers.contains(where: { $0.value === value }) else {
        continue
      }
      tell(value)
    }
  }

  // MARK: Appearing

  /// Sends an appearance step to a screen, if the flow itself is visible.
  func step(_ step: AppearanceStep, of identifier: ScreenID) {
    if appearances.take(step, of: identifier) {
      return tell(step, to: directory[identifier])
    }
    // A flow that became visible during a transition has announced only the page that it headed
    // for.
    guard let missing = step.announcement, appearances.take(missing, of: identifier) else { return }
    tell(missing, to: directory[identifier])
    self.step(step, of: identifier)
  }

  /// Forwards an appearance step of the container to the flow's screens.
  ///
  /// Call this from containers that embed a flow in part of a screen. The flow's screens, and those
  /// of the flows presented on it, appear and disappear with the container.
  public func forward(_ step: AppearanceStep) {
    presentationRoot.takePlace(step)
  }

  /// Applies an appearance step of the container to this stack alone.
  func takePlace(_ step: AppearanceStep) {
    let wasDraining = isDraining
    isDraining = true
    // Look the screens up first: a callback may remove one that has yet to be called.
    let screens = appearances.takeStage(step, page: machine.heading).map { directory[$0] }
    for screen in screens { tell(step, to: screen) }
    isDraining = wasDraining
    drain()
  }

  private func tell(_ step: AppearanceStep, to screen: any Screen) {
    if !FlowScreen.isKind(of: screen) { context.trace.record(step.rawValue, screen.name) }
    switch step {
    case .willAppear: screen.willAppear()
    case .didAppear: screen.didAppear()
    case .willDisappear:
      for attendant in screen.attendants { attendant.screenWillDisappear() }
      screen.willDisappear()
    case .didDisappear: screen.didDisappear()
    }
  }
}
