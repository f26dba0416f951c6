import FlowCore

/// What everybody is told, and when.
extension ReferenceModel {
  mutating func announce(_ way: Way, _ mode: TransitionMode.Kind) {
    say(.willShow(way.to, mode))
    say(.step(.willDisappear, way.from))
    say(.step(.willAppear, way.to))
  }

  mutating func conclude(_ way: Way, _ outcome: TransitionOutcome) {
    switch outcome {
    case .finish:
      say(.step(.didDisappear, way.from))
      say(.step(.didAppear, way.to))
      say(.didShow(way.to))
    case .cancel:
      say(.step(.willDisappear, way.to))
      say(.step(.didDisappear, way.to))
      say(.step(.willAppear, way.from))
      say(.step(.didAppear, way.from))
      say(.didCancel(way.to))
    }
  }

  private mutating func say(_ event: Event) { news.append(.event(event)) }

  /// Tells everybody what has happened, and what follows from what they ask for then: what is being
  /// told comes first, and whatever has become due begins before the next round.
  mutating func tellEverybody() {
    guard !isTelling else { return }
    isTelling = true
    repeat {
      beginWhatIsDue()
      let round = news
      news = []
      for item in round { tell(item) }
    } while !news.isEmpty || isSomethingDue
    isTelling = false
    forgetArrivals()
  }

  private mutating func tell(_ item: News) {
    switch item {
    case .taken(let inHand):
      guard inHand != toldInHand else { return }
      toldInHand = inHand
      hear(.interaction(isInteractive: inHand))
    case .event(let event):
      if case .willShow(_, let mode) = event {
        toldInHand = mode == .interactive
        hasCoordinator = mode != .immediate
      }
      hear(event)
      follow(event)
      if case .didShow = event { finishCoordinator(isCancelled: false) }
      if case .didCancel = event { finishCoordinator(isCancelled: true) }
    }
  }

  private mutating func finishCoordinator(isCancelled: Bool) {
    guard hasCoordinator else { return }
    hasCoordinator = false
    hear(.done(isCancelled: isCancelled))
  }

  private mutating func hear(_ event: Event) {
    told.append(event)
    guard let operation = ambushes.next(for: event) else { return }
    told.append(.answer(perform(operation)))
  }
}
