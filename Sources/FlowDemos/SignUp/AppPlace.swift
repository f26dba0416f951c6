internal import FlowCore
internal import SignUp

/// A place in the tabs of the app.
enum AppPlace: Hashable {
  case home
  /// The page of a colour in the Home tab.
  case colour(KeptColour)
  case explore
  case account

  static let all =
    [home] + KeptColour.samples.map(colour) + [explore, account]

  /// The place in the flow, as used in links.
  var place: FlowPlace {
    switch self {
    case .home: "home"
    case .colour(let colour): FlowPlace(name: "colour", value: colour.id)
    case .explore: "explore"
    case .account: "account"
    }
  }

  /// Creates the place of a page in a tab; all pages of other types are in Explore.
  @MainActor
  init(of page: any Screen) {
    switch page {
    case is HomePage: self = .home
    case let page as ColourPage: self = .colour(page.colour)
    case is AccountPage: self = .account
    default: self = .explore
    }
  }
}
