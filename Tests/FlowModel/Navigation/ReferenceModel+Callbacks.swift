import FlowCore

extension ReferenceModel {
  mutating func announce(_ transition: ModelTransition, _ mode: TransitionMode.Kind) {
    queue(.willShow(transition.to, mode))
    queue(.step(.willDisappear, transition.from))
    queue(.step(.willAppear, transition.to))
  }

  mutating func conclude(_ transition: ModelTransition, _ outcome: TransitionOutcome) {
    switch outcome {
    case .finish:
      queue(.step(.didDisappear, transition.from))
      queue(.step(.didAppear, transition.to))
      queue(.didShow(transition.to))
    case .cancel:
      queue(.step(.willDisappear, transition.to))
      queue(.step(.didDisappear, transition.to))
      queue(.step(.willAppear, transition.from))
      queue(.step(.didAppear, transition.from))
      queue(.didCancel(transition.to))
    }
  }

  private mutating func queue(_ event: Event) { pending.append(.event(event)) }

  /// Delivers the callbacks in rounds.
  ///
  /// A transition that has become due begins between two rounds, before the callbacks that the
  /// earlier round has caused are delivered.
  mutating func deliverCallbacks() {
    guard !isDelivering else { return }
    isDelivering = true
    repeat {
      beginWhatIsDue()
      let round = pending
      pending = []
      for item in round { deliver(item) }
    } while !pending.isEmpty || isSomethingDue
    isDelivering = false
    forgetArrivals()
  }

  private mutating func deliver(_ item: Pending) {
    switch item {
    case .interactive(let isInteractive):
      guard isInteractive != lastReportedInteractive else { return }
      lastReportedInteractive = isInteractive
      deliver(.interaction(isInteractive: isInteractive))
    case .event(let event):
      if case .willShow(_, let mode) = event {
        lastReportedInteractive = mode == .interactive
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
    guard let operation = callbackOperations.removeNext(for: event) else { return }
    callbacks.append(.answer(perform(operation)))
  }
}
