internal import FlowCore

/// A flow of a single screen, which is its only place.
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
