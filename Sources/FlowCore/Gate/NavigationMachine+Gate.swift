extension NavigationMachine {
  /// The number of screens, from the root up, that are behind a gate.
  ///
  /// They leave the stack when a gate head above them is visible; until then no request can go back
  /// to them.
  package var lockedDepth: Int { gate.depth(of: stack) }

  /// Whether a screen was a gate head when the head policy was last asked.
  package func isHead(_ screen: ScreenID) -> Bool { gate.heads.contains(screen) }

  /// Whether a change adds a gate head to the stack.
  ///
  /// This includes the screens of an interactive request that takes effect with the change.
  func bringsHead(_ change: StackChange, _ answers: HeadAnswers) -> Bool {
    let handed = standingDragRequest
    let before = handed == nil ? [] : offered.added.prefix(max(0, change.kept - offered.kept))
    return (before + change.added).contains {
      answers[$0] ?? handed?.heads[$0] ?? gate.heads.contains($0)
    }
  }

  /// Removes a screen that was released and cannot be requested again.
  ///
  /// Call it no earlier: a screen behind a gate must not return, not even from the callbacks that
  /// report its removal.
  package mutating func forget(_ screen: ScreenID) { gate.forget(screen) }

  /// Whether reversing the running transition would lead behind a gate, so that it cannot be
  /// grabbed.
  var isClosingBehind: Bool {
    guard let transition, !gate.passed.isEmpty else { return false }
    let turned = [transition.from, transition.to] + toStart.added + toEnd.added
    return !turned.allSatisfy(gate.lets)
  }

  // MARK: Interactive requests

  /// The interactive request, if `stack` already is the one that it asks for.
  var standingDragRequest: DragRequest? {
    guard let dragRequest, isInteractive else { return nil }
    return dragRequest.outcome == (toStart.isNone ? .cancel : .finish) ? dragRequest : nil
  }

  /// Records a request that takes effect when the drag is released towards `outcome`.
  mutating func offer(_ answers: HeadAnswers, at outcome: TransitionOutcome) {
    // A screen that the request adds is a gate head from its `willShow` on; one that is in the
    // stack already, from the release on.
    gate.note(answers.filter { !members.contains($0.key) })
    dragRequest = DragRequest(outcome: outcome, heads: answers)
  }

  /// Ends the interactive request after a release whose stack change was made.
  ///
  /// - Returns: Whether it adds a gate head.
  mutating func takeOffer(_ outcome: TransitionOutcome, _ change: StackChange) -> Bool {
    defer { offered = .none }
    // After a release in the other direction, everything is as it was.
    guard let dragRequest, dragRequest.outcome == outcome else { return false }
    self.dragRequest = nil
    gate.note(dragRequest.heads)
    return gate.update(change, upon: offered, leadingTo: stack, leaving: departures)
  }

  /// Removes the screens behind a gate from the stack, once none of them is visible.
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
