/// Which way back is closed in a stack, and to whom.
struct Gate: Sendable {
  /// The screens that were heads when they were last asked for.
  var heads: Set<ScreenID> = []
  /// How many screens, from the root up, are beneath the highest head that was asked for: they stay in the
  /// stack until that has the stage.
  private(set) var depth = 0
  /// The screens to which no way leads back: those, and those that were in the stack before the head.
  ///
  /// They are forgotten when they are let go of.
  private(set) var passed: Set<ScreenID> = []

  /// Whether a screen can be in a stack that is asked for.
  func lets(_ screen: ScreenID) -> Bool { passed.isEmpty || !passed.contains(screen) }

  /// Takes notice of a change that was carried out.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - stack: What it has led to.
  ///   - leaving: The screens that are on their way out.
  mutating func take(_ change: StackChange, leadingTo stack: [ScreenID], leaving: [ScreenID]) {
    depth = min(depth, change.kept)
    guard !heads.isEmpty else { return }
    // What the request brings, or else what it leads to; and what was brought before, if only by a finger.
    guard let head = stack[max(0, change.kept - 1)...].lastIndex(where: heads.contains) else {
      return
    }
    depth = max(depth, head)
    passed.formUnion(stack[..<head])
    // Where a head comes, everything else is before it. Where one is gone back to, only what is beneath.
    guard !change.added.isEmpty, head >= change.kept else { return }
    passed.formUnion(change.removed)
    passed.formUnion(leaving)
    passed.subtract(stack[head...])
  }

  /// Takes notice that the screens beneath the head have left the stack.
  mutating func trim() { depth = 0 }

  /// Forgets a screen that was let go of.
  mutating func forget(_ screen: ScreenID) {
    if !heads.isEmpty { heads.remove(screen) }
    if !passed.isEmpty { passed.remove(screen) }
  }
}
