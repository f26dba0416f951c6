public import FlowCore
internal import FlowUI

/// Shows the catalogue, and pushes demos from it by the same navigation core that they use themselves.
public final class CatalogueFlowController: FlowController {
  public let navigationController: NavigationController

  /// Shows the list of demos.
  ///
  /// - Parameter settings: What the demos are told that are pushed from it.
  public init(context: FlowContext, settings: DemoSettings = DemoSettings()) {
    let catalogue = CatalogueScreen(demos: Demo.all)
    navigationController = NavigationController(root: catalogue, context: context)
    NavigationBars(around: navigationController)
    catalogue.onChoice = { [weak self] demo in
      self?.show(demo, settings)
    }
  }

  private func show(_ demo: Demo, _ settings: DemoSettings) {
    let screen = DemoScreen(
      demo: demo,
      flow: demo.start(
        in: navigationController.context, settings: settings, isOnStage: false))
    screen.leave = { [weak navigationController] in
      navigationController?.attempt { try $0.pop() }
    }
    navigationController.attempt { try $0.push(screen) }
  }
}
