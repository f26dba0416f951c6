public import FlowCore
internal import FlowUI
internal import Onboarding

/// The tour of a walking app, and what comes after it.
public final class OnboardingFlowController: FlowController {
  public let navigationController: NavigationController

  private let pages: Int
  private let timePerPage: Duration

  /// Shows the tour, with what comes before it beneath.
  ///
  /// - Parameters:
  ///   - pages: How many pages the tour has, at least 1.
  ///   - timePerPage: How long each is seen, more than no time.
  public init(
    context: FlowContext, pages: Int?, timePerPage: Duration?, isOnStage: Bool = true
  ) {
    self.pages = pages ?? OnboardingPage.usualCount
    self.timePerPage = timePerPage ?? OnboardingPage.timePerPage
    let welcome = WelcomePage()
    navigationController = NavigationController(
      root: welcome, context: context, isOnStage: isOnStage)
    NavigationBars(around: navigationController)
    welcome.onTour = { [weak self] in self?.showTour(.standard) }
    welcome.onStart = { [weak self] in self?.showTrails() }
    showTour(.jumpCut)
  }

  private func showTour(_ kind: TransitionKind) {
    let tour = OnboardingPage(
      count: pages, timePerPage: timePerPage, context: navigationController.context)
    tour.onEnd = { [weak self] in self?.showTrails() }
    navigationController.attempt { try $0.push(tour, kind) }
  }

  private func showTrails() {
    navigationController.attempt { try $0.push(TrailsPage()) }
  }
}
