public import FlowCore

/// Pages beside each other on a screen: the part behind `Pages`, `PageIndicator` and `PauseButton`.
///
/// It lets the pager's time stand still while a mouse is over the pages, something on them has the
/// keyboard's focus, or the window is not in use; and, told by its screen, while that is not there.
public final class PagerState {
  /// The pages, and what moves them.
  public let pager: Pager
  /// The capsules, as far as they can be used.
  let indicator: PageIndicatorPart
  /// What lets the time stand still and go on; there whether it is shown or not.
  let pauseControl = Control()
  /// Whether the person has let the time stand still.
  private(set) var isPausedByUser = false

  /// Creates the part of a pager.
  public init(_ pager: Pager) {
    self.pager = pager
    indicator = PageIndicatorPart(pager)
    pauseControl.onActivate = { [weak self] in self?.togglePause() }
  }

  /// To be called by the screen in `didAppear`: its time begins, or goes on.
  public func didAppear() {
    pager.progress?.start()
    pager.progress?.resume(.hidden)
  }

  /// To be called by the screen in `willDisappear`: time stands still, also while the screen is
  /// dragged away.
  public func willDisappear() { pager.progress?.pause(.hidden) }

  private func togglePause() {
    isPausedByUser.toggle()
    set(.user, isPausedByUser)
  }

  private func set(_ reason: PauseReason, _ holds: Bool) {
    if holds { pager.progress?.pause(reason) } else { pager.progress?.resume(reason) }
  }
}

extension PagerState: AttentivePart {
  public func notice(_ attention: InteractionState) {
    set(.hover, attention.isPointedAt)
    set(.focus, attention.hasFocus)
    set(.inactiveWindow, !attention.isWindowActive)
  }

  public func take(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    pager.take(key)
  }

  public func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    pager.pressResponder
  }

  public func scrollResponder(in frame: Rect, _ context: LayoutContext) -> (any ScrollResponder)? {
    pager.scrollResponder
  }
}
