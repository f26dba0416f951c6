internal import FlowCore

/// A flow of one screen that runs on its own.
final class SoloFlowController: FlowController {
  let navigationController: NavigationController

  init(_ screen: any Screen, context: FlowContext, isOnStage: Bool) {
    navigationController = NavigationController(
      root: screen, context: context, isOnStage: isOnStage)
  }
}
