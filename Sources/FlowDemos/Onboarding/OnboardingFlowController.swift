public import FlowCore
internal import FlowUI
internal import Onboarding

/// The tour of a walking app, with the pages before and after it.
public final class OnboardingFlowController: FlowController {
  public let navigationController: NavigationController

  private let pages: Int
  private let timePerPage: Duration
  private let loops: Bool
  private let pausesOnHover: Bool
  private let showsIndicatorOver: Bool

  /// Creates the flow, which shows the tour on top of the welcome page.
  ///
  /// - Parameters:
  ///   - pages: The number of pages in the tour, at least 0; `nil` for the default.
  ///   - timePerPage: The time for which each page is shown; `nil` for the default. Traps if it is
  ///     not positive.
  ///   - loops: Whether the tour begins again after its last page; a tour of one page always does.
  ///   - pausesOnHover: Whether a mouse that hovers over the tour pauses it.
  ///   - showsIndicatorOver: Whether the page indicator lies over the pages, in green on grey.
  ///   - isVisible: Whether the flow is visible from the start.
  public init(
    context: FlowContext, pages: Int?, timePerPage: Duration?, loops: Bool = false,
    pausesOnHover: Bool = false, showsIndicatorOver: Bool = false, isVisible: Bool = true
  ) {
    self.pages = pages ?? OnboardingPage.defaultCount
    self.timePerPage = timePerPage ?? TourState.timePerPage
    (self.loops, self.pausesOnHover) = (loops, pausesOnHover)
    self.showsIndicatorOver = showsIndicatorOver
    let welcome = WelcomePage()
    navigationController = NavigationController(
      root: welcome, context: context, isVisible: isVisible)
    NavigationBars(around: navigationController)
    welcome.onTour = { [weak self] in self?.showTour(.standard) }
    welcome.onStart = { [weak self] in self?.showTrails() }
    showTour(.immediate)
  }

  private func showTour(_ mode: TransitionMode) {
    let tour = makeTour()
    navigationController.attempt { try $0.push(tour, mode) }
  }

  private func makeTour(selected: Int = 0) -> OnboardingPage {
    let tour = OnboardingPage(
      count: pages, selected: selected, timePerPage: timePerPage, loops: loops,
      pausesOnHover: pausesOnHover, indicator: showsIndicatorOver ? .over : .below,
      context: navigationController.context)
    tour.onEnd = { [weak self] in self?.showTrails() }
    return tour
  }

  private func showTrails() {
    navigationController.attempt { try $0.push(TrailsPage()) }
  }
}

/// The flow's places are `welcome`, the pages of the tour by number from 1, and `trails`.
///
/// A link to `trails` leaves the tour out of the stack.
extension OnboardingFlowController: PlacedFlow {
  public var places: [FlowPlace] {
    ["welcome"] + (0..<pages).map { FlowPlace(name: "tour", value: "\($0 + 1)") } + ["trails"]
  }

  public func place(of screen: any Screen) -> FlowPlace? {
    switch screen {
    // A tour without pages has no place.
    case let tour as OnboardingPage:
      pages > 0 ? FlowPlace(name: "tour", value: "\(tour.selected + 1)") : nil
    case is TrailsPage: "trails"
    default: "welcome"
    }
  }

  public func screens(at place: FlowPlace) -> [any Screen]? {
    guard let index = places.firstIndex(of: place) else { return nil }
    let root = navigationController.stack[0]
    switch index {
    case 0: return [root]
    case pages + 1: return [root, TrailsPage()]
    default: return [root, makeTour(selected: index - 1)]
    }
  }
}
