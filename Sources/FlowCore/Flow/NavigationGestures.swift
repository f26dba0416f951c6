/// The gestures that navigate between the pages of a navigation controller.
///
/// - A drag from the leading edge goes back, and one from the trailing edge goes forward to the
///   screen that the top screen provides.
/// - A horizontal two-finger scroll does the same.
/// - A drag downward dismisses a presented flow.
///
/// A screen's own gestures take precedence. A page that is leaving can be grabbed anywhere on it. A
/// drag from the leading edge that begins outside the leaving page pops the page below, while the
/// leaving page continues to leave; if the page below is the root, the drag grabs the leaving page.
@MainActor
public final class NavigationGestures {
  /// Whether the gestures are recognised; true by default.
  public var areEnabled = true

  /// The edge drags, back before forward; empty if the gestures are disabled.
  package var pageSwipes: [any PointerResponder] { areEnabled ? [back, forward] : [] }
  /// The downward drag that dismisses a flow; `nil` if the gestures are disabled.
  package var dismissal: (any PointerResponder)? { areEnabled ? down : nil }
  /// The two-finger scroll; `nil` if the gestures are disabled.
  package var pageScroll: (any ScrollResponder)? { areEnabled ? scroll : nil }

  private let back: PageDragGesture
  private let forward: PageDragGesture
  private let down: PageDragGesture
  private let scroll: PageScroll

  init(_ controller: NavigationController) {
    back = PageDragGesture(.back, of: controller)
    forward = PageDragGesture(.forward, of: controller)
    down = PageDragGesture(.dismissal, of: controller)
    scroll = PageScroll(controller)
  }
}
