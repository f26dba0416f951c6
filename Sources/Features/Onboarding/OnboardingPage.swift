public import FlowCore
public import FlowUI

/// A tour in a few pages that go on by themselves, until a hand takes them.
public final class OnboardingPage {
  public let name = "onboarding"
  /// Called at the tour's end, and when a person skips the rest of it.
  public var onEnd: (() -> Void)?

  private let pages: PagerState
  private let scrolls: [ScrollState]
  private let next = Control()
  private let skip = Control()

  /// The sample's time, in the article on the indicator.
  public static let timePerPage = Duration.seconds(4)
  /// How many pages there are where nobody says otherwise.
  public static var defaultCount: Int { Slide.all.count }

  /// Creates the tour.
  ///
  /// - Parameters:
  ///   - count: How many pages it has, at least 1; those beyond the fourth repeat the first ones.
  ///   - selected: The number of the first one to be seen, from 0, clamped.
  ///   - timePerPage: How long each is seen, more than no time.
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

  /// The number of the page that is selected, from 0.
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
      // The sign of the button ends where the pictures do.
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
