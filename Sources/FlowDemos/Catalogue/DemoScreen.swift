internal import FlowCore
internal import FlowUI

/// A demo as a page of the catalogue: the whole flow is one screen of the stack around it.
final class DemoScreen {
  let name: String

  /// Called when the back control of the flow's first screen is used.
  var leave: (() -> Void)?

  private let flow: any FlowController

  init(demo: Demo, flow: any FlowController) {
    name = "demo-\(demo.id)"
    self.flow = flow
    flow.navigationController.bars?.wayOut = NavigationBars.WayOut(title: "Sluice") {
      [weak self] in self?.leave?()
    }
  }
}

extension DemoScreen: ScreenContent {
  func targets(in context: LayoutContext) -> [Target] {
    flow.navigationController.targets(in: context)
  }

  func accessibilityNodes(in context: LayoutContext) -> [AccessibilityNode] {
    flow.navigationController.accessibilityNodes(in: context)
  }

  func statusBar(in context: LayoutContext) -> StatusBarLook? {
    flow.navigationController.statusBar(in: context)
  }

  func responders(in context: LayoutContext) -> [any PointerResponder] {
    flow.navigationController.responders(in: context)
  }

  func scrollResponders(in context: LayoutContext) -> [any ScrollResponder] {
    flow.navigationController.scrollResponders(in: context)
  }

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

/// A demo brings its own bars, or none.
extension DemoScreen: AppearanceContext {
  var prefersBarHidden: Bool { true }
}
