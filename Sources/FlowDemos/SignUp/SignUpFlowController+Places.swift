public import FlowCore
internal import FlowUI
internal import SignUp

/// The flow's places are the names of the pages, the pages of the tour by number from 1, and the
/// places of the app.
///
/// A link to a step begins with an empty draft: continuing from there goes back to the first
/// incomplete step. A link into the app shows the options if no account is signed in; the requested
/// place is then still reported as the current one.
extension SignUpFlowController: PlacedFlow {
  public var places: [FlowPlace] {
    let tour = (1...TourPage.count).map { FlowPlace(name: "tour", value: "\($0)") }
    let steps = Step.allCases.map(Self.place(of:))
    return ["launch"] + tour + ["options", "sign-in"] + steps + [Self.terms, "welcome"]
      + AppPlace.all.map(\.place)
  }

  private static let terms = place(of: .profile).containing("terms")

  private static func place(of step: Step) -> FlowPlace { FlowPlace(name: step.rawValue) }

  public var place: FlowPlace {
    let screen = place(of: navigationController.top) ?? places[0]
    return screen.containing(navigationController.presented == nil ? nil : "terms")
  }

  public func place(of screen: any Screen) -> FlowPlace? {
    switch screen {
    case let app as TabBarScreen: AppPlace(of: app.selected.flow.top).place
    case let tour as TourPage: FlowPlace(name: "tour", value: "\(tour.selected + 1)")
    case let options as OptionsPage where options.isStart:
      awaited.flatMap(place(of:)) ?? "options"
    default: FlowPlace(name: screen.name)
    }
  }

  public func screens(at place: FlowPlace) -> [any Screen]? {
    if let app = AppPlace.all.first(where: { $0.place == place }) { return [makeApp(at: app)] }
    if let step = Step.allCases.first(where: { Self.place(of: $0) == place }) {
      return screens(at: step)
    }
    let (launch, draft) = (LaunchPage(), Draft())
    wire(launch, draft)
    let tour = (1...TourPage.count).first { place == FlowPlace(name: "tour", value: "\($0)") }
    if let tour { return [launch, makeTour(selected: tour - 1, draft)] }
    switch place {
    case "launch": return [launch]
    case "options": return beginning(of: draft)
    case "sign-in": return [launch, makeSignIn()]
    case "welcome": return [linkedWelcome]
    default: return nil
    }
  }

  private func screens(at step: Step) -> [any Screen] {
    let draft = Draft()
    let before = Step.allCases.prefix { $0 != step && $0 != .guardian }
    return beginning(of: draft) + (before + [step]).map { makePage($0, of: draft) }
  }

  /// Returns the stack that leads to the options, with the tour on its last page.
  private func beginning(of draft: Draft) -> [any Screen] {
    [
      wire(LaunchPage(), draft), makeTour(selected: TourPage.count - 1, draft),
      makeOptions(draft),
    ]
  }

  /// The welcome page for a link.
  ///
  /// Its guard is closed while an account is signed in: members reach this page only by signing up.
  private var linkedWelcome: WelcomePage {
    let page = makeWelcome(of: .sample)
    page.entryGuard = signedOutGuard
    return page
  }

  public func go(to place: FlowPlace, _ mode: TransitionMode) throws(PlaceRefusal) {
    guard place == Self.terms || place.further.isEmpty,
      let screens = screens(at: FlowPlace(place.step))
    else { throw .unknown(place, among: places) }
    if navigationController.presented != nil {
      navigationController.attempt { try $0.dismiss(mode) }
    }
    try show(screens, mode)
    rememberRequest(for: screens.last as? TabBarScreen)
    guard place == Self.terms, let page = screens.last as? ProfilePage else { return }
    presentTerms(for: page.draft, mode)
  }
}
