public import FlowCore
public import Observation

/// The state shared by `Pages`, `PageIndicator` and `PauseButton`.
///
/// It pauses automatic paging while a mouse hovers over the pages, an element on them is focused,
/// or the window is inactive. It also pauses while its screen is not visible, if the screen calls
/// ``didAppear()`` and ``willDisappear()``.
@MainActor
@Observable
public final class PagerState {
  /// The pages, and the gestures and timing that move them.
  public let pager: Pager
  /// The input target of the page indicator.
  let indicator: PageIndicatorTarget
  /// The control of the pause button; it exists whether or not the button is shown.
  let pauseControl = Control()
  /// Whether the person has paused automatic paging.
  private(set) var isPausedByUser = false

  /// Creates the state for a pager.
  public init(_ pager: Pager) {
    self.pager = pager
    indicator = PageIndicatorTarget(pager)
    pauseControl.onActivate = { [weak self] in self?.togglePause() }
  }

  /// Starts or resumes automatic paging; the screen calls this in its own `didAppear`.
  public func didAppear() {
    pager.progress?.start()
    pager.progress?.resume(.hidden)
  }

  /// Pauses automatic paging, even while the screen is still being dragged away; the screen calls
  /// this in its own `willDisappear`.
  public func willDisappear() { pager.progress?.pause(.hidden) }

  private func togglePause() {
    isPausedByUser.toggle()
    set(.user, isPausedByUser)
  }

  private func set(_ reason: PauseReason, _ holds: Bool) {
    if holds { pager.progress?.pause(reason) } else { pager.progress?.resume(reason) }
  }
}

extension PagerState: InteractionObserver {
  public func interactionChanged(_ state: InteractionState) {
    set(.hover, state.isPointedAt)
    set(.focus, state.hasFocus)
    set(.inactiveWindow, !state.isWindowActive)
  }

  public func handle(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    pager.handle(key)
  }

  public func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    pager.pressResponder
  }

  public func scrollResponder(in frame: Rect, _ context: LayoutContext) -> (any ScrollResponder)? {
    pager.scrollResponder
  }
}
