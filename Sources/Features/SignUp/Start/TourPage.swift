public import FlowCore
public import FlowUI

/// What the app is for, in three pages that go on by themselves until a hand takes them.
public final class TourPage {
  public let name = "tour"
  /// Called at the tour's end, and when a person skips the rest of it.
  public var onEnd: (() -> Void)?

  private let pages: PagerState
  private let scrolls = Slide.all.map { _ in ScrollState() }
  private let next = Control()
  private let skip = Control()

  /// Creates the tour.
  ///
  /// - Parameters:
  ///   - selected: The number of the first page to be seen, from 0, clamped.
  ///   - context: The session's clock and trace.
  public init(selected: Int = 0, context: FlowContext) {
    // The indicator article's time for each page.
    pages = PagerState(
      Pager(
        Slide.all.indices.map { "slide-\($0 + 1)" }, selected: selected, timePerPage: .seconds(4),
        wraps: false, context: context))
    next.onActivate = { [weak self] in self?.goOn() }
    skip.onActivate = { [weak self] in self?.onEnd?() }
  }

  /// How many pages it has.
  public static var count: Int { Slide.all.count }

  /// The number of the page that is selected, from 0.
  public var selected: Int { pages.pager.index ?? 0 }

  private var isOnLast: Bool { pages.pager.index == Slide.all.count - 1 }

  private func goOn() {
    if isOnLast { onEnd?() } else { pages.pager.step(by: 1, reason: .tap) }
  }
}

extension TourPage: BrandedPage {
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
        SlideView(Slide.all[place.index], scrolls[place.index], pictureShare: 0.45)
      }
      Padding(
        Insets(top: 0, leading: Spacing.margin, bottom: Spacing.margin, trailing: Spacing.margin)
      ) {
        ReadableWidth {
          // The sign of the button ends where the pictures do.
          Padding(Insets(top: 0, leading: 16, bottom: 0, trailing: 4)) {
            Row(spacing: 0) {
              PageIndicator(pages)
              PauseButton(pages)
            }
          }
          Spacer(Spacing.related)
          Button(isOnLast ? "Let’s begin" : "Continue", role: .primary, control: next)
        }
      }
    }
  }
}
