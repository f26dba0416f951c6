internal import FlowCore

/// A flow of one screen that runs on its own, and is the only place in it.
final class SoloFlowController: FlowController {
  let navigationController: NavigationController

  init(_ screen: any Screen, context: FlowContext, isOnStage: Bool) {
    navigationController = NavigationController(
      root: screen, context: context, isOnStage: isOnStage)
  }
}

extension SoloFlowController: PlacedFlow {
  var places: [FlowPlace] { [FlowPlace(name: navigationController.top.name)] }

  func screens(at place: FlowPlace) -> [any Screen]? {
    places.contains(place) ? navigationController.stack : nil
  }
}
