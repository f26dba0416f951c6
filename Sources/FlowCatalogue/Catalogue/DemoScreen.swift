internal import FlowCore
internal import FlowUI

/// A demo as a page of the catalogue: the stack that contains it treats the whole flow as one
/// screen.
@MainActor
final class DemoScreen {
  let name: String

  /// Called when the user activates the back control on the flow's first screen.
  var leave: (() -> Void)?

  /// The demo's place, followed by the flow's current place, if the flow has places.
  var place: FlowPlace { FlowPlace(name: id).containing(flow.asPlacedFlow?.place) }

  let flow: any FlowController
  private let id: String

  init(demo: Demo, flow: any FlowController, from title: String) {
    name = "demo-\(demo.id)"
    self.flow = flow
    id = demo.id
    flow.navigationController.bars?.rootBackAction = NavigationBars.RootBackAction(title: title) {
      [weak self] in self?.leave?()
    }
  }
}

extension DemoScreen: FlowContainer {
  var shownFlow: NavigationController? { flow.navigationController.presentationRoot }
}

/// Hides the catalogue's navigation bar, because a demo has its own bars or none.
extension DemoScreen: BarContainer {
  var prefersBarHidden: Bool { true }
}
