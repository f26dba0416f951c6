internal import AppearanceSample
public import FlowCore
internal import FlowUI

/// The sample of the appearance article: a list of appearances, and a page for each of them.
///
/// A row below the list leads to an app in which the user chooses the colour of a profile.
public final class AppearanceFlowController: FlowController {
  public let navigationController: NavigationController

  let people = Person.all()
  /// The user's friends at the start.
  let firstFriends = Person.all().filter(\.isFriend).map(\.id)
  private let strategy: any AppearanceApplyingStrategy

  /// Creates the flow, which shows the list.
  ///
  /// - Parameters:
  ///   - context: The clock, preferences and trace of the session.
  ///   - seed: The seed of the random appearances.
  ///   - strategy: The strategy that draws the bars.
  ///   - ink: The colours of text in the bars.
  ///   - isVisible: Whether the flow is visible from the start.
  public init(
    context: FlowContext, seed: UInt64, strategy: AppearanceStrategyChoice = .follow,
    ink: AppearanceInkChoice = .readable, isVisible: Bool = true
  ) {
    var random = SeededGenerator(seed: seed)
    let chosen = ink.strategy(strategy.strategy)
    self.strategy = chosen
    let list = AppearanceList(using: &random, strategy: chosen)
    navigationController = NavigationController(
      root: list, context: context, isVisible: isVisible)
    NavigationBars(around: navigationController).appearance.strategy = chosen
    list.onChoice = { [weak self] index, appearance in
      guard let self else { return }
      show(sample(index + 1, appearance))
    }
    list.onPeople = { [weak self] in
      guard let self else { return }
      show(peoplePage())
    }
  }

  func sample(_ number: Int, _ appearance: Appearance) -> AppearancePage {
    AppearancePage(number: number, appearance: appearance, strategy: strategy)
  }

  // MARK: The app

  func peoplePage() -> PeoplePage {
    let page = PeoplePage(people)
    page.onPerson = { [weak self] person in
      guard let self else { return }
      show(profile(of: person))
    }
    page.onArticle = { [weak self] in self?.show(ArticlePage()) }
    return page
  }

  func profile(of person: Person) -> ProfilePage {
    let page = ProfilePage(of: person)
    page.onMessage = { [weak self] in
      guard let self else { return }
      show(composer(to: person))
    }
    return page
  }

  func composer(to person: Person) -> ComposerPage {
    let page = ComposerPage(to: person)
    page.onStatusBarStyle = { [weak navigationController] style in
      navigationController?.bars?.appearance.setStatusBarStyle(style)
    }
    page.onSend = { [weak navigationController] in
      navigationController?.attempt { try $0.pop() }
    }
    return page
  }

  private func show(_ screen: any Screen) {
    navigationController.attempt { try $0.push(screen) }
  }
}
