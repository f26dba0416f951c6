public import FlowCore

/// The Verbs flow: pages on which every stack operation and every transition mode can be tried.
public final class VerbsFlowController: FlowController {
  public let navigationController: NavigationController

  private let level: Int
  /// The flow presented on top of this one; its own screens reference it only weakly.
  private var sheet: VerbsFlowController?

  /// Creates the flow, which shows the first page.
  public convenience init(context: FlowContext, isOnStage: Bool = true) {
    self.init(context: context, level: 0, isOnStage: isOnStage)
  }

  private init(context: FlowContext, level: Int, isOnStage: Bool) {
    self.level = level
    let root = VerbsScreen(number: 1, level: level)
    navigationController = NavigationController(
      root: root, context: context, isOnStage: isOnStage)
    wire(root)
  }

  /// Makes a page whose number follows that of the top page.
  private func makePage(_ step: Int = 1) -> VerbsScreen { makePage(number: number + step) }

  private func makePage(number: Int) -> VerbsScreen {
    let page = VerbsScreen(number: number, level: level)
    wire(page)
    return page
  }

  private var number: Int { (navigationController.top as? VerbsScreen)?.number ?? 0 }

  private func wire(_ page: VerbsScreen) {
    page.onChoice = { [weak self] in self?.carryOut($0) }
    page.onNext = { [weak self] in self?.makePage() }
  }

  private func carryOut(_ verb: Verb) {
    navigationController.attempt { navigation in
      switch verb {
      case .push: try navigation.push(makePage())
      case .pushFading: try navigation.push(makePage(), .custom(CrossFadeTransitionStyle()))
      case .pushZooming: try navigation.push(makePage(), .custom(ZoomTransitionStyle()))
      case .pushAtOnce: try navigation.push(makePage(), .immediate)
      case .replace: try navigation.replaceTop(with: makePage())
      case .setThree:
        try navigation.setStack([navigation.stack[0], makePage(), makePage(2)])
      case .pop: try navigation.pop()
      case .popToRoot: try navigation.popToRoot()
      case .present: try present()
      case .dismiss: try navigation.dismiss()
      }
    }
  }

  private func present(_ kind: TransitionMode = .standard) throws(NavigationRefusal) {
    let flow = VerbsFlowController(
      context: navigationController.context, level: level + 1, isOnStage: false)
    navigationController.presentation.add(self)
    try navigationController.present(flow.navigationController, kind)
    sheet = flow
  }
}

extension VerbsFlowController: NavigationObserver {
  /// Releases the sheet's flow when this flow is visible again.
  public func navigationController(
    _ controller: NavigationController, didShow screen: any Screen
  ) {
    if (screen as? FlowScreen)?.flow === navigationController { sheet = nil }
  }
}

/// The flow's places are the pages by number from 1, each on top of all pages before it; the places
/// of a sheet are nested, such as `page=2/page=3`.
extension VerbsFlowController: PlacedFlow {
  /// The maximum number of pages in a place, and of sheets: far more than anyone opens by hand.
  private static let most = 100

  public var places: [FlowPlace] {
    ["page=1", "page=2", "page=3", "page=1/page=1", "page=2/page=3"]
  }

  public var place: FlowPlace {
    let sheet = navigationController.presented == nil ? nil : sheet
    return FlowPlace(name: "page", value: "\(number)").containing(sheet?.place)
  }

  public func screens(at place: FlowPlace) -> [any Screen]? {
    guard place.further.isEmpty, place.step.name == "page",
      let number = place.step.value.flatMap({ Int($0) }), (1...Self.most).contains(number)
    else { return nil }
    return (1...number).map { makePage(number: $0) }
  }

  public func go(to place: FlowPlace, _ kind: TransitionMode) throws(PlaceRefusal) {
    guard let screens = screens(at: FlowPlace(place.step)), place.further.count <= Self.most,
      place.further.allSatisfy({ self.screens(at: FlowPlace($0)) != nil })
    else { throw .unknown(place, among: places) }
    do throws(NavigationRefusal) {
      if navigationController.presented != nil { try navigationController.dismiss(kind) }
      try navigationController.setStack(screens, kind)
      if place.rest != nil { try present(kind) }
    } catch {
      throw .refused(error)
    }
    if let rest = place.rest { try sheet?.go(to: rest, kind) }
  }
}
