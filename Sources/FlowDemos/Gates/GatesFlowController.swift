public import FlowCore
internal import FlowUI
internal import Gates

/// The two samples of the article on gates: a page that is a gate beside one that is none, and an
/// app with two ways in, by signing in or by signing up.
public final class GatesFlowController: FlowController {
  public let navigationController: NavigationController

  /// Shows the first page, from which both samples begin.
  public init(context: FlowContext, isOnStage: Bool = true) {
    let first = HeadPage(.initial)
    navigationController = NavigationController(
      root: first, context: context, isOnStage: isOnStage)
    NavigationBars(around: navigationController)
    // A new kind of head is one more condition, and nothing else.
    navigationController.headPolicy = HeadPolicy { $0 is HeadPage || $0 is TabBarScreen }
    first.onWay = { [weak self] in self?.show($0) }
  }

  private func show(_ step: Step) {
    switch step {
    case .detail:
      let tabs = navigationController.top as? TabBarScreen
      tabs?.selected.flow.attempt { try $0.push(page(step)) }
    case .itemOne, .appProper:
      navigationController.attempt { try $0.push(app()) }
    case .initial:
      // A gate the other way, as if one went back.
      navigationController.attempt {
        try $0.push(page(step), .custom(SlideTransitionStyle(from: .leading)))
      }
    case .gate, .nonGate, .options, .signIn, .signUp, .tutorial:
      navigationController.attempt { try $0.push(page(step)) }
    }
  }

  private func page(_ step: Step) -> StepPage {
    let page: StepPage =
      switch step {
      case .initial, .gate, .tutorial: HeadPage(step)
      case .nonGate, .options, .signIn, .signUp, .itemOne, .appProper, .detail: StepPage(step)
      }
    page.onWay = { [weak self] in self?.show($0) }
    return page
  }

  private func app() -> TabBarScreen {
    TabBarScreen([
      Tab("Item 1", icon: .house, flow: stack(.itemOne)),
      Tab("Item 2", icon: .compass, flow: stack(.appProper)),
    ])
  }

  private func stack(_ root: Step) -> NavigationController {
    let flow = NavigationController(
      root: page(root), context: navigationController.context, isOnStage: false)
    NavigationBars(around: flow)
    return flow
  }
}

/// The pages by their own names, those of the app inside its tabs.
extension GatesFlowController: PlacedFlow {
  public var places: [FlowPlace] { Step.allCases.map { FlowPlace(name: $0.rawValue) } }

  public func place(of screen: any Screen) -> FlowPlace? {
    FlowPlace(name: (screen as? TabBarScreen)?.selected.flow.top.name ?? screen.name)
  }

  public func screens(at place: FlowPlace) -> [any Screen]? {
    guard place == FlowPlace(name: place.step.name), let step = Step(rawValue: place.step.name)
    else {
      return nil
    }
    switch step {
    case .initial, .gate, .tutorial: return [page(step)]
    case .nonGate, .options: return [page(.initial), page(step)]
    case .signIn, .signUp: return [page(.initial), page(.options), page(step)]
    case .itemOne: return [app()]
    case .appProper, .detail:
      let app = app()
      app.select(1)
      if step == .detail { app.selected.flow.attempt { try $0.push(page(step), .immediate) } }
      return [app]
    }
  }
}
