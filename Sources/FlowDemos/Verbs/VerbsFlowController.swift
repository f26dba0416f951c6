public import FlowCore

/// The Verbs flow: pages on which every verb and every kind of transition can be tried.
public final class VerbsFlowController: FlowController {
  public let navigationController: NavigationController

  private let level: Int
  /// The flow on top of this one; its screens know it only weakly.
  private var sheet: VerbsFlowController?

  /// Shows the first page.
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

  /// A page that counts on from the top one.
  private func makePage(_ step: Int = 1) -> VerbsScreen {
    let top = navigationController.top as? VerbsScreen
    let page = VerbsScreen(number: (top?.number ?? 0) + step, level: level)
    wire(page)
    return page
  }

  private func wire(_ page: VerbsScreen) {
    page.onChoice = { [weak self] in self?.carryOut($0) }
    page.onNext = { [weak self] in self?.makePage() }
  }

  private func carryOut(_ verb: Verb) {
    navigationController.attempt { navigation in
      switch verb {
      case .push: try navigation.push(makePage())
      case .pushFading: try navigation.push(makePage(), .custom(CrossFadeAnimator()))
      case .pushZooming: try navigation.push(makePage(), .custom(ZoomAnimator()))
      case .pushAtOnce: try navigation.push(makePage(), .jumpCut)
      case .replace: try navigation.replaceTop(with: makePage())
      case .setThree:
        try navigation.setStack([navigation.stack[0], makePage(), makePage(2)])
      case .pop: try navigation.pop()
      case .popToRoot: try navigation.popToRoot()
      case .present:
        let flow = VerbsFlowController(
          context: navigation.context, level: level + 1, isOnStage: false)
        navigation.presentation.add(self)
        try navigation.present(flow.navigationController)
        sheet = flow
      case .dismiss: try navigation.dismiss()
      }
    }
  }
}

extension VerbsFlowController: NavigationObserver {
  /// Lets a sheet go when this flow has the stage again.
  public func navigationController(
    _ controller: NavigationController, didShow screen: any Screen
  ) {
    if (screen as? FlowScreen)?.flow === navigationController { sheet = nil }
  }
}
