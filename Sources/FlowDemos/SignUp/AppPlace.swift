internal import FlowCore
internal import SignUp

enum AppPlace: Hashable {
  case home
  case colour(KeptColour)
  case explore
  case palette(SharedPalette)
  case account

  static let all =
    [home] + KeptColour.samples.map(colour) + [explore] + SharedPalette.samples.map(palette) + [
      account
    ]

  var place: FlowPlace {
    switch self {
    case .home: "home"
    case .colour(let colour): FlowPlace(name: "colour", value: colour.id)
    case .explore: "explore"
    case .palette(let palette): FlowPlace(name: "palette", value: palette.id)
    case .account: "account"
    }
  }

  @MainActor
  init(of page: any Screen) {
    switch page {
    case is HomePage: self = .home
    case let page as ColourPage: self = .colour(page.colour)
    case is AccountPage: self = .account
    case let page as PalettePage: self = .palette(page.palette)
    default: self = .explore
    }
  }
}
