import FlowCore

/// What everybody is told, and when.
extension ReferenceModel {
  mutating func announce(_ transition: ModelTransition, _ mode: TransitionMode.Kind) {
    say(.willShow(transition.to, mode))
    say(.step(.willDisappear, transition.from))
    say(.step(.willAppear, transition.to))
  }

  mutating func conclude(_ transition: ModelTransition, _ outcome: TransitionOutcome) {
    switch outcome {
    case .finish:
      say(.step(.didDisappear, transition.from))
      say(.step(.didAppear, transition.to))
      say(.didShow(transition.to))
    case .cancel:
      say(.step(.willDisappear, transition.to))
      say(.step(.didDisappear, transition.to))
      say(.step(.willAppear, transition.from))
      say(.step(.didAppear, transition.from))
      say(.didCancel(transition.to))
    }
  }

  private mutating func say(_ event: Event) { pending.append(.event(event)) }

  /// Tells everybody what has happened, and what follows from what they ask for then: what is being
  /// told comes first, and whatever has become due begins before the next round.
  mutating func deliverCallbacks() {
    guard !isTelling else { return }
    isTelling = true
    repeat {
      beginWhatIsDue()
      let round = pending
      pending = []
      for item in round { deliver(item) }
    } while !pending.isEmpty || isSomethingDue
    isTelling = false
    forgetArrivals()
  }

  private mutating func deliver(_ item: Pending) {
    switch item {
    case .taken(let interactive):
      guard interactive != announcedInteractive else { return }
      announcedInteractive = interactive
      deliver(.interaction(isInteractive: interactive))
    case .event(let event):
      if case .willShow(_, let mode) = event {
        announcedInteractive = mode == .interactive
        hasCoordinator = mode != .immediate
      }
      deliver(event)
      follow(event)
      if case .didShow = event { finishCoordinator(isCancelled: false) }
      if case .didCancel = event { finishCoordinator(isCancelled: true) }
    }
  }

  private mutating func finishCoordinator(isCancelled: Bool) {
    guard hasCoordinator else { return }
    hasCoordinator = false
    deliver(.done(isCancelled: isCancelled))
  }

  private mutating func deliver(_ event: Event) {
    callbacks.append(event)
    guard let operation = ambushes.next(for: event) else { return }
    callbacks.append(.answer(perform(operation)))
  }
}
