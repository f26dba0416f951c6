extension NavigationMachine {
  /// The number of screens, from the root up, that leave the stack when a gate head above them is
  /// visible.
  package var lockedDepth: Int { gate.depth(of: stack) }

  package func isHead(_ screen: ScreenID) -> Bool { gate.heads.contains(screen) }

  /// Returns whether a change adds a gate head to the stack.
  ///
  /// Screens that a standing interactive request has added, and that the change keeps, count, too.
  func addsHead(_ change: StackChange, _ answers: HeadAnswers) -> Bool {
    let standing = standingDragRequest
    let reinsertedScreens =
      standing == nil ? [] : reinsertion.added.prefix(max(0, change.kept - reinsertion.kept))
    return (reinsertedScreens + change.added).contains {
      answers[$0] ?? standing?.heads[$0] ?? gate.heads.contains($0)
    }
  }

  /// Forgets a screen that has been released.
  ///
  /// Call this only after the callbacks that report the screen's removal: otherwise they could push
  /// the screen again, although it is behind a gate.
  package mutating func forget(_ screen: ScreenID) {
    defer { checkInvariants() }
    gate.forget(screen)
  }

  /// Whether the running transition cannot be grabbed, because reversing it would show a screen
  /// behind a gate or add one to the stack.
  var isClosingBehind: Bool {
    guard let transition, !gate.locked.isEmpty else { return false }
    let screens = [transition.from, transition.to] + toStart.added + toEnd.added
    return !screens.allSatisfy(gate.allows)
  }

  // MARK: Interactive requests

  /// The interactive request, if `stack` is already the stack that it requests; otherwise `nil`.
  var standingDragRequest: DragRequest? {
    guard let dragRequest, isInteractive else { return nil }
    return dragRequest.outcome == (toStart.isNone ? .cancel : .finish) ? dragRequest : nil
  }

  mutating func recordDragRequest(_ answers: HeadAnswers, at outcome: TransitionOutcome) {
    // A screen that the request adds is a gate head from its `willShow` on; one that is already in
    // the stack becomes a gate head only at the release.
    gate.note(answers.filter { !members.contains($0.key) })
    dragRequest = DragRequest(outcome: outcome, heads: answers)
  }

  /// Ends the interactive request at a release, after the stack has changed; returns whether a gate
  /// head was added.
  mutating func endDragRequest(_ outcome: TransitionOutcome, _ change: StackChange) -> Bool {
    defer { reinsertion = .none }
    // After a release with the other outcome, everything is as it was before the request.
    guard let dragRequest, dragRequest.outcome == outcome else { return false }
    self.dragRequest = nil
    gate.note(dragRequest.heads)
    return gate.update(change, upon: reinsertion, leadingTo: stack, leaving: departures)
  }

  mutating func removeBelowHead(into effects: inout EffectBuffer) {
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
