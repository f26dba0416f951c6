/// A change of a stack: the screens above a point go, and others come in their place.
///
/// Every verb is one of these, changes in a row are one, and so is what undoes them. Its size is that
/// of what changes, never that of the stack.
public struct StackChange: Hashable, Sendable {
  /// How many screens stay, from the root up.
  public private(set) var kept: Int
  /// The screens above those, from below: they go.
  public private(set) var removed: ArraySlice<ScreenID>
  /// The screens that come in their place, from below.
  public private(set) var added: ArraySlice<ScreenID>

  /// Nothing changes.
  static let none = StackChange(kept: 0, removed: [], added: [])

  /// Creates a change; what goes and comes back in the same place is left out.
  init(kept: Int, removed: ArraySlice<ScreenID>, added: ArraySlice<ScreenID>) {
    let same = zip(removed, added).prefix { $0 == $1 }.count
    self.kept = kept + same
    self.removed = removed.dropFirst(same)
    self.added = added.dropFirst(same)
  }

  /// Whether nothing changes.
  public var isNone: Bool { removed.isEmpty && added.isEmpty }

  /// The change that undoes this one.
  var inverse: StackChange { StackChange(kept: kept, removed: added, added: removed) }

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
