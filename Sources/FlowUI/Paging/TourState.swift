public import FlowCore

/// The state of a tour, whose slides advance by themselves unless the user prefers reduced motion.
///
/// The screen of a tour keeps the state, calls `didAppear()` and `willDisappear()` of the state in
/// the screen's own methods of these names, and shows a ``TourView``. ``PagerState`` describes when
/// the slides pause. A tour without slides shows a text that says so.
@MainActor
public final class TourState {
  /// Called when the user activates the button on the last slide, or skips the rest of the tour.
  public var onEnd: (() -> Void)?

  /// The control of the button that shows the next slide or, on the last one, ends the tour.
  let next = Control()
  private let skip = Control()

  let slides: [Slide]
  let scrolls: [ScrollState]
  /// The scroll state of a tour without slides, whose bar has no background because the state
  /// never scrolls.
  private let noScroll = ScrollState()
  let pages: PagerState
  /// The index of the slide that was laid out last, the only one that is known to fit or not to
  /// fit.
  private var measured: Int?
  private var isVisible = false

  /// The default time for which each slide is shown, as in the sample of the article on page
  /// indicators (S1).
  public nonisolated static let timePerPage = Duration.seconds(4)

  /// Creates a tour.
  ///
  /// - Parameters:
  ///   - slides: The slides; may be none.
  ///   - pageName: The prefix of the page names in traces: `slide` for `slide-1`.
  ///   - selected: The index of the slide to show first; clamped to the slides.
  ///   - timePerPage: The time for which each slide is shown; traps if it is not positive.
  ///   - loops: Whether the first slide follows the last one. A single slide always starts again.
  ///   - pausesOnHover: Whether a mouse that hovers over the slides pauses them.
  ///   - context: The session's clock and trace.
  public init(
    _ slides: [Slide], pageName: String = "slide", selected: Int = 0,
    timePerPage: Duration = TourState.timePerPage, loops: Bool = false,
    pausesOnHover: Bool = false, context: FlowContext
  ) {
    self.slides = slides
    scrolls = slides.map { _ in ScrollState() }
    pages = PagerState(
      Pager(
        slides.indices.map { "\(pageName)-\($0 + 1)" }, selected: selected,
        timePerPage: timePerPage, wraps: loops || slides.count == 1, context: context),
      pausesOnHover: pausesOnHover)
    next.onActivate = { [weak self] in self?.advance() }
    skip.onActivate = { [weak self] in self?.onEnd?() }
    context.clock.add(self)
  }

  /// The index of the selected slide; 0 if there are none.
  public var selected: Int { pages.pager.index ?? 0 }

  /// Whether the selected slide is the last one, also in a tour that starts again after it; true
  /// without slides.
  public var isOnLast: Bool { selected >= slides.count - 1 }

  /// The navigation item of the tour's screen, with a *Skip* button except on the last slide.
  public var navigationItem: NavigationItem {
    let strings = pages.pager.context.strings
    return NavigationItem(
      backTitle: strings[.tour], trailing: isOnLast ? [] : [.text(strings[.skip], control: skip)],
      scroll: slides.isEmpty ? noScroll : scrolls[selected])
  }

  /// Starts or resumes the tour; the screen calls this in its own `didAppear`.
  public func didAppear() {
    isVisible = true
    pages.didAppear()
  }

  /// Pauses the tour, even while the screen is still being dragged away; the screen calls this in
  /// its own `willDisappear`.
  public func willDisappear() {
    isVisible = false
    pages.willDisappear()
  }

  /// Called when the selected slide has been laid out.
  func noticeFit() {
    measured = pages.pager.index
    pages.noticeOverflow(!slides.isEmpty && scrolls[selected].limit > 0)
  }

  private func advance() {
    if isOnLast { onEnd?() } else { pages.pager.step(by: 1, reason: .tap) }
  }
}

/// Lays out a slide as soon as it is selected: how long it is shown depends on whether it fits, and
/// must not depend on when a frame is drawn.
extension TourState: ClockParticipant {
  package var deadline: Instant? {
    isVisible && measured != pages.pager.index ? pages.pager.context.clock.now : nil
  }

  package var isMoving: Bool { false }

  package func advance(to instant: Instant) {
    guard deadline != nil else { return }
    pages.pager.context.layOutVisiblePages?()
    measured = pages.pager.index
  }
}
