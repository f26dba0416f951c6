public import FlowCore
public import FlowUI

/// A tour whose pages advance by themselves, unless the user prefers reduced motion.
@MainActor
public final class OnboardingPage {
  public let name = "onboarding"

  package let tour: TourState
  private let indicator: TourView.IndicatorPosition

  /// The default number of pages.
  public nonisolated static var defaultCount: Int { Slide.all.count }

  /// Creates the tour.
  ///
  /// - Parameters:
  ///   - count: The number of pages; those after the fourth repeat the first ones.
  ///   - selected: The index of the page to show first, clamped.
  ///   - timePerPage: The time for which each page is shown; traps if it is not positive.
  ///   - loops: Whether the first page follows the last one; a single page always starts again.
  ///   - pausesOnHover: Whether a mouse that hovers over the pages pauses them.
  ///   - indicator: Where the page indicator lies; if it lies over the pages, it is green on grey,
  ///     as in the article on page indicators (S1).
  ///   - context: The session's clock and trace.
  public init(
    count: Int = OnboardingPage.defaultCount, selected: Int = 0,
    timePerPage: Duration = TourState.timePerPage, loops: Bool = false,
    pausesOnHover: Bool = false, indicator: TourView.IndicatorPosition = .below,
    context: FlowContext
  ) {
    self.indicator = indicator
    let slides = (0..<max(0, count)).map { Slide.all[$0 % Slide.all.count] }
    tour = TourState(
      slides, pageName: "page", selected: selected, timePerPage: timePerPage, loops: loops,
      pausesOnHover: pausesOnHover, context: context)
  }
}

extension OnboardingPage: ComposedScreen, TourScreen {
  public func body(in context: LayoutContext) -> [any Element] {
    switch indicator {
    case .below: TourView(state: tour, next: "Continue", end: "Start walking")
    case .over:
      TourView(
        state: tour, next: "Continue", end: "Start walking", indicator: .over,
        foreground: \.trailGreen,
        background: \.trailGrey)
    }
  }
}

extension Theme {
  /// The fill of an indicator that lies over the pages: a green with a contrast of 3.5:1 or more to
  /// the indicator's grey.
  fileprivate var trailGreen: RGBA { RGBA(hex: isDark ? 0x66BB6A : 0x2E7D32) }
  fileprivate var trailGrey: RGBA { RGBA(hex: isDark ? 0x3A3F3B : 0xD5D9D5) }
}

extension Slide {
  fileprivate static let all = [
    Slide(
      title: "Find your way",
      text: "Trails near you, sorted by how far you feel like going today.",
      scene: "A path over green hills", artwork: Artwork.hills),
    Slide(
      title: "Know before you go",
      text: "Daylight, wind and rain for the hours that you will be out.",
      scene: "The sun on its way across the sky", artwork: Artwork.daylight),
    Slide(
      title: "Keep what you saw",
      text: "Photos stay with the place where you took them.",
      scene: "Three photos, one on another", artwork: Artwork.photos),
    Slide(
      title: "Even without a signal",
      text: "Maps come along on your phone, down to the last footbridge.",
      scene: "A map with a marked place by a river", artwork: Artwork.map),
  ]
}
