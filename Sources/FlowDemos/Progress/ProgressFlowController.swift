public import FlowCore
internal import FlowUI
internal import ProgressSample

/// The sample of the progress article: pages that say how far the flow is, and one that does not.
public final class ProgressFlowController: FlowController {
  public let navigationController: NavigationController

  /// Where the numbers of orders come from.
  let seed: UInt64
  /// The checkout that was begun, as long as it lasts.
  private(set) var checkout: CheckoutFlowController?

  /// What the first page is called where it says nothing about progress.
  static let plainRoot = "plain-root"
  /// How far the sample's pages are.
  static let progress = [0.1, 0.5, 0.75]

  /// Shows the first page, coming in over an empty one: the sample begins with an animated push.
  ///
  /// - Parameter seed: Where the numbers of orders come from.
  public init(context: FlowContext, seed: UInt64, isOnStage: Bool = true) {
    self.seed = seed
    navigationController = NavigationController(
      root: LaunchPage(), context: context, isOnStage: isOnStage)
    NavigationBars(around: navigationController)
    start(late: false)
  }

  /// Begins anew.
  ///
  /// - Parameter late: Whether the first page says nothing about progress, and the others come
  ///   after it.
  private func start(late: Bool) {
    let root = makeRoot(late: late)
    navigationController.attempt { try $0.setStack([root]) }
  }

  /// Makes the first page.
  func makeRoot(late: Bool) -> any Screen {
    late
      ? PlainPage(name: Self.plainRoot, toolbar: toolbar(isLate: late)) { [weak self] in
        self?.push(0)
      } : page(0, toolbar: toolbar(isLate: late))
  }

  private func page(_ index: Int, toolbar: [BarItem] = []) -> any Screen {
    ProgressPage(name: "progress-\(index + 1)", progress: Self.progress[index], toolbar: toolbar) {
      [weak self] in self?.push(index + 1)
    }
  }

  private func push(_ index: Int) {
    let next = makePage(index)
    navigationController.attempt { try $0.push(next) }
  }

  /// Makes the page of a number; after the last one comes one that says nothing, and does not lead
  /// on.
  func makePage(_ index: Int) -> any Screen {
    index < Self.progress.count ? page(index) : PlainPage(name: "no-progress") {}
  }

  private func toolbar(isLate: Bool) -> [BarItem] {
    [
      .text(
        isLate ? "Start early" : "Start late",
        Control { [weak self] in
          self?.start(late: !isLate)
        }),
      .flexibleSpace,
      .text("Checkout", Control { [weak self] in self?.checkOut() }),
    ]
  }

  /// Begins a checkout on top of this flow.
  private func checkOut() {
    keep(CheckoutFlowController(on: navigationController, seed: seed))
  }

  /// Keeps a checkout as long as it lasts.
  func keep(_ checkout: CheckoutFlowController) {
    checkout.onEnd = { [weak self] in self?.checkout = nil }
    self.checkout = checkout
  }
}
