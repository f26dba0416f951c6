/// The gate heads of a stack, and the screens that can no longer be reached because of them.
struct Gate: Sendable {
  /// The screens that were gate heads when the head policy was last asked.
  private(set) var heads: Set<ScreenID> = []
  /// The screens that can no longer be reached.
  ///
  /// These are the screens below a gate head that a request has added or returned to, and those
  /// that were in the stack before a gate head was added. A screen is forgotten when it is
  /// released.
  private(set) var passed: Set<ScreenID> = []

  /// Whether a requested stack may contain a screen.
  func lets(_ screen: ScreenID) -> Bool { passed.isEmpty || !passed.contains(screen) }

  /// The number of screens of a stack, from the root up, that are behind a gate.
  func depth(of stack: [ScreenID]) -> Int {
    guard !passed.isEmpty else { return 0 }
    return (stack.lastIndex(where: passed.contains) ?? -1) + 1
  }

  /// Records the answers of the head policy for a request.
  mutating func note(_ answers: HeadAnswers) {
    for (screen, isHead) in answers {
      if isHead { heads.insert(screen) } else { heads.remove(screen) }
    }
  }

  /// Updates the unreachable screens after a change; returns whether it adds a gate head.
  ///
  /// Record the answers for its screens with `note` first.
  ///
  /// - Parameters:
  ///   - change: The change, which has been made.
  ///   - offer: The change of an interactive request that takes effect with this one and precedes
  ///     it.
  ///   - stack: The resulting stack.
  ///   - leaving: The screens that are leaving.
  @discardableResult
  mutating func update(
    _ change: StackChange, upon offer: StackChange = .none, leadingTo stack: [ScreenID],
    leaving: [ScreenID]
  ) -> Bool {
    guard !heads.isEmpty, !(change.isNone && offer.isNone) else { return false }
    let kept = min(change.isNone ? .max : change.kept, offer.isNone ? .max : offer.kept)
    let brings = kept < stack.count
    // The added screens, or else the one that the requests return to.
    let asked = stack[(brings ? kept : kept - 1)...]
    guard let head = asked.lastIndex(where: heads.contains) else { return false }
    passed.formUnion(stack[..<head])
    // An added gate head closes off everything else. One that is returned to closes off only what
    // is below it.
    guard brings else { return false }
    passed.formUnion(offer.removed)
    passed.formUnion(change.removed)
    passed.formUnion(leaving)
    passed.subtract(stack[head...])
    return true
  }

  /// Removes a screen that was released.
  mutating func forget(_ screen: ScreenID) {
    if !heads.isEmpty { heads.remove(screen) }
    if !passed.isEmpty { passed.remove(screen) }
  }
}

/// Whether each screen that a request adds, or the one that it returns to, is a gate head.
///
/// The answers take effect when the request is carried out; those of an interactive request, when
/// the drag is released towards it.
package typealias HeadAnswers = [ScreenID: Bool]

/// An interactive request, which takes effect when the drag is released towards it.
struct DragRequest: Hashable, Sendable {
  /// The outcome of the running transition with which the request takes effect.
  let outcome: TransitionOutcome
  /// Whether each of its screens is a gate head.
  let heads: HeadAnswers
}
