public import FlowCore
public import FlowUI

/// A tour whose pages advance by themselves, except while the user drags them.
@MainActor
public final class OnboardingPage {
  public let name = "onboarding"

  private let tour: TourState

  /// The default number of pages.
  public nonisolated static var defaultCount: Int { Slide.all.count }

  /// Creates the tour.
  ///
  /// - Parameters:
  ///   - count: The number of pages, at least 1; those after the fourth repeat the first ones.
  ///   - selected: The index of the page to show first, clamped.
  ///   - timePerPage: The time for which each page is shown; must be positive.
  ///   - loops: Whether the first page follows the last one; a single page always starts again.
  ///   - pausesOnHover: Whether a mouse that hovers over the pages pauses them.
  ///   - context: The session's clock and trace.
  public init(
    count: Int = OnboardingPage.defaultCount, selected: Int = 0,
    timePerPage: Duration = TourState.timePerPage, loops: Bool = false,
    pausesOnHover: Bool = false, context: FlowContext
  ) {
    let slides = (0..<max(1, count)).map { Slide.all[$0 % Slide.all.count] }
    tour = TourState(
      slides, pageName: "page", selected: selected, timePerPage: timePerPage, loops: loops,
      pausesOnHover: pausesOnHover, context: context)
  }

  /// Called when the tour ends, and when the user skips the rest of it.
  public var onEnd: (() -> Void)? {
    get { tour.onEnd }
    set { tour.onEnd = newValue }
  }

  /// The index of the selected page.
  public var selected: Int { tour.selected }
}

extension OnboardingPage: ComposedScreen {
  public var navigationItem: NavigationItem { tour.navigationItem }

  public func didAppear() { tour.didAppear() }
  public func willDisappear() { tour.willDisappear() }

  public func body(in context: LayoutContext) -> [any Element] {
    SafeArea {
      TourSlides(tour, pictureShare: 0.6)
      // These insets align the pause button's icon with the trailing edge of the pictures.
      Padding(Insets(top: 0, leading: 32, bottom: 0, trailing: 20)) {
        TourIndicator(tour)
      }
      Padding(
        Insets(
          top: Metrics.related, leading: Metrics.margin, bottom: Metrics.margin,
          trailing: Metrics.margin)
      ) {
        Button(tour.isOnLast ? "Start walking" : "Continue", role: .primary, control: tour.next)
      }
    }
  }
}

extension Slide {
  /// The slides of the tour, in order.
  fileprivate static let all = [
    Slide(
      title: "Find your way",
      text: "Trails near you, sorted by how far you feel like going today.",
      scene: "A path over green hills", artwork: .hills),
    Slide(
      title: "Know before you go",
      text: "Daylight, wind and rain for the hours that you will be out.",
      scene: "The sun on its way across an evening sky", artwork: .daylight),
    Slide(
      title: "Keep what you saw",
      text: "Photos stay with the place where you took them.",
      scene: "Three photos, one on another", artwork: .photos),
    Slide(
      title: "Even without a signal",
      text: "Maps come along on your phone, down to the last footbridge.",
      scene: "A map with a marked place by a river", artwork: .map),
  ]
}
