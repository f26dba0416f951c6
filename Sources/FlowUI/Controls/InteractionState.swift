internal import FlowCore

/// What a person has to do with a part of a page, without pressing it.
public struct InteractionState: Hashable, Sendable {
  /// Whether a mouse that presses nothing is over it, or over something in it.
  public var isPointedAt: Bool
  /// Whether keys go first to something in it, and are used.
  public var hasFocus: Bool
  /// Whether the window around the stage is in use.
  public var isWindowActive: Bool

  /// Creates what a person has to do with a part; by default nothing, in a window that is in use.
  public init(isPointedAt: Bool = false, hasFocus: Bool = false, isWindowActive: Bool = true) {
    self.isPointedAt = isPointedAt
    self.hasFocus = hasFocus
    self.isWindowActive = isWindowActive
  }
}

/// A part that wants to know what a person has to do with it, as one that must not move under a
/// mouse.
public protocol AttentivePart: InputTarget {
  /// Hears after all input of what a person has to do with it now.
  func notice(_ attention: InteractionState)
}

extension [HitRegion] {
  /// Lets all parts know that want to.
  func notice(_ context: LayoutContext, isWindowActive: Bool) {
    let focused = context.marksFocus ? last { $0.focusable?.hasFocus ?? false } : nil
    for target in self {
      guard let part = target.part as? any AttentivePart else { continue }
      let middle = focused.map { Point(x: $0.frame.midX, y: $0.frame.midY) }
      part.notice(
        InteractionState(
          isPointedAt: context.pointer.map(target.visible.contains) ?? false,
          hasFocus: middle.map(target.frame.contains) ?? false, isWindowActive: isWindowActive))
    }
  }
}
