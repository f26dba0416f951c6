/// The gate heads of a stack, and the screens that can no longer be reached because of them.
struct Gate: Sendable {
  /// The screens that were gate heads when the head policy was last asked.
  private(set) var heads: Set<ScreenID> = []
  /// The unreachable screens, each until it is released.
  private(set) var locked: Set<ScreenID> = []

  func allows(_ screen: ScreenID) -> Bool { locked.isEmpty || !locked.contains(screen) }

  func depth(of stack: [ScreenID]) -> Int {
    guard !locked.isEmpty else { return 0 }
    return (stack.lastIndex(where: locked.contains) ?? -1) + 1
  }

  mutating func note(_ answers: HeadAnswers) {
    for (screen, isHead) in answers {
      if isHead { heads.insert(screen) } else { heads.remove(screen) }
    }
  }

  /// Updates `locked` after a change; returns whether the change adds a gate head.
  ///
  /// The head policy's answers for the change must have been recorded with `note`. `reinsertion` is
  /// the change of an interactive request, made to the stack before `change`; it counts only now,
  /// together with `change`.
  @discardableResult
  mutating func update(
    _ change: StackChange, upon reinsertion: StackChange = .none, leadingTo stack: [ScreenID],
    leaving: [ScreenID]
  ) -> Bool {
    guard !heads.isEmpty, !(change.isNone && reinsertion.isNone) else { return false }
    let kept = min(change.isNone ? .max : change.kept, reinsertion.isNone ? .max : reinsertion.kept)
    let addsScreens = kept < stack.count
    // The added screens, or else the one to which the changes return.
    let candidates = stack[(addsScreens ? kept : kept - 1)...]
    guard let head = candidates.lastIndex(where: heads.contains) else { return false }
    locked.formUnion(stack[..<head])
    // An added gate head closes off all other screens; a gate head to which the changes return
    // closes off only the screens below it.
    guard addsScreens else { return false }
    locked.formUnion(reinsertion.removed)
    locked.formUnion(change.removed)
    locked.formUnion(leaving)
    locked.subtract(stack[head...])
    return true
  }

  mutating func forget(_ screen: ScreenID) {
    if !heads.isEmpty { heads.remove(screen) }
    if !locked.isEmpty { locked.remove(screen) }
  }
}

/// Whether each screen that a request adds, or the screen to which it returns, is a gate head.
///
/// The answers take effect together with the request: for an interactive request, when the drag is
/// released and the release completes the request.
package typealias HeadAnswers = [ScreenID: Bool]

/// An interactive request, which takes effect when the drag is released with its `outcome`.
struct DragRequest: Hashable, Sendable {
  let outcome: TransitionOutcome
  let heads: HeadAnswers
}
