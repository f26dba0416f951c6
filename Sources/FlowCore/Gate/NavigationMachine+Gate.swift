extension NavigationMachine {
  /// The number of screens, from the root up, that are behind a gate.
  ///
  /// They leave the stack when a gate head above them is visible; until then no request can go back
  /// to them.
  package var lockedDepth: Int { gate.depth(of: stack) }

  /// Returns whether a screen was a gate head when the head policy was last asked.
  package func isHead(_ screen: ScreenID) -> Bool { gate.heads.contains(screen) }

  /// Returns whether a change adds a gate head to the stack.
  ///
  /// The screens that a standing interactive request adds count as added by the change.
  func addsHead(_ change: StackChange, _ answers: HeadAnswers) -> Bool {
    let standing = standingDragRequest
    let reinsertedScreens =
      standing == nil ? [] : reinsertion.added.prefix(max(0, change.kept - reinsertion.kept))
    return (reinsertedScreens + change.added).contains {
      answers[$0] ?? standing?.heads[$0] ?? gate.heads.contains($0)
    }
  }

  /// Forgets a released screen, whose identifier will not be used again.
  ///
  /// Do not call it earlier: the callbacks that report the screen's removal could then push it
  /// again, although it is behind a gate.
  package mutating func forget(_ screen: ScreenID) { gate.forget(screen) }

  /// Whether the running transition cannot be grabbed, because reversing it would show a screen
  /// behind a gate or add one to the stack.
  var isClosingBehind: Bool {
    guard let transition, !gate.passed.isEmpty else { return false }
    let screens = [transition.from, transition.to] + toStart.added + toEnd.added
    return !screens.allSatisfy(gate.allows)
  }

  // MARK: Interactive requests

  /// The interactive request, if `stack` is already the stack that it requests; otherwise `nil`.
  var standingDragRequest: DragRequest? {
    guard let dragRequest, isInteractive else { return nil }
    return dragRequest.outcome == (toStart.isNone ? .cancel : .finish) ? dragRequest : nil
  }

  /// Records a request that takes effect when the drag is released with the given outcome.
  mutating func recordDragRequest(_ answers: HeadAnswers, at outcome: TransitionOutcome) {
    // A screen that the request adds is a gate head from its `willShow` on; one that is already in
    // the stack becomes a gate head only at the release.
    gate.note(answers.filter { !members.contains($0.key) })
    dragRequest = DragRequest(outcome: outcome, heads: answers)
  }

  /// Ends the interactive request after a release, once the stack change has been made.
  ///
  /// - Returns: Whether the request or the change adds a gate head.
  mutating func endDragRequest(_ outcome: TransitionOutcome, _ change: StackChange) -> Bool {
    defer { reinsertion = .none }
    // After a release with the other outcome, everything is as it was before the request.
    guard let dragRequest, dragRequest.outcome == outcome else { return false }
    self.dragRequest = nil
    gate.note(dragRequest.heads)
    return gate.update(change, upon: reinsertion, leadingTo: stack, leaving: departures)
  }

  /// Removes the screens behind a gate from the stack, unless one of them is still visible.
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
