public import FlowCore
public import FlowUI

/// A tour whose pages advance by themselves, except while the user drags them.
public final class OnboardingPage {
  public let name = "onboarding"
  /// Called when the tour ends, and when the user skips the rest of it.
  public var onEnd: (() -> Void)?

  private let pages: PagerState
  private let scrolls: [ScrollState]
  private let next = Control()
  private let skip = Control()

  /// The default time for which each page is shown: that of the indicator article's sample.
  public static let timePerPage = Duration.seconds(4)
  /// The default number of pages.
  public static var defaultCount: Int { Slide.all.count }

  /// Creates the tour.
  ///
  /// - Parameters:
  ///   - count: The number of pages, at least 1; those after the fourth repeat the first ones.
  ///   - selected: The index of the page to show first, clamped.
  ///   - timePerPage: The time for which each page is shown; must be positive.
  ///   - context: The session's clock and trace.
  public init(
    count: Int = OnboardingPage.defaultCount, selected: Int = 0,
    timePerPage: Duration = OnboardingPage.timePerPage, context: FlowContext
  ) {
    let pager = Pager(
      (1...max(1, count)).map { "page-\($0)" }, selected: selected, timePerPage: timePerPage,
      wraps: false, context: context)
    pages = PagerState(pager)
    scrolls = pager.pages.map { _ in ScrollState() }
    next.onActivate = { [weak self] in self?.goOn() }
    skip.onActivate = { [weak self] in self?.onEnd?() }
  }

  /// The index of the selected page.
  public var selected: Int { pages.pager.index ?? 0 }

  private var isOnLast: Bool { pages.pager.index == pages.pager.pages.count - 1 }

  private func goOn() {
    if isOnLast { onEnd?() } else { pages.pager.step(by: 1, reason: .tap) }
  }
}

extension OnboardingPage: ComposedScreen {
  public var navigationItem: NavigationItem {
    NavigationItem(
      backTitle: "Tour", trailing: isOnLast ? [] : [.text("Skip", skip)],
      scroll: pages.pager.index.map { scrolls[$0] })
  }

  public func didAppear() { pages.didAppear() }
  public func willDisappear() { pages.willDisappear() }

  public func body(in context: LayoutContext) -> [any Element] {
    SafeArea {
      Pages(pages, accessibilityLabel: "Tour", effect: .fade) { [scrolls] place in
        SlideView(
          Slide.all[place.index % Slide.all.count], scrolls[place.index], pictureShare: 0.6)
      }
      // The icon of the pause button ends at the trailing edge of the pictures.
      Padding(Insets(top: 0, leading: 32, bottom: 0, trailing: 20)) {
        Row(spacing: 0) {
          PageIndicator(pages)
          PauseButton(pages)
        }
      }
      Padding(
        Insets(
          top: Spacing.related, leading: Spacing.margin, bottom: Spacing.margin,
          trailing: Spacing.margin)
      ) {
        Button(isOnLast ? "Start walking" : "Continue", role: .primary, control: next)
      }
    }
  }
}
