internal import FlowCore

/// Whether an input target is hovered, pressed or focused.
public struct InteractionState: Hashable, Sendable {
  /// Whether a mouse hovers over it, or over anything inside it, without pressing.
  public var isHovered: Bool
  /// Whether a pointer was pressed on it, or on anything inside it, and is still down.
  public var isPressed: Bool
  /// Whether it contains the focused target, and the focus ring is shown.
  public var hasFocus: Bool
  /// Whether the window that shows the session is active.
  public var isWindowActive: Bool

  /// Creates a state; by default neither hovered, pressed nor focused, in an active window.
  public init(
    isHovered: Bool = false, isPressed: Bool = false, hasFocus: Bool = false,
    isWindowActive: Bool = true
  ) {
    self.isHovered = isHovered
    self.isPressed = isPressed
    self.hasFocus = hasFocus
    self.isWindowActive = isWindowActive
  }
}

/// An input target that observes its interaction state, such as one that must not move while
/// hovered.
@MainActor
public protocol InteractionObserver: InputTarget {
  /// Called with the current state after input, except while a pressed pointer moves.
  func interactionChanged(_ state: InteractionState)
}

@MainActor
extension [HitRegion] {
  /// Notifies all interaction observers; returns whether there are any, since they may have changed
  /// what the page shows.
  ///
  /// `press` is the point at which the current press began, in points from the page's leading edge
  /// and top.
  func notifyInteractionObservers(
    of press: Point?, in context: LayoutContext, isWindowActive: Bool
  ) -> Bool {
    let focused = context.marksFocus ? last { $0.focusable?.hasFocus ?? false } : nil
    var hasObservers = false
    for region in self {
      guard let target = region.interactionObserver else { continue }
      hasObservers = true
      let middle = focused.map { Point(x: $0.frame.midX, y: $0.frame.midY) }
      target.interactionChanged(
        InteractionState(
          isHovered: context.pointer.map(region.visible.contains) ?? false,
          isPressed: press.map(region.visible.contains) ?? false,
          hasFocus: middle.map(region.frame.contains) ?? false, isWindowActive: isWindowActive))
    }
    return hasObservers
  }
}
