internal import FlowCore
internal import FlowUI
internal import SignUp

extension TabBarScreen {
  /// Makes the app at one of its places, with tabs for the saved colours, the palettes that
  /// others share, and the account.
  static func app(
    of accounts: Accounts, at place: AppPlace, in context: FlowContext
  ) -> TabBarScreen {
    let (colours, palettes) = (KeptColours(), Palettes())
    let home = HomeFlowController(colours, context)
    let explore = ExploreFlowController(palettes, context)
    let profile = NavigationController(
      root: AccountPage(accounts: accounts, colours: colours, palettes: palettes),
      context: context, isOnStage: false)
    NavigationBars(around: profile).appearance.strategy = BrandStrategy()
    let first = Tab(
      "Home", icon: .house, flow: home, badge: .count(colours.freshCount))
    colours.onChange = { [weak colours, weak first] in
      first?.badge = colours.map { .count($0.freshCount) }
    }
    let app = TabBarScreen(
      [
        first,
        Tab("Explore", icon: .compass, flow: explore),
        Tab("Profile", icon: .person, flow: profile),
      ], name: "app")
    switch place {
    case .home: break
    case .colour(let colour): home.show(colour, .immediate)
    case .explore: app.select(1)
    case .palette(let palette):
      app.select(1)
      explore.show(palette, .immediate)
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

/// The flow of the Explore tab: the palettes that others share, and a page for each.
private final class ExploreFlowController: FlowController {
  let navigationController: NavigationController

  private let palettes: Palettes

  init(_ palettes: Palettes, _ context: FlowContext) {
    self.palettes = palettes
    let explore = ExplorePage(palettes: palettes)
    navigationController = NavigationController(root: explore, context: context, isOnStage: false)
    NavigationBars(around: navigationController).appearance.strategy = BrandStrategy()
    explore.onChoice = { [weak self] in self?.show($0, .standard) }
  }

  func show(_ palette: SharedPalette, _ kind: TransitionMode) {
    let page = PalettePage(palette, of: palettes)
    navigationController.attempt { try $0.push(page, kind) }
  }
}
