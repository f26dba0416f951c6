/// A change of a stack: the screens above a point are removed, and others are added instead.
///
/// Every request is one such change. Consecutive changes combine into one, and every change has an
/// inverse. A change is as large as the part of the stack that it replaces: it copies those screens
/// instead of slicing the stack, because a slice would retain the stack's storage and force the
/// next change to copy the whole stack.
package struct StackChange: Hashable, Sendable {
  /// The number of screens that stay, counted from the root.
  package private(set) var kept: Int
  /// All screens above the kept ones, the lowest first.
  package private(set) var removed: [ScreenID]
  /// The added screens, the lowest first.
  package private(set) var added: [ScreenID]

  static let none = StackChange(kept: 0, removed: [], added: [])

  /// Creates a change; if `removed` and `added` begin with the same screens, those count as kept.
  init(kept: Int, removed: [ScreenID], added: [ScreenID]) {
    let shorter = min(removed.count, added.count)
    let same = (0..<shorter).first { removed[$0] != added[$0] } ?? shorter
    self.kept = kept + same
    self.removed = removed
    self.added = added
    self.removed.removeFirst(same)
    self.added.removeFirst(same)
  }

  package var isNone: Bool { removed.isEmpty && added.isEmpty }

  var inverse: StackChange {
    var undoing = self
    swap(&undoing.removed, &undoing.added)
    return undoing
  }

  /// This change, adapted to a stack whose lowest screens, `lowest`, have been removed.
  func without(_ lowest: [ScreenID]) -> StackChange {
    guard !isNone else { return self }
    return StackChange(
      kept: max(0, kept - lowest.count),
      removed: Array(removed.dropFirst(max(0, lowest.count - kept))),
      added: added.filter { !lowest.contains($0) })
  }

  func then(_ next: StackChange) -> StackChange {
    if isNone { return next }
    if next.isNone { return self }
    if next.kept >= kept {
      return StackChange(
        kept: kept, removed: removed, added: added.prefix(next.kept - kept) + next.added)
    }
    return StackChange(
      kept: next.kept, removed: next.removed.prefix(kept - next.kept) + removed,
      added: next.added)
  }
}
