/// Which screens of a stack are heads, and to which screens no way leads back.
struct Gate: Sendable {
  /// The screens that were heads when they were last asked for.
  private(set) var heads: Set<ScreenID> = []
  /// The screens to which no way leads back: those beneath a head that a request has brought or led
  /// to, and those that were in the stack before a head was brought.
  ///
  /// They are forgotten when they are released.
  private(set) var passed: Set<ScreenID> = []

  /// Whether a screen can be in a stack that is asked for.
  func lets(_ screen: ScreenID) -> Bool { passed.isEmpty || !passed.contains(screen) }

  /// How many screens of a stack, from the root up, lie behind a gate.
  func depth(of stack: [ScreenID]) -> Int {
    guard !passed.isEmpty else { return 0 }
    return (stack.lastIndex(where: passed.contains) ?? -1) + 1
  }

  /// Keeps what a request was answered.
  mutating func note(_ answers: HeadAnswers) {
    for (screen, isHead) in answers {
      if isHead { heads.insert(screen) } else { heads.remove(screen) }
    }
  }

  /// Takes notice of a change that was carried out, after the answers for its screens; says whether
  /// it brings a head.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - offer: One that came to count by it, and that it was made upon.
  ///   - stack: What they have led to.
  ///   - leaving: The screens that are on their way out.
  @discardableResult
  mutating func take(
    _ change: StackChange, upon offer: StackChange = .none, leadingTo stack: [ScreenID],
    leaving: [ScreenID]
  ) -> Bool {
    guard !heads.isEmpty, !(change.isNone && offer.isNone) else { return false }
    let kept = min(change.isNone ? .max : change.kept, offer.isNone ? .max : offer.kept)
    let brings = kept < stack.count
    // What the requests bring, or else what they lead to.
    let asked = stack[(brings ? kept : kept - 1)...]
    guard let head = asked.lastIndex(where: heads.contains) else { return false }
    passed.formUnion(stack[..<head])
    // Where a head comes, everything else is before it. Where one is gone back to, only what is
    // beneath.
    guard brings else { return false }
    passed.formUnion(offer.removed)
    passed.formUnion(change.removed)
    passed.formUnion(leaving)
    passed.subtract(stack[head...])
    return true
  }

  /// Forgets a screen that was released.
  mutating func forget(_ screen: ScreenID) {
    if !heads.isEmpty { heads.remove(screen) }
    if !passed.isEmpty { passed.remove(screen) }
  }
}

/// Which of the screens that a request brings into the stack are heads, or whether the one is that
/// it leads to.
///
/// They count from when the request is carried out; those of a request that a finger carries out,
/// from when it is let go there.
public typealias HeadAnswers = [ScreenID: Bool]

/// A request that a finger carries out, until it is let go.
struct HandRequest: Hashable, Sendable {
  /// The end of the running transition at which it is carried out.
  let outcome: TransitionOutcome
  /// Which of its screens are heads.
  let heads: HeadAnswers
}
