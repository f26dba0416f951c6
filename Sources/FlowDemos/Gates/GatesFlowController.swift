public import FlowCore
internal import FlowUI
internal import Gates

/// The samples of the gates article.
///
/// The first sample compares a page that is a gate head with one that is not; the second is an app
/// that is entered by signing in or by signing up. There are also the other gates that the article
/// lists: an activation, and a search for a device.
///
/// The picture of a gate stays in one position in front of all pages. Its two leaves are shut while
/// the app or a page behind a gate is shown, and follow the transitions.
public final class GatesFlowController: FlowController {
  public let navigationController: NavigationController

  private let leaves: GateLeaves
  /// Only for `DemoBehaviour.article`.
  private var modals: ModalGates?

  /// Creates the flow, which shows the page on which both samples begin.
  ///
  /// - Parameter behaviour: Whether the second sample uses modals as gates, with their faults.
  public init(
    context: FlowContext, behaviour: DemoBehaviour = .sluice, isVisible: Bool = true
  ) {
    let first = HeadPage(.initial)
    navigationController = NavigationController(
      root: first, context: context, isVisible: isVisible)
    leaves = GateLeaves(of: navigationController) { screen in
      (screen as? StepPage)?.step.isBehindGate ?? (screen is TabBarScreen)
    }
    NavigationBars(around: navigationController).fixedElement = FixedElement(
      "gatePicture", in: GatePicture.frame(in:)
    ) { [leaves] in GatePicture(shut: leaves.shut) }
    // Another kind of gate head needs only one more condition here.
    navigationController.headPolicy = HeadPolicy { $0 is HeadPage || $0 is TabBarScreen }
    wire(first)
    if behaviour == .article {
      modals = ModalGates(in: navigationController) { [unowned self] in
        page($0)
      } makeApp: { [unowned self] in
        app()
      }
    }
    // Only the first page offers a drag forward, because nothing has been passed yet; after a gate,
    // no gesture may show a page that was passed.
    first.makePage = { [weak self] step in self?.page(step) ?? HeadPage(step) }
  }

  private func show(_ step: Step) {
    switch step {
    case .detail:
      let shown = navigationController.presented ?? navigationController
      let tabs = shown.top as? TabBarScreen
      tabs?.selected.flow.attempt { try $0.push(page(step)) }
    case .initial:
      // This gate head slides in from the leading edge, as if the flow went back.
      navigationController.attempt {
        try $0.push(page(step), .custom(SlideTransitionStyle(from: .leading)))
      }
    case .activation, .activated, .deviceSearch, .connected:
      // A presented onboarding covers the flow's own pages.
      let shown = navigationController.presented ?? navigationController
      shown.attempt { try $0.push(screen(step)) }
    case .itemOne, .appProper, .gate, .nonGate, .options, .signIn, .signUp, .tutorial:
      navigationController.attempt { try $0.push(screen(step)) }
    }
  }

  /// Returns the screen for a step: the whole app, at its first tab, for a page of the app.
  private func screen(_ step: Step) -> any Screen {
    switch step {
    case .itemOne, .appProper, .detail: return app()
    case .deviceSearch:
      let search = SearchPage(context: navigationController.context)
      search.onChoice = { [weak self] in self?.show(.connected) }
      return search
    case .initial, .gate, .nonGate, .options, .signIn, .signUp, .tutorial, .activation, .activated,
      .connected:
      return page(step)
    }
  }

  private func page(_ step: Step) -> StepPage {
    switch step {
    case .initial, .gate, .tutorial, .activated, .connected: wire(HeadPage(step))
    case .nonGate, .options, .signIn, .signUp, .activation, .deviceSearch, .itemOne, .appProper,
      .detail:
      wire(StepPage(step))
    }
  }

  @discardableResult
  private func wire(_ page: StepPage) -> StepPage {
    page.onChoice = { [weak self, weak page] step in
      guard let self, let page, !(modals?.show(step, from: page) ?? false) else { return }
      show(step)
    }
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
      root: page(root), context: navigationController.context, isVisible: false)
    NavigationBars(around: flow)
    return flow
  }
}

/// The flow's places are the names of its pages, including those in the tabs of the app.
extension GatesFlowController: PlacedFlow {
  public var places: [FlowPlace] { Step.allCases.map { FlowPlace(name: $0.rawValue) } }

  public func place(of screen: any Screen) -> FlowPlace? {
    let name = (screen as? TabBarScreen)?.selected.flow.top.name ?? screen.name
    return Step(rawValue: name).map { FlowPlace(name: $0.rawValue) }
  }

  public func screens(at place: FlowPlace) -> [any Screen]? {
    guard place == FlowPlace(name: place.step.name), let step = Step(rawValue: place.step.name)
    else {
      return nil
    }
    switch step {
    case .initial, .gate, .tutorial, .activated, .connected: return [page(step)]
    case .nonGate, .options: return [page(.initial), page(step)]
    case .signIn, .signUp, .activation, .deviceSearch:
      return [page(.initial), page(.options), screen(step)]
    case .itemOne: return [app()]
    case .appProper, .detail:
      let app = app()
      app.select(1)
      if step == .detail { app.selected.flow.attempt { try $0.push(page(step), .immediate) } }
      return [app]
    }
  }
}

/// The leaves of a flow's gate, which follow the transitions of the flow.
///
/// While a page that shuts the gate arrives, the leaves close with the fraction of the transition:
/// half-way through, they are half shut, whether the transition runs, is dragged or is frozen.
/// After a cancelled or reversed transition, the leaves are as they were before the transition.
/// In a transition between two pages that shut the gate, the gate stays shut.
///
/// The controller holds this observer weakly: keep a reference to it.
@MainActor
private final class GateLeaves {
  private let running: AnimatedValue<Double>
  private let isShut: (any Screen) -> Bool

  /// Observes a flow; the leaves begin open or shut, as the flow's top screen requires.
  ///
  /// - Parameters:
  ///   - controller: The navigation controller of the flow.
  ///   - isShut: Returns whether the gate is shut while a given screen is visible.
  init(of controller: NavigationController, isShut: @escaping (any Screen) -> Bool) {
    self.isShut = isShut
    running = AnimatedValue(isShut(controller.top) ? 1 : 0)
    controller.add(self)
  }

  /// How far the leaves are shut at the current instant: 0 is open, 1 is shut.
  var shut: Double { running.value }
}

extension GateLeaves: NavigationObserver {
  func navigationController(
    _ controller: NavigationController, willShow screen: any Screen, mode: TransitionMode.Kind
  ) {
    let target: Double = isShut(screen) ? 1 : 0
    if controller.coordinator?.animate(running, to: target) != true { running.value = target }
  }
}
