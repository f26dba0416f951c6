internal import FlowCore
internal import Onboarding
internal import SluiceViewer

extension DemoParameter {
  /// The interaction that goes back in Colours.
  static let interactor = DemoParameter(
    "interactor", "Way back", .choice(ReturnInteraction.allCases.map(\.rawValue)), default: "edge")

  /// The number of pages in the tour of Onboarding.
  static let pages = DemoParameter(
    "pages", "Pages", .number(1...1000), default: "\(OnboardingPage.defaultCount)")

  /// The time for which each page of the tour is shown.
  static let timePerPage = DemoParameter(
    "time-per-page", "Time per page", .time(atLeast: .milliseconds(1)),
    default: OnboardingPage.timePerPage.time)
}
