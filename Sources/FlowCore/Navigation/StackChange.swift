/// A change of a stack: the screens above a point go, and others come in their place.
///
/// Every verb is one of these, changes in a row are one, and so is what undoes them. Its size is
/// that of what changes, never that of the stack: a slice of the stack would keep the stack's
/// memory, and the stack's next change would copy all of it.
public struct StackChange: Hashable, Sendable {
  /// How many screens stay, from the root up.
  public private(set) var kept: Int
  /// The screens above those, from below: they go.
  public private(set) var removed: [ScreenID]
  /// The screens that come in their place, from below.
  public private(set) var added: [ScreenID]

  /// Nothing changes.
  static let none = StackChange(kept: 0, removed: [], added: [])

  /// Creates a change; what goes and comes back in the same place is left out.
  init(kept: Int, removed: [ScreenID], added: [ScreenID]) {
    let shorter = min(removed.count, added.count)
    let same = (0..<shorter).first { removed[$0] != added[$0] } ?? shorter
    self.kept = kept + same
    self.removed = removed
    self.added = added
    self.removed.removeFirst(same)
    self.added.removeFirst(same)
  }

  /// Whether nothing changes.
  public var isNone: Bool { removed.isEmpty && added.isEmpty }

  /// The change that undoes this one.
  var inverse: StackChange {
    var undoing = self
    swap(&undoing.removed, &undoing.added)
    return undoing
  }

  /// The same change of a stack from whose bottom these screens were taken, all of them.
  func without(_ lowest: [ScreenID]) -> StackChange {
    guard !isNone else { return self }
    return StackChange(
      kept: max(0, kept - lowest.count),
      removed: Array(removed.dropFirst(max(0, lowest.count - kept))),
      added: added.filter { !lowest.contains($0) })
  }

  /// This change and then another one, as a single change.
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
