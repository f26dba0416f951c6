public import FlowCore

/// The state of a tour: slides that advance by themselves, except while the user drags them.
///
/// Its screen keeps it, forwards its own `didAppear` and `willDisappear` to it, and shows
/// ``TourSlides``, a ``TourIndicator``, and a button whose control is ``next``.
@MainActor
public final class TourState {
  /// Called when the tour ends, or the user skips the rest of it.
  public var onEnd: (() -> Void)?

  /// The control of the button that shows the next slide or, on the last one, ends the tour.
  public let next = Control()
  private let skip = Control()

  let slides: [Slide]
  let scrolls: [ScrollState]
  let pages: PagerState

  /// The default time for which each slide is shown, as in the indicator article's sample.
  public nonisolated static let timePerPage = Duration.seconds(4)

  /// Creates a tour.
  ///
  /// - Parameters:
  ///   - slides: The slides, at least one.
  ///   - pageName: The prefix of the page names in traces: `slide` for `slide-1`.
  ///   - selected: The index of the slide to show first; clamped to the slides.
  ///   - timePerPage: The time for which each slide is shown; must be positive.
  ///   - loops: Whether the first slide follows the last one. A single slide always starts again.
  ///   - pausesOnHover: Whether a mouse that hovers over the slides pauses them.
  ///   - context: The session's clock and trace.
  public init(
    _ slides: [Slide], pageName: String = "slide", selected: Int = 0,
    timePerPage: Duration = TourState.timePerPage, loops: Bool = false,
    pausesOnHover: Bool = false, context: FlowContext
  ) {
    precondition(!slides.isEmpty, "a tour of no slides")
    self.slides = slides
    scrolls = slides.map { _ in ScrollState() }
    pages = PagerState(
      Pager(
        slides.indices.map { "\(pageName)-\($0 + 1)" }, selected: selected,
        timePerPage: timePerPage, wraps: loops || slides.count == 1, context: context),
      pausesOnHover: pausesOnHover)
    next.onActivate = { [weak self] in self?.advance() }
    skip.onActivate = { [weak self] in self?.onEnd?() }
  }

  /// The index of the selected slide.
  public var selected: Int { pages.pager.index ?? 0 }

  /// Whether the last slide is selected.
  public var isOnLast: Bool { selected == slides.count - 1 }

  /// The navigation item of its screen, with a *Skip* button except on the last slide.
  public var navigationItem: NavigationItem {
    let strings = pages.pager.context.strings
    return NavigationItem(
      backTitle: strings[.tour], trailing: isOnLast ? [] : [.text(strings[.skip], skip)],
      scroll: scrolls[selected])
  }

  /// Starts or resumes the tour; the screen calls this in its own `didAppear`.
  public func didAppear() { pages.didAppear() }

  /// Pauses the tour, even while the screen is still being dragged away; the screen calls this in
  /// its own `willDisappear`.
  public func willDisappear() { pages.willDisappear() }

  private func advance() {
    if isOnLast { onEnd?() } else { pages.pager.step(by: 1, reason: .tap) }
  }
}

/// The slides of a tour.
public struct TourSlides: Composite {
  private let tour: TourState
  private let pictureShare: Double

  /// Creates the slides.
  ///
  /// - Parameters:
  ///   - tour: The state of the tour; its screen keeps it.
  ///   - pictureShare: The maximum width of the illustrations, as in `SlideView`.
  public init(_ tour: TourState, pictureShare: Double) {
    self.tour = tour
    self.pictureShare = pictureShare
  }

  public func stretch(along axis: Axis) -> Stretch { .flexible }

  public func content(in context: LayoutContext) -> any Element {
    Pages(tour.pages, accessibilityLabel: context.strings[.tour], effect: .fade) {
      [tour, pictureShare] place in
      SlideView(
        tour.slides[place.index], scroll: tour.scrolls[place.index], pictureShare: pictureShare)
    }
  }
}

/// The page indicator of a tour, and its pause button at the trailing edge.
public struct TourIndicator: Composite {
  private let tour: TourState

  /// Creates the indicator; the screen of the tour keeps the state.
  public init(_ tour: TourState) {
    self.tour = tour
  }

  public func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  public func content(in context: LayoutContext) -> any Element {
    Row(spacing: 0) {
      PageIndicator(tour.pages)
      PauseButton(tour.pages)
    }
  }
}
