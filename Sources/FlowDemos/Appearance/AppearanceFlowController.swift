internal import AppearanceSample
public import FlowCore
internal import FlowUI

/// The sample of the appearance article: a list of appearances, and a page for each of them.
public final class AppearanceFlowController: FlowController {
  public let navigationController: NavigationController

  /// Creates the flow, which shows the list.
  ///
  /// - Parameter seed: The seed of the random appearances.
  public init(context: FlowContext, seed: UInt64, isOnStage: Bool = true) {
    var random = SeededGenerator(seed: seed)
    let list = AppearanceList(using: &random)
    navigationController = NavigationController(
      root: list, context: context, isOnStage: isOnStage)
    NavigationBars(around: navigationController)
    list.onChoice = { [weak self] index, appearance in
      let page = AppearancePage(number: index + 1, appearance: appearance)
      self?.navigationController.attempt { try $0.push(page) }
    }
  }
}

/// The flow's places are `list` and the samples by number from 1, such as `sample=3`; the colours
/// of a sample depend on the seed.
extension AppearanceFlowController: PlacedFlow {
  public var places: [FlowPlace] {
    ["list"] + (1...AppearanceList.count).map { FlowPlace(name: "sample", value: "\($0)") }
  }

  public func place(of screen: any Screen) -> FlowPlace? {
    (screen as? AppearancePage).map { FlowPlace(name: "sample", value: "\($0.number)") } ?? "list"
  }

  public func screens(at place: FlowPlace) -> [any Screen]? {
    guard let number = places.firstIndex(of: place),
      let list = navigationController.stack[0] as? AppearanceList
    else { return nil }
    if number == 0 { return [list] }
    return [list, AppearancePage(number: number, appearance: list.appearances[number - 1])]
  }
}
