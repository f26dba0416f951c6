public import FlowCore
internal import FlowUI
internal import SignUp

/// An app for colours, from its first start to the app itself: a tour, an account, and out again.
///
/// Two pages are heads, from which no way leads back: the welcome at the end of the sign-up, and
/// the app. Who signs out finds the options as one, too. Only members come into the app: to
/// everybody else a link into it shows the options first.
public final class SignUpFlowController: FlowController {
  public let navigationController: NavigationController

  let accounts: Accounts
  /// The app as somebody has asked for it who was not signed in.
  ///
  /// The navigation controller has it waiting as well, but lets go of it at the next head, which
  /// the welcome is.
  private var asked: TabBarScreen?

  /// Shows the first page; to somebody who is known, the app.
  ///
  /// - Parameter isKnown: Whether somebody has signed in before.
  public init(context: FlowContext, isKnown: Bool = false, isOnStage: Bool = true) {
    accounts = Accounts(member: isKnown ? .sample : nil)
    let launch = LaunchPage()
    let app = isKnown ? TabBarScreen.app(of: accounts, at: .home, in: context) : nil
    navigationController = NavigationController(
      root: app ?? launch, context: context, isOnStage: isOnStage)
    navigationController.headPolicy = Self.heads
    NavigationBars(around: navigationController).appearance.strategy = BrandStrategy()
    wire(launch)
    accounts.onSignOut = { [weak self] in self?.leaveApp() }
  }

  // MARK: Before there is an account

  @discardableResult
  func wire(_ launch: LaunchPage, _ draft: Draft = Draft()) -> LaunchPage {
    launch.onStart = { [weak self] in self?.showTour(draft) }
    launch.onSignIn = { [weak self] in self?.showSignIn() }
    launch.entryGuard = stranger
    return launch
  }

  /// Stands before what members have behind them: they get there by signing out.
  var stranger: EntryGuard {
    EntryGuard("stranger", isOpen: { [accounts] in accounts.member == nil })
  }

  private func showTour(_ draft: Draft) { push(makeTour(draft)) }

  func makeTour(selected: Int = 0, _ draft: Draft) -> TourPage {
    let tour = TourPage(selected: selected, context: navigationController.context)
    tour.onEnd = { [weak self] in
      guard let self else { return }
      push(makeOptions(draft))
    }
    return tour
  }

  func makeOptions(isStart: Bool = false, _ draft: Draft = Draft()) -> OptionsPage {
    let options = OptionsPage(isStart: isStart)
    options.onSignIn = { [weak self] in self?.showSignIn() }
    options.onSignUp = { [weak self] in self?.show(.email, of: draft) }
    return options
  }

  private func showSignIn() { push(makeSignIn()) }

  func makeSignIn() -> SignInPage {
    let page = SignInPage(accounts: accounts)
    page.onSignIn = { [weak self] in self?.enterApp() }
    return page
  }

  // MARK: The app

  /// The app at one of its places, for members only.
  func makeApp(at place: AppPlace = .home) -> TabBarScreen {
    let app = TabBarScreen.app(of: accounts, at: place, in: navigationController.context)
    app.entryGuard = EntryGuard("member", isOpen: { [accounts] in accounts.member != nil }) {
      [weak self] in self?.makeOptions(isStart: true) ?? OptionsPage(isStart: true)
    }
    return app
  }

  func makeWelcome(of account: Account) -> WelcomePage {
    let page = WelcomePage(account: account)
    page.onContinue = { [weak self] in self?.enterApp() }
    return page
  }

  /// Shows the app, at the place that was asked for, if one was; who is not signed in finds the
  /// options before it.
  private func enterApp() {
    let app = asked ?? makeApp()
    push(app)
    noticeAsked(for: accounts.member == nil ? app : nil)
  }

  /// Keeps what was asked for, as long as the options stand before it; `nil` for what needs no
  /// membership.
  func noticeAsked(for app: TabBarScreen?) {
    asked = navigationController.isWaitingToEnter ? app : nil
  }

  /// The app that comes as soon as somebody is signed in.
  var awaited: TabBarScreen? { navigationController.isWaitingToEnter ? asked : nil }

  /// As if one went back: a gate the other way.
  private func leaveApp() {
    push(makeOptions(isStart: true), .custom(SlideTransitionStyle(from: .leading)))
  }

  // MARK: Ways

  func push(_ page: any Screen, _ kind: TransitionMode = .standard) {
    navigationController.attempt { try $0.push(page, kind) }
  }

  /// The pages from which no way leads back.
  private static var heads: HeadPolicy {
    HeadPolicy { $0 is WelcomePage || $0 is TabBarScreen }
      .or(HeadPolicy { ($0 as? OptionsPage)?.isStart ?? false })
  }
}
