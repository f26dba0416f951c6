public import FlowCore
internal import FlowUI

/// The Verbs flow: pages on which every navigation operation can be tried in every kind of
/// transition.
public final class VerbsFlowController: FlowController {
  public let navigationController: NavigationController

  private let level: Int
  private let styles: VerbStyles
  private let routes: VerbRoutes
  private var driver = PercentDrivenTransition()
  /// Stored, because the sheet's screens reference their flow weakly.
  private(set) var sheet: VerbsFlowController?

  /// Creates the flow, which shows the first page.
  public convenience init(context: FlowContext, isVisible: Bool = true) {
    self.init(context: context, level: 0, styles: VerbStyles(), isVisible: isVisible)
  }

  private init(context: FlowContext, level: Int, styles: VerbStyles, isVisible: Bool) {
    self.level = level
    self.styles = styles
    routes = VerbRoutes(styles)
    let root = VerbsScreen(number: 1, level: level, styles: styles)
    navigationController = NavigationController(
      root: root, context: context, isVisible: isVisible)
    navigationController.transitionProvider = routes
    wire(root)
  }

  private func makePage(_ step: Int = 1) -> VerbsScreen { makePage(number: number + step) }

  func makePage(number: Int) -> VerbsScreen {
    let page = VerbsScreen(number: number, level: level, styles: styles)
    wire(page)
    return page
  }

  var number: Int { (navigationController.top as? VerbsScreen)?.number ?? 0 }

  private func wire(_ page: VerbsScreen) {
    page.onChoice = { [weak self] in self?.carryOut($0, $1) }
    page.onDrag = { [weak self] in self?.drive($0, $1) }
    page.problem = { [weak self, weak page] verb in
      page.flatMap { self?.problem(with: verb, on: $0) }
    }
    page.onNext = { [weak self] in self?.makePage() }
  }

  private func problem(with verb: Verb, on page: VerbsScreen) -> String? {
    switch verb {
    case .pop, .popToRoot:
      navigationController.stack[0] === page ? "Not possible: this is the first page" : nil
    case .dismiss: level == 0 ? "Not possible: this is not a sheet" : nil
    case .push, .replace, .setStack, .present: nil
    }
  }

  // MARK: Carrying out

  private func carryOut(_ verb: Verb, _ kind: VerbKind) {
    switch kind {
    case .immediate: request(verb, .immediate)
    case .standard: request(verb, .standard)
    case .custom: request(verb, .custom(styles.custom.style))
    case .interactive:
      drive(verb, .begin)
      drive(verb, .release(finishes: true, velocity: 0))
    }
  }

  private func drive(_ verb: Verb, _ change: VerbDrag.Change) {
    switch change {
    case .begin:
      // Use a new driver: a released one still refers to its settling transition.
      driver = PercentDrivenTransition()
      request(verb, .interactive(driver))
    case .move(let progress): driver.update(progress)
    case .release(finishes: true, let velocity): driver.finish(velocity: velocity)
    case .release(finishes: false, let velocity): driver.cancel(velocity: velocity)
    case .cancel: driver.cancel()
    }
  }

  private func request(_ verb: Verb, _ mode: TransitionMode) {
    navigationController.attempt { navigation in
      switch verb {
      case .push: try navigation.push(makePage(), mode)
      case .pop: try navigation.pop(mode)
      case .popToRoot: try navigation.pop(to: navigation.stack[0], mode)
      case .replace: try navigation.replaceTop(with: makePage(), mode)
      case .setStack:
        try navigation.setStack([navigation.stack[0], makePage(), makePage(2)], mode)
      case .present: try present(mode)
      case .dismiss: try navigation.dismiss(mode)
      }
    }
  }

  func present(_ mode: TransitionMode) throws(NavigationRefusal) {
    let flow = VerbsFlowController(
      context: navigationController.context, level: level + 1, styles: styles, isVisible: false)
    navigationController.presentation.add(self)
    try navigationController.present(flow.navigationController, mode)
    sheet = flow
  }
}

extension VerbsFlowController: NavigationObserver {
  /// Releases the sheet's flow when this flow is visible again, unless another sheet is already
  /// waiting for the dismissal to end.
  public func navigationController(
    _ controller: NavigationController, didShow screen: any Screen
  ) {
    guard navigationController.presented == nil else { return }
    if (screen as? FlowScreen)?.flow === navigationController { sheet = nil }
  }

  /// Releases the flow of a sheet whose presentation was cancelled.
  public func navigationController(
    _ controller: NavigationController, didCancel screen: any Screen
  ) {
    if (screen as? FlowScreen)?.flow === sheet?.navigationController { sheet = nil }
  }
}
