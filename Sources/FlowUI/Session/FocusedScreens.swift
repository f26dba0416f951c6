internal import FlowCore

/// The screens on which something has had the keyboard focus.
@MainActor
struct FocusedScreens {
  private struct Entry {
    weak var screen: (any Screen)?
  }

  private var entries: [Entry] = []
  private weak var top: (any Screen)?

  /// Returns true if a screen on which something had the focus is back on top, but the focused
  /// control no longer exists.
  mutating func note(_ screen: any Screen, hasFocus: Bool) -> Bool {
    let hasChanged = top != nil && top !== screen
    top = screen
    let isKnown = entries.contains { $0.screen === screen }
    if hasFocus, !isKnown {
      entries.removeAll { $0.screen == nil }
      entries.append(Entry(screen: screen))
    }
    return hasChanged && isKnown && !hasFocus
  }
}
