internal import AppearanceSample
public import FlowCore
internal import FlowUI

/// The sample of the appearance article: a list of appearances, and a page in each of them.
public final class AppearanceFlowController: FlowController {
  public let navigationController: NavigationController

  /// Shows the list.
  ///
  /// - Parameter seed: Where its colours come from: the same seed gives the same ones.
  public init(context: FlowContext, seed: UInt64, isOnStage: Bool = true) {
    var random = SeededGenerator(seed: seed)
    let list = AppearanceList(using: &random)
    navigationController = NavigationController(
      root: list, context: context, isOnStage: isOnStage)
    NavigationBars(around: navigationController)
    list.onChoice = { [weak self] index, appearance in
      let page = AppearancePage(name: "sample-\(index + 1)", appearance: appearance)
      self?.navigationController.attempt { try $0.push(page) }
    }
  }
}
