extension NavigationMachine {
  /// How many screens, from the root up, lie behind a gate: they leave the stack when a head above
  /// them has the stage, and until then no request leads back to them.
  public var lockedDepth: Int { gate.depth(of: stack) }

  /// Whether a screen was a head when it was last asked for.
  public func isHead(_ screen: ScreenID) -> Bool { gate.heads.contains(screen) }

  /// Whether a change brings a head into the stack, with what a finger has offered before, if that
  /// counts by it.
  func bringsHead(_ change: StackChange, _ answers: HeadAnswers) -> Bool {
    let handed = standingHandRequest
    let before = handed == nil ? [] : offered.added.prefix(max(0, change.kept - offered.kept))
    return (before + change.added).contains {
      answers[$0] ?? handed?.heads[$0] ?? gate.heads.contains($0)
    }
  }

  /// Forgets a screen that was released and will not be asked for again: until then none that is
  /// behind a gate comes back, not even from inside the callbacks that tell of its going.
  public mutating func forget(_ screen: ScreenID) { gate.forget(screen) }

  /// Whether turning the running transition round would lead back behind a gate, so that nobody can
  /// take hold of it.
  var isClosingBehind: Bool {
    guard let transition, !gate.passed.isEmpty else { return false }
    let turned = [transition.from, transition.to] + toStart.added + toEnd.added
    return !turned.allSatisfy(gate.lets)
  }

  // MARK: In a finger's hands

  /// The request in a finger's hands, if `stack` is already as that asks for.
  var standingHandRequest: HandRequest? {
    guard let handRequest, isInHand else { return nil }
    return handRequest.outcome == (toStart.isNone ? .cancel : .finish) ? handRequest : nil
  }

  /// Takes a request into a finger's hands.
  mutating func offer(_ answers: HeadAnswers, at outcome: TransitionOutcome) {
    // A screen that only comes by it is a head from its willShow on; one that is there, when the
    // finger lets go.
    gate.note(answers.filter { !members.contains($0.key) })
    handRequest = HandRequest(outcome: outcome, heads: answers)
  }

  /// Takes notice that a finger has let go, for an outcome whose change of the stack was carried
  /// out; says whether that brings a head.
  mutating func takeOffer(_ outcome: TransitionOutcome, _ change: StackChange) -> Bool {
    defer { offered = .none }
    // Where it goes back, everything is as it was.
    guard let handRequest, handRequest.outcome == outcome else { return false }
    self.handRequest = nil
    gate.note(handRequest.heads)
    return gate.take(change, upon: offered, leadingTo: stack, leaving: departures)
  }

  /// Takes what is behind a gate out of the stack, once nothing of it has the stage.
  mutating func trim(into effects: inout EffectBuffer) {
    let depth = lockedDepth
    guard depth > 0, !stack[..<depth].contains(shown) else { return }
    let leaving = Array(stack[..<depth])
    stack.removeFirst(leaving.count)
    members.subtract(leaving)
    departures.append(contentsOf: leaving)
    toStart = toStart.without(leaving)
    effects.append(.removedBelowHead(stack[0], count: leaving.count))
  }
}
