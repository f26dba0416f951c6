internal import FlowCore
internal import FlowUI
internal import SignUp

extension TabBarScreen {
  /// Makes the app at one of its places, with tabs for the saved colours, the Colours flow, and the
  /// account.
  static func app(
    of accounts: Accounts, at place: AppPlace, in context: FlowContext
  ) -> TabBarScreen {
    let colours = KeptColours()
    let home = HomeFlowController(colours, context)
    let profile = NavigationController(
      root: AccountPage(accounts: accounts, colours: colours), context: context, isOnStage: false)
    NavigationBars(around: profile).appearance.strategy = BrandStrategy()
    let first = Tab(
      "Home", icon: .house, flow: home, badge: .count(colours.freshCount))
    colours.onChange = { [weak colours, weak first] in
      first?.badge = colours.map { .count($0.freshCount) }
    }
    let app = TabBarScreen(
      [
        first,
        Tab(
          "Explore", icon: .compass,
          flow: ColoursFlowController(context: context, isOnStage: false)),
        Tab("Profile", icon: .person, flow: profile),
      ], name: "app")
    switch place {
    case .home: break
    case .colour(let colour): home.show(colour, .immediate)
    case .explore: app.select(1)
    case .account: app.select(2)
    }
    return app
  }
}

/// The flow of the Home tab: the list of the saved colours, and a page for each.
private final class HomeFlowController: FlowController {
  let navigationController: NavigationController

  private let colours: KeptColours

  init(_ colours: KeptColours, _ context: FlowContext) {
    self.colours = colours
    let home = HomePage(colours: colours)
    navigationController = NavigationController(root: home, context: context, isOnStage: false)
    NavigationBars(around: navigationController).appearance.strategy = BrandStrategy()
    home.onChoice = { [weak self] in self?.show($0, .standard) }
  }

  func show(_ colour: KeptColour, _ kind: TransitionMode) {
    let page = ColourPage(colour, of: colours)
    navigationController.attempt { try $0.push(page, kind) }
  }
}
