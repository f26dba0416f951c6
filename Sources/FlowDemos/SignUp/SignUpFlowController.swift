public import FlowCore
internal import FlowUI
internal import SignUp

/// An app for colours, from its first start to the app itself: a tour, an account, and out again.
///
/// Two pages are heads, from which no way leads back: the welcome at the end of the sign-up, and the app. Who
/// signs out finds the options as one, too.
public final class SignUpFlowController: FlowController {
  public let navigationController: NavigationController

  private let accounts = Accounts()
  private var draft = Draft()

  /// Shows the first page; to somebody who is known, the app.
  ///
  /// - Parameter isKnown: Whether somebody has signed in before.
  public init(context: FlowContext, isKnown: Bool = false, isOnStage: Bool = true) {
    let launch = LaunchPage()
    let app = isKnown ? AppPage(account: .sample, context: context) : nil
    navigationController = NavigationController(
      root: app ?? launch, context: context, isOnStage: isOnStage)
    navigationController.headPolicy = Self.heads
    NavigationBars(around: navigationController).appearance.strategy = BrandStrategy()
    if let app { wire(app) } else { wire(launch) }
  }

  // MARK: Before there is an account

  private func wire(_ launch: LaunchPage) {
    launch.onStart = { [weak self] in self?.showTour() }
    launch.onSignIn = { [weak self] in self?.showSignIn() }
  }

  private func showTour() {
    let tour = TourPage(context: navigationController.context)
    tour.onEnd = { [weak self] in
      guard let self else { return }
      push(makeOptions())
    }
    push(tour)
  }

  private func makeOptions(isStart: Bool = false) -> OptionsPage {
    let options = OptionsPage(isStart: isStart)
    options.onSignIn = { [weak self] in self?.showSignIn() }
    options.onSignUp = { [weak self] in self?.show(.email) }
    return options
  }

  private func showSignIn() {
    let page = SignInPage(accounts: accounts)
    page.onSignIn = { [weak self] in self?.showApp(of: $0) }
    push(page)
  }

  // MARK: Steps

  private func show(_ step: Step) {
    let goOn = { [weak self] in
      guard let self else { return }
      if let next = draft.step(after: step) { show(next) } else { finish() }
    }
    switch step {
    case .email:
      let page = EmailPage(draft: draft, accounts: accounts)
      page.onContinue = goOn
      push(page)
    case .password:
      let page = PasswordPage(draft: draft)
      page.onContinue = goOn
      push(page)
    case .age:
      let page = AgePage(draft: draft)
      page.onContinue = goOn
      push(page)
    case .guardian:
      let page = GuardianPage(draft: draft)
      page.onContinue = goOn
      push(page)
    case .profile:
      let page = ProfilePage(draft: draft)
      page.onTerms = { [weak self] in self?.presentTerms() }
      page.onContinue = goOn
      push(page)
    }
  }

  private func presentTerms() {
    let terms = TermsPage()
    let dismiss = { [weak navigationController] in
      guard let navigationController else { return }
      navigationController.attempt { try $0.dismiss() }
    }
    terms.onClose = dismiss
    terms.onAccept = { [weak self] in
      self?.draft.hasAcceptedTerms = true
      dismiss()
    }
    let flow = NavigationController(
      root: terms, context: navigationController.context, isOnStage: false)
    NavigationBars(around: flow).appearance.strategy = BrandStrategy()
    navigationController.attempt { try $0.present(flow) }
  }

  /// Keeps the account, and begins a draft for the next one.
  private func finish() {
    let account = draft.account
    accounts.add(account)
    draft = Draft()
    let page = WelcomePage(account: account)
    page.onContinue = { [weak self] in self?.showApp(of: account) }
    push(page)
  }

  // MARK: The app

  private func showApp(of account: Account) {
    push(wire(AppPage(account: account, context: navigationController.context)))
  }

  @discardableResult
  private func wire(_ app: AppPage) -> AppPage {
    app.onPage = { [weak self] in self?.push($0) }
    app.onSignOut = { [weak self] in
      guard let self else { return }
      push(makeOptions(isStart: true), .custom(SlideAnimator(from: .leading)))
    }
    return app
  }

  // MARK: Ways

  private func push(_ page: any Screen, _ kind: TransitionKind = .standard) {
    navigationController.attempt { try $0.push(page, kind) }
  }

  /// The pages from which no way leads back.
  private static var heads: HeadPolicy {
    HeadPolicy { $0 is WelcomePage || $0 is AppPage }
      .or(HeadPolicy { ($0 as? OptionsPage)?.isStart ?? false })
  }
}
