/// What a person's hands can do with the pages of one navigation controller.
///
/// - A drag from the leading edge goes back, one from the trailing edge goes on to the screen that
///   the top one offers.
/// - A horizontal scroll of two fingers does the same.
/// - A drag downward dismisses a presented flow.
///
/// What a screen makes of a press itself comes first. A page that is leaving can be taken hold of
/// anywhere on it. A drag from the edge beside it means the page beneath, and the first one goes on
/// leaving.
public final class NavigationGestures {
  /// Whether they are recognised; true by default.
  public var areEnabled = true

  /// Drags from the edges, the way back first.
  public var pageSwipes: [PageDragGesture] { areEnabled ? [back, forward] : [] }
  /// The drag downward.
  public var dismissal: PageDragGesture? { areEnabled ? down : nil }
  /// The scroll of two fingers.
  public var pageScroll: PageScroll? { areEnabled ? scroll : nil }

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
