internal import Checkout
public import FlowCore
internal import FlowUI

/// The checkout of a shop for paper goods: basket, delivery, payment, review, thanks.
///
/// It stands on its own, or on a flow that is there, and goes back to where that was.
public final class CheckoutFlowController: FlowController {
  public let navigationController: NavigationController

  /// Called when the checkout is over: where it began, another screen has the stage again.
  public var onEnd: (() -> Void)?

  /// The stack that it began on; none where it stands on its own.
  private let origin: [any Screen]
  private var draft = Draft(.sample)
  private var random: SeededGenerator

  /// Shows the basket, with bars of its own.
  ///
  /// - Parameter seed: Where the numbers of orders come from.
  public init(context: FlowContext, seed: UInt64, isOnStage: Bool = true) {
    let basket = BasketPage(draft: draft)
    navigationController = NavigationController(
      root: basket, context: context, isOnStage: isOnStage)
    NavigationBars(around: navigationController)
    origin = []
    random = SeededGenerator(seed: seed)
    wire(basket)
  }

  /// Pushes the basket onto a flow.
  ///
  /// - Parameters:
  ///   - navigationController: The flow; its bars are those of the checkout.
  ///   - seed: Where the numbers of orders come from.
  public init(on navigationController: NavigationController, seed: UInt64) {
    self.navigationController = navigationController
    origin = navigationController.stack
    random = SeededGenerator(seed: seed)
    navigationController.add(self)
    push(wire(BasketPage(draft: draft)))
  }

  @discardableResult
  private func wire(_ basket: BasketPage) -> BasketPage {
    basket.onContinue = { [weak self] in self?.showDelivery() }
    return basket
  }

  private func showDelivery() {
    let page = DeliveryPage(draft: draft)
    page.onContinue = { [weak self] in self?.showPayment() }
    push(page)
  }

  private func showPayment() {
    let page = PaymentPage(draft: draft)
    page.onContinue = { [weak self] in self?.showReview() }
    push(page)
  }

  private func showReview() {
    let page = ReviewPage(draft: draft)
    page.onChange = { [weak self] in self?.goBack(to: $0) }
    page.onOrder = { [weak self] in self?.placeOrder() }
    push(page)
  }

  private func goBack(to choice: ReviewPage.Choice) {
    let page = navigationController.stack.last { screen in
      switch choice {
      case .items: screen is BasketPage
      case .delivery: screen is DeliveryPage
      case .payment: screen is PaymentPage
      }
    }
    guard let page else { return }
    navigationController.attempt { try $0.pop(to: page) }
  }

  /// Leaves nothing of the order in the stack that somebody could get back to.
  private func placeOrder() {
    let number = "TV-\(10_000 + random.next() % 90_000)"
    let page = ThanksPage(number: number, order: draft.order)
    page.onContinue = { [weak self] in self?.leave() }
    navigationController.attempt { try $0.setStack(origin + [page]) }
  }

  /// Goes back to where it began, or begins anew.
  private func leave() {
    if let screen = origin.last {
      navigationController.attempt { try $0.pop(to: screen) }
    } else {
      draft = Draft(.sample)
      let basket = wire(BasketPage(draft: draft))
      navigationController.attempt { try $0.setStack([basket]) }
    }
  }

  private func push(_ page: any Screen) {
    navigationController.attempt { try $0.push(page) }
  }
}

extension CheckoutFlowController: NavigationObserver {
  public func navigationController(
    _ controller: NavigationController, didShow screen: any Screen
  ) {
    if controller.stack.count <= origin.count { onEnd?() }
  }
}

extension Order {
  /// What the demo begins with: two notebooks, a pen and a letter set.
  fileprivate static let sample = Order([2, 1, 1])
}
