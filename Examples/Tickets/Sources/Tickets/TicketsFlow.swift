public import FlowCore
import FlowUI

/// An app for tickets: launch, tour, sign-in, three tabs, a checkout, and three gates.
///
/// Nobody goes back from the tabs to the pages before them, nor from a bought ticket to its
/// checkout, nor into the app after signing out; only members get in, even by a link.
public final class TicketsFlow: FlowController {
  public let navigationController: NavigationController

  private let member = Member()
  private var context: FlowContext { navigationController.context }

  /// Starts the flow at the launch page.
  public init(context: FlowContext, isVisible: Bool = true) {
    let launch = LaunchPage(member)
    navigationController = NavigationController(
      root: launch, context: context, isVisible: isVisible)
    navigationController.appTheme = .foyer
    navigationController.headPolicy = HeadPolicy {
      $0 is LaunchPage || $0 is TabBarScreen || $0 is BoughtPage
    }
    NavigationBars(around: navigationController)
    wire(launch)
  }

  // MARK: Before the app

  private func wire(_ launch: LaunchPage) {
    launch.onTour = { [weak self] in self?.showTour() }
    launch.onSignIn = { [weak self] in self?.showSignIn() }
  }

  private func makeLaunch() -> LaunchPage {
    let launch = LaunchPage(member)
    wire(launch)
    return launch
  }

  private func makeTour() -> TourPage {
    TourPage(in: context) { [weak self] in self?.showSignIn() }
  }

  private func makeSignIn() -> SignInPage {
    let page = SignInPage()
    page.onSignIn = { [weak self] in self?.enter(as: $0) }
    return page
  }

  private func showTour() { push(makeTour()) }

  private func showSignIn() { push(makeSignIn()) }

  private func enter(as email: String) {
    member.email = email
    if navigationController.resumeEntry() { return }
    push(makeApp())
  }

  // MARK: The app

  private func makeApp(at tab: Int = 0) -> TabBarScreen {
    let events = EventsPage(in: context)
    let profile = ProfilePage(member) { [weak self] in self?.signOut() }
    let app = TabBarScreen([
      Tab("Evenings", icon: .curtain, flow: makeStack(events)),
      Tab("Tickets", icon: .ticket, flow: makeStack(TicketsPage(member))),
      Tab("Profile", icon: .person, flow: makeStack(profile)),
    ])
    events.onChoice = { [weak self, unowned app] in self?.show($0, in: app) }
    app.entryGuard = EntryGuard("member", isOpen: { [member] in member.email != nil }) {
      [unowned self] in makeLaunch()
    }
    app.select(tab)
    return app
  }

  private func makeStack(_ root: any Screen) -> NavigationController {
    let stack = NavigationController(root: root, context: context, isVisible: false)
    NavigationBars(around: stack)
    return stack
  }

  private func show(_ event: Event, in app: TabBarScreen, _ mode: TransitionMode = .standard) {
    let page = EventPage(event)
    page.onOrder = { [weak self, unowned app] in self?.checkOut($0, in: app) }
    app.tabs[0].flow.attempt { try $0.push(page, mode) }
  }

  private func checkOut(_ order: Order, in app: TabBarScreen) {
    let page = CheckoutPage(order, in: context)
    page.onPaid = { [weak self] in self?.finish($0) }
    app.tabs[0].flow.attempt { try $0.push(page) }
  }

  private func finish(_ ticket: Ticket) {
    // The member may have signed out while the payment took its time.
    guard member.email != nil else { return }
    member.tickets.append(ticket)
    push(
      BoughtPage(ticket) { [weak self] in
        if let self { push(makeApp(at: 1)) }
      })
  }

  private func signOut() {
    member.signOut()
    push(makeLaunch(), .custom(SlideTransitionStyle(from: .leading)))
  }

  private func push(_ page: any Screen, _ mode: TransitionMode = .standard) {
    navigationController.attempt { try $0.push(page, mode) }
  }
}

/// Links lead to the pages before the app, to the tabs, and to each event, as `event=oud`.
extension TicketsFlow: RoutedFlow {
  public var routes: [FlowRoute] {
    [
      FlowRoute("launch", to: LaunchPage.self) { [self] in [makeLaunch()] },
      FlowRoute("tour", to: TourPage.self) { [self] in [makeLaunch(), makeTour()] },
      FlowRoute("sign-in", to: SignInPage.self) { [self] in [makeLaunch(), makeSignIn()] },
      FlowRoute("events", to: EventsPage.self) { [self] in [makeApp()] },
      FlowRoute("tickets", to: TicketsPage.self) { [self] in [makeApp(at: 1)] },
      FlowRoute("profile", to: ProfilePage.self) { [self] in [makeApp(at: 2)] },
      FlowRoute("event", to: EventPage.self, value: \.event.id, listing: Event.samples.map(\.id)) {
        [self] id in
        Event.samples.first { $0.id == id }.map { event in
          let app = makeApp()
          show(event, in: app, .immediate)
          return [app]
        }
      },
    ]
  }
}
