internal import FlowCore
internal import SignUp

/// A place in the app itself.
enum AppPlace: Hashable {
  case home
  /// A colour on Home.
  case colour(KeptColour)
  case explore
  case account

  static let all =
    [home] + KeptColour.samples.map(colour) + [explore, account]

  /// What links call it.
  var place: FlowPlace {
    switch self {
    case .home: "home"
    case .colour(let colour): FlowPlace(name: "colour", value: colour.id)
    case .explore: "explore"
    case .account: "account"
    }
  }

  /// The place of a tab's page; what has none of its own is somewhere in Explore.
  init(of page: any Screen) {
    switch page {
    case is HomePage: self = .home
    case let page as ColourPage: self = .colour(page.colour)
    case is AccountPage: self = .account
    default: self = .explore
    }
  }
}
