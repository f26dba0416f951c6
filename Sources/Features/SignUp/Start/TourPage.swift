public import FlowCore
public import FlowUI

/// A tour of the app in three pages, which advance by themselves except while the user drags them.
public final class TourPage {
  public let name = "tour"
  /// Called when the tour ends, and when the user skips the rest of it.
  public var onEnd: (() -> Void)?

  private let pages: PagerState
  private let scrolls = Slide.all.map { _ in ScrollState() }
  private let next = Control()
  private let skip = Control()

  /// Creates the tour.
  ///
  /// - Parameters:
  ///   - selected: The index of the page to show first, clamped.
  ///   - context: The session's clock and trace.
  public init(selected: Int = 0, context: FlowContext) {
    // The time per page is the indicator article's.
    pages = PagerState(
      Pager(
        Slide.all.indices.map { "slide-\($0 + 1)" }, selected: selected, timePerPage: .seconds(4),
        wraps: false, context: context))
    next.onActivate = { [weak self] in self?.goOn() }
    skip.onActivate = { [weak self] in self?.onEnd?() }
  }

  /// The number of pages.
  public static var count: Int { Slide.all.count }

  /// The index of the selected page.
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
          // The icon of the pause button ends at the trailing edge of the pictures.
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
