/// The input targets of a session that have the focus: the one that is visible, and those that are
/// covered, which keep their `hasFocus`.
@MainActor
struct FocusedTargets {
  private struct Entry {
    weak var target: (any FocusableInputTarget)?
  }

  /// In the order in which they got the focus.
  private var entries: [Entry] = []

  /// The visible target that had the focus when the focus was last settled.
  private(set) weak var current: (any FocusableInputTarget)?

  var isEmpty: Bool { entries.isEmpty }

  /// Chooses one of the visible targets that have the focus, which are listed from back to front;
  /// `nil` if there are none.
  ///
  /// The target that had the focus before comes first, then one that has just got it, then the one
  /// that was the last to get it before being covered.
  mutating func choose(
    among focused: [any FocusableInputTarget]
  ) -> (any FocusableInputTarget)? {
    entries.removeAll { !($0.target?.hasFocus ?? false) }
    let known = entries.compactMap(\.target)
    let target =
      focused.first { $0 === current }
      ?? focused.last { target in !known.contains { $0 === target } }
      ?? known.last { target in focused.contains { $0 === target } }
    note(target)
    return target
  }

  /// Records that a visible target has the focus, or that none has.
  mutating func note(_ target: (any FocusableInputTarget)?) {
    current = target
    guard let target else { return }
    entries.removeAll { $0.target === target }
    entries.append(Entry(target: target))
  }
}
