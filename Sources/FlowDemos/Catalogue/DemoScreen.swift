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

extension DemoScreen: FlowContainer {
  var shownFlow: NavigationController? { flow.navigationController.stage }
}

/// A demo brings its own bars, or none.
extension DemoScreen: AppearanceContext {
  var prefersBarHidden: Bool { true }
}
