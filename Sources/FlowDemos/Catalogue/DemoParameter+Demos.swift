internal import FlowCore
internal import Onboarding
internal import SluiceViewer

extension DemoParameter {
  /// How a person goes back in Colours.
  static let interactor = DemoParameter(
    "interactor", "Way back", .choice(ReturnInteraction.allCases.map(\.rawValue)), default: "edge")

  /// How many pages the tour of Onboarding has.
  static let pages = DemoParameter(
    "pages", "Pages", .number(1...1000), default: "\(OnboardingPage.defaultCount)")

  /// How long each of them is seen.
  static let timePerPage = DemoParameter(
    "time-per-page", "Time per page", .time(atLeast: .milliseconds(1)),
    default: OnboardingPage.timePerPage.time)
}
