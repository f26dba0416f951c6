extension NavigationController {
  /// Sends a request to the machine; the caller traces it and drains the effects.
  ///
  /// - Parameters:
  ///   - screens: The screens that the request names, which may be new.
  ///   - make: Makes the request from their identifiers.
  func request(
    _ screens: [any Screen], _ kind: TransitionMode, _ make: ([ScreenID]) -> StackRequest
  ) throws(NavigationRefusal) {
    if isFrozen { throw .frozen }
    if isAskingForHeads { throw .busy }
    // A flow cannot contain itself.
    guard
      !screens.contains(where: {
        FlowScreen.isKind(of: $0) && ($0 as? FlowScreen)?.flow === self
      })
    else {
      throw .alreadyInStack
    }
    let strangers = screens.filter { directory.identifier(of: $0) == nil }
    let request = make(screens.map { directory.register($0) })
    do {
      try carryOut(request, kind)
    } catch {
      for stranger in strangers { directory.identifier(of: stranger).map { directory.forget($0) } }
      throw error
    }
  }

  private func carryOut(_ request: StackRequest, _ kind: TransitionMode) throws(NavigationRefusal) {
    switch kind {
    case .interactive(let driver, let style): try beginDrag(request, by: driver, style)
    case .immediate: try change(request, animated: false, nil)
    case .standard: try change(request, animated: true, nil)
    case .custom(let style): try change(request, animated: true, style)
    }
    freeDriver()
  }

  private func change(
    _ request: StackRequest, animated: Bool, _ style: (any TransitionStyle)?
  ) throws(NavigationRefusal) {
    let wasDragging = isDragging
    var (answers, isCovered): (HeadAnswers, Bool) = ([:], false)
    if !headPolicy.isNone {
      let change = try machine.change(for: request)
      answers = askForHeads(change)
      isCovered = presented != nil && machine.bringsHead(change, answers)
    }
    let change = try machine.request(
      request, heads: answers, animated: animated && !isCovered, at: context.clock.now,
      into: &effects)
    if isCovered { uncovering = .animated(animated) }
    if !change.isNone { wantedStyle = style }
    styles.note(style, asArrivalOf: change.added)
    // The transition that interrupts a drag starts from the current picture, even inside a
    // callback.
    if wasDragging { beginPending() }
  }

  /// Asks the head policy which of the added screens are gate heads, or whether the screen that the
  /// change leads to is one.
  private func askForHeads(_ change: StackChange) -> HeadAnswers {
    guard !change.isNone else { return [:] }
    isAskingForHeads = true
    defer { isAskingForHeads = false }
    let asked = change.added.isEmpty ? [machine.stack[change.kept - 1]] : change.added
    return HeadAnswers(uniqueKeysWithValues: asked.map { ($0, headPolicy(directory[$0])) })
  }

  /// Begins the pending transition, if there is one.
  func beginPending() {
    guard let pending = machine.pendingTransition else { return }
    let now = context.clock.now
    guard pending.isAnimated else {
      return machine.begin(timing: .linear(.zero), at: now, into: &effects)
    }
    let wanted = wantedStyle
    let style = wanted ?? style(pending, followsFinger: false)
    // The provider may have made another request while it was asked for a style.
    guard machine.pendingTransition == pending else { return beginPending() }
    wantedStyle = nil
    machine.begin(timing: style.timing, at: now, into: &effects)
    adopt(style, pending, isInteractive: false)
  }

  private func beginDrag(
    _ request: StackRequest, by newDriver: PercentDrivenTransition,
    _ wanted: (any TransitionStyle)?
  ) throws(NavigationRefusal) {
    guard let next = try machine.preview(request) else { throw .nothingToDrive }
    let answers = headPolicy.isNone ? [:] : askForHeads(try machine.change(for: request))
    guard !newDriver.isDriving else { throw .busy }
    let style = wanted ?? style(next, followsFinger: true)
    guard try machine.preview(request) == next else { throw .busy }
    let last = machine.transitionCount
    let added = try machine.change(for: request).added
    try machine.beginDrag(
      request, heads: answers, timing: style.timing, at: context.clock.now, into: &effects)
    if machine.transitionCount != last {
      adopt(style, next, isInteractive: true)
      styles.note(wanted, asArrivalOf: added)
    } else {
      // The page that comes back keeps its style.
      styles.note(nil, asArrivalOf: added.dropLast())
    }
    hand(over: newDriver, isReversed: machine.transition?.from == next.to)
  }

  /// Lets a driver take over the running transition from where it is; it finishes when the upper
  /// page has left.
  func grab(_ newDriver: PercentDrivenTransition) throws(NavigationRefusal) {
    if isFrozen { throw .frozen }
    guard !newDriver.isDriving else { throw .busy }
    try machine.grab(at: context.clock.now, into: &effects)
    hand(over: newDriver, isReversed: machine.transition?.isPush ?? false)
    drain()
  }

  private func hand(over newDriver: PercentDrivenTransition, isReversed: Bool) {
    driver?.leave(self)
    driver = newDriver
    drivenTransition = machine.transition?.number
    newDriver.take(self, isReversed: isReversed)
  }

  /// Releases the driver if something else has ended its drag.
  func freeDriver() {
    guard drivenTransition != nil else { return }
    if !machine.isInteractive || machine.transition?.number != drivenTransition {
      driver?.leave(self)
    }
    if machine.transition?.number != drivenTransition {
      driver = nil
      drivenTransition = nil
    }
  }

  private func adopt(
    _ style: any TransitionStyle, _ next: NavigationMachine.Pending, isInteractive: Bool
  ) {
    guard let transition = machine.transition else { return }
    styles.adopt(style, for: transition)
    upcoming.append(
      TransitionCoordinator(
        transition, operation: operation(next), from: directory[next.from],
        to: directory[next.to], isInteractive: isInteractive, controller: self))
  }

  /// The style that the provider offers; or, for a page that leaves, the style that it came with;
  /// or the default.
  ///
  /// The person's preference takes precedence over all of them except the style that a page came
  /// with.
  private func style(
    _ next: NavigationMachine.Pending, followsFinger: Bool
  ) -> any TransitionStyle {
    let offer = transitionProvider?.style(
      for: operation(next), from: directory[next.from], to: directory[next.to])
    let wishes = context.preferences
    let arrival = next.isPush ? nil : styles.arrival(of: next.from)
    if let arrival, offer == nil || wishes.transition != nil { return arrival }
    let chosen = style(offer, wishes, isStill: wishes.reducesMotion && !followsFinger)
    guard let timing = wishes.timing else { return chosen }
    return RetimedAnimator(style: chosen, timing: timing)
  }

  private func style(
    _ offer: (any TransitionStyle)?, _ wishes: Preferences, isStill: Bool
  ) -> any TransitionStyle {
    switch wishes.transition {
    case nil: offer ?? (isStill ? CrossFadeTransitionStyle.brief : defaultStyle)
    case .crossFade: CrossFadeTransitionStyle()
    case let choice?: isStill ? CrossFadeTransitionStyle.brief : choice.style
    }
  }

  private func operation(_ next: NavigationMachine.Pending) -> NavigationOperation {
    switch (levels, next.isPush) {
    case (.pages, true): .push
    case (.pages, false): .pop
    case (.flows, true): .present
    case (.flows, false): .dismiss
    }
  }
}
