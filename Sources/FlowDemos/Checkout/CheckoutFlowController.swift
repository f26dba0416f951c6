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

  /// What a person goes through until the order is placed.
  enum Step: String, CaseIterable {
    case basket, delivery, payment, review
  }

  /// The stack that it began on; none where it stands on its own.
  let origin: [any Screen]
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
  public convenience init(on navigationController: NavigationController, seed: UInt64) {
    self.init(in: navigationController, above: navigationController.stack, seed: seed)
    push(.basket)
  }

  /// Waits to be shown in a flow, above screens of it.
  init(in navigationController: NavigationController, above origin: [any Screen], seed: UInt64) {
    self.navigationController = navigationController
    self.origin = origin
    random = SeededGenerator(seed: seed)
    navigationController.add(self)
  }

  private func wire(_ basket: BasketPage) {
    basket.onContinue = { [weak self] in self?.push(.delivery) }
  }

  /// Makes the page of a step, which leads on to the next one.
  func makePage(_ step: Step) -> any Screen {
    switch step {
    case .basket:
      let page = BasketPage(draft: draft)
      wire(page)
      return page
    case .delivery:
      let page = DeliveryPage(draft: draft)
      page.onContinue = { [weak self] in self?.push(.payment) }
      return page
    case .payment:
      let page = PaymentPage(draft: draft)
      page.onContinue = { [weak self] in self?.push(.review) }
      return page
    case .review:
      let page = ReviewPage(draft: draft)
      page.onChange = { [weak self] in self?.goBack(to: $0) }
      page.onOrder = { [weak self] in self?.placeOrder() }
      return page
    }
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
    let page = makeThanks(makeNumber())
    navigationController.attempt { try $0.setStack(origin + [page]) }
  }

  /// Draws the number of an order.
  func makeNumber() -> String { "TV-\(10_000 + random.next() % 90_000)" }

  /// Makes the page of an order that was placed.
  func makeThanks(_ number: String) -> ThanksPage {
    let page = ThanksPage(number: number, order: draft.order)
    page.onContinue = { [weak self] in self?.leave() }
    return page
  }

  /// Goes back to where it began, or begins anew.
  private func leave() {
    if let screen = origin.last {
      navigationController.attempt { try $0.pop(to: screen) }
    } else {
      begin()
      let basket = makePage(.basket)
      navigationController.attempt { try $0.setStack([basket]) }
    }
  }

  /// Puts the sample into the basket, and nothing else.
  func begin() { draft = Draft(.sample) }

  private func push(_ step: Step) {
    let page = makePage(step)
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
