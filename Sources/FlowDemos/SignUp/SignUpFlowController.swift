public import FlowCore
internal import FlowUI
internal import SignUp

/// An app for colours, from its first start: a tour, an account, the app itself, and signing out.
///
/// Two screens are gate heads, from which the user cannot go back: the welcome page at the end of
/// the sign-up, and the app. Only members, that is users who are signed in, can enter the app: for
/// everybody else, a link into it shows the options first. The options page is then a gate head,
/// too, as it is after signing out.
public final class SignUpFlowController: FlowController {
  public let navigationController: NavigationController

  let accounts: Accounts
  /// The app that was requested while no account was signed in.
  ///
  /// The navigation controller also keeps this app in a waiting request, but drops the request at
  /// the next gate head, such as the welcome page.
  private var requestedApp: TabBarScreen?

  /// Creates the flow, which shows the launch page or, if `isKnown`, the app.
  ///
  /// - Parameter isKnown: Whether the sample account is signed in from the start.
  public init(context: FlowContext, isKnown: Bool = false, isVisible: Bool = true) {
    accounts = Accounts(current: isKnown ? .sample : nil)
    let launch = LaunchPage()
    let app = isKnown ? TabBarScreen.app(of: accounts, at: .home, in: context) : nil
    navigationController = NavigationController(
      root: app ?? launch, context: context, isVisible: isVisible)
    navigationController.headPolicy = Self.heads
    NavigationBars(around: navigationController).appearance.strategy = BrandStrategy()
    wire(launch)
    accounts.onSignOut = { [weak self] in self?.leaveApp() }
  }

  // MARK: Before signing in

  @discardableResult
  func wire(_ launch: LaunchPage, _ draft: Draft = Draft()) -> LaunchPage {
    launch.onStart = { [weak self] in self?.showTour(draft) }
    launch.onSignIn = { [weak self] in self?.showSignIn() }
    launch.entryGuard = signedOutGuard
    return launch
  }

  var signedOutGuard: EntryGuard {
    EntryGuard("stranger", isOpen: { [accounts] in accounts.current == nil })
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

  func makeApp(at place: AppPlace = .home) -> TabBarScreen {
    let app = TabBarScreen.app(of: accounts, at: place, in: navigationController.context)
    app.entryGuard = EntryGuard("member", isOpen: { [accounts] in accounts.current != nil }) {
      [weak self] in self?.makeOptions(isStart: true) ?? OptionsPage(isStart: true)
    }
    return app
  }

  func makeWelcome(of account: Account) -> WelcomePage {
    let page = WelcomePage(account: account)
    page.onContinue = { [weak self] in self?.enterApp() }
    return page
  }

  /// If no account is signed in, the app's guard shows the options first.
  private func enterApp() {
    let app = requestedApp ?? makeApp()
    push(app)
    rememberRequest(for: app)
  }

  /// Remembers the app that was requested last while its guard is closed; `app` is `nil` if
  /// something else was requested.
  func rememberRequest(for app: TabBarScreen?) {
    // Right after a sign-in, an earlier request may still be waiting.
    let isClosed = accounts.current == nil && navigationController.isWaitingToEnter
    requestedApp = isClosed ? app : nil
  }

  var awaited: TabBarScreen? { navigationController.isWaitingToEnter ? requestedApp : nil }

  /// The options slide in from the leading edge, as if the flow went back.
  private func leaveApp() {
    push(makeOptions(isStart: true), .custom(SlideTransitionStyle(from: .leading)))
  }

  // MARK: Navigation

  func push(_ page: any Screen, _ mode: TransitionMode = .standard) {
    navigationController.attempt { try $0.push(page, mode) }
  }

  private static var heads: HeadPolicy {
    HeadPolicy { $0 is WelcomePage || $0 is TabBarScreen }
      .or(HeadPolicy { ($0 as? OptionsPage)?.isStart ?? false })
  }
}
