public import FlowCore
internal import FlowUI
internal import ProgressSample

/// The sample of the progress article: pages that report the flow's progress, and pages that do
/// not.
public final class ProgressFlowController: FlowController {
  public let navigationController: NavigationController

  /// The seed of the checkout's order numbers.
  let seed: UInt64
  /// Only for `DemoBehaviour.article`.
  private var naive: (progress: NaiveFlowProgress, slot: DelegateSlot)?
  private(set) var checkout: CheckoutFlowController?

  /// The name of a first page without progress.
  static let plainRoot = "plain-root"
  static let progress = [0.1, 0.5, 0.75]

  /// Creates the flow and replaces an empty launch page with the first page.
  ///
  /// This first transition is animated, as in the article's sample. With `DemoBehaviour.article`,
  /// however, the first page is shown from the start, and the first animated transition is the one
  /// that the user starts on that page.
  ///
  /// - Parameters:
  ///   - seed: The seed of the checkout's order numbers.
  ///   - behaviour: Whether the progress strip has the faults of the article's code.
  public init(
    context: FlowContext, seed: UInt64, behaviour: DemoBehaviour = .sluice, isVisible: Bool = true
  ) {
    self.seed = seed
    navigationController = NavigationController(
      root: LaunchPage(), context: context, isVisible: isVisible)
    NavigationBars(around: navigationController)
    switch behaviour {
    case .sluice: start(late: false)
    case .article: startNaively()
    }
  }

  private func startNaively() {
    let root = makeRoot(late: false)
    navigationController.attempt { try $0.setStack([root], .immediate) }
    let (progress, slot) = (
      NaiveFlowProgress(showing: root), DelegateSlot(of: navigationController)
    )
    slot.delegate = progress
    navigationController.bars?.progressSource = progress
    naive = (progress, slot)
  }

  /// Shows the first page, which does not report progress if `late` is true.
  private func start(late: Bool) {
    let root = makeRoot(late: late)
    navigationController.attempt { try $0.setStack([root]) }
  }

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

  /// Makes the page at an index; the last page reports no progress, and its button does nothing.
  func makePage(_ index: Int) -> any Screen {
    index < Self.progress.count ? page(index) : PlainPage(name: "no-progress") {}
  }

  private func toolbar(isLate: Bool) -> [BarItem] {
    [
      .text(
        isLate ? "Start with progress" : "Start without progress",
        control: Control { [weak self] in
          self?.start(late: !isLate)
        }),
      .flexibleSpace,
      .text("Checkout", control: Control { [weak self] in self?.checkOut() }),
    ]
  }

  private func checkOut() {
    // The strip must not be notified of the checkout's first push, which the initializer makes.
    naive?.slot.delegate = nil
    keep(CheckoutFlowController(on: navigationController, seed: seed))
  }

  func keep(_ checkout: CheckoutFlowController) {
    checkout.onEnd = { [weak self] in self?.checkout = nil }
    self.checkout = checkout
    // The last one to set the delegate wins: the strip is no longer notified of transitions.
    naive?.slot.delegate = checkout
  }
}
