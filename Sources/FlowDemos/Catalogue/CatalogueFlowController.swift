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
    catalogue.onChoice = { [weak self] demo in
      self?.show(demo, settings)
    }
  }

  private func show(_ demo: Demo, _ settings: DemoSettings) {
    let screen = DemoScreen(
      demo: demo, flow: demo.start(in: navigationController.context, settings: settings))
    navigationController.attempt { try $0.push(screen) }
  }
}

/// A demo as a page of the catalogue: the whole flow is one screen of the stack around it.
final class DemoScreen {
  let name: String

  private let flow: any FlowController

  init(demo: Demo, flow: any FlowController) {
    name = "demo-\(demo.id)"
    self.flow = flow
  }
}

extension DemoScreen: ScreenContent {
  var responders: [any PointerResponder] { flow.navigationController.responders }

  var scrollResponders: [any ScrollResponder] { flow.navigationController.scrollResponders }

  var isFrozen: Bool { flow.navigationController.isFrozen }

  var allowsGoingBack: Bool { flow.navigationController.stage.top.allowsGoingBack }

  func page(in context: LayoutContext) -> Layer {
    flow.navigationController.page(named: name, in: context)
  }

  func goBack() -> Bool { flow.navigationController.goBack() }

  func goForward() -> Bool { flow.navigationController.goForward() }

  func willAppear() { flow.navigationController.forward(.willAppear) }
  func didAppear() { flow.navigationController.forward(.didAppear) }
  func willDisappear() { flow.navigationController.forward(.willDisappear) }
  func didDisappear() { flow.navigationController.forward(.didDisappear) }
}
