internal import FlowCore
internal import FlowUI
internal import SignUp

extension TabBarScreen {
  static func app(
    of accounts: Accounts, at place: AppPlace, in context: FlowContext
  ) -> TabBarScreen {
    let (colours, palettes) = (KeptColours(), Palettes())
    let (homePage, explorePage) = (HomePage(colours: colours), ExplorePage(palettes: palettes))
    let home = ListFlowController(homePage, context) { ColourPage($0, of: colours) }
    let explore = ListFlowController(explorePage, context) { PalettePage($0, of: palettes) }
    homePage.onChoice = { [weak home] in home?.show($0, .standard) }
    explorePage.onChoice = { [weak explore] in explore?.show($0, .standard) }
    let profile = NavigationController(
      root: AccountPage(accounts: accounts, colours: colours, palettes: palettes),
      context: context, isVisible: false)
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

/// The flow of a tab: a list, and a page for each item of the list.
private final class ListFlowController<Item>: FlowController {
  let navigationController: NavigationController

  private let makePage: (Item) -> any Screen

  init(_ list: any Screen, _ context: FlowContext, makePage: @escaping (Item) -> any Screen) {
    self.makePage = makePage
    navigationController = NavigationController(root: list, context: context, isVisible: false)
    NavigationBars(around: navigationController).appearance.strategy = BrandStrategy()
  }

  func show(_ item: Item, _ mode: TransitionMode) {
    navigationController.attempt { try $0.push(makePage(item), mode) }
  }
}
