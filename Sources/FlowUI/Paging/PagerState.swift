public import FlowCore
public import Observation

/// The state shared by `Pages`, `PageIndicator` and `PauseButton`.
///
/// It pauses automatic paging while a pointer is pressed on the pages, an element on them shows the
/// focus ring, or the window is inactive; with `pausesOnHover` also while a mouse hovers over them.
/// It also pauses while its screen is not visible, if the screen calls ``didAppear()`` and
/// ``willDisappear()``, and on a page that must be scrolled to be read, if the screen reports it
/// with ``noticeOverflow(_:)``.
@MainActor
@Observable
public final class PagerState {
  /// The pages, and the gestures and timing that move them.
  public let pager: Pager
  let indicator: PageIndicatorTarget
  /// The control of the pause button, which exists whether or not the button is shown.
  let pauseControl = Control()
  private let pausesOnHover: Bool
  private var isPausedByUser = false
  private var isPausedByHover = false
  @ObservationIgnored private var isHovered = false

  private var isPausedByOverflow = false
  /// Set once the person resumes paging on a page that must be scrolled to be read.
  @ObservationIgnored private var ignoresOverflow = false

  /// Whether the pause button shows its play icon.
  var isShownPaused: Bool { isPausedByUser || isPausedByHover || isPausedByOverflow }

  /// Creates the state for a pager.
  ///
  /// - Parameters:
  ///   - pager: The pages.
  ///   - pausesOnHover: Whether a mouse that hovers over the pages pauses automatic paging; the
  ///     pause button then shows its play icon.
  public init(_ pager: Pager, pausesOnHover: Bool = false) {
    self.pager = pager
    self.pausesOnHover = pausesOnHover
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

  /// Pauses automatic paging while the selected page must be scrolled to be read, unless the person
  /// has ever resumed it on such a page.
  public func noticeOverflow(_ isTooTall: Bool) {
    let isPaused = isTooTall && !ignoresOverflow
    guard isPaused != isPausedByOverflow else { return }
    isPausedByOverflow = isPaused
    setPaused(isPaused, for: .overflow)
  }

  private func togglePause() {
    isPausedByUser = !isShownPaused
    if isPausedByOverflow { ignoresOverflow = true }
    (isPausedByHover, isPausedByOverflow) = (false, false)
    setPaused(isPausedByUser, for: .user)
    setPaused(false, for: .hover)
    setPaused(false, for: .overflow)
  }

  private func setPaused(_ isPaused: Bool, for reason: PauseReason) {
    if isPaused { pager.progress?.pause(reason) } else { pager.progress?.resume(reason) }
  }
}

extension PagerState: InteractionObserver {
  public func interactionChanged(_ state: InteractionState) {
    // Nothing is hovered during a press, but the mouse is still there: a click on a pause button on
    // the pages must find them as paused as the button shows.
    if !state.isPressed, state.isHovered != isHovered {
      isHovered = state.isHovered
      isPausedByHover = isHovered && pausesOnHover
      setPaused(isPausedByHover, for: .hover)
    }
    setPaused(state.isPressed, for: .press)
    setPaused(state.hasFocus, for: .focus)
    setPaused(!state.isWindowActive, for: .inactiveWindow)
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
