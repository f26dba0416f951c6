internal import Checkout
public import FlowCore
internal import FlowUI

/// The checkout of a shop for paper goods: basket, delivery, payment, review, thanks.
///
/// It runs on its own or on top of another flow, to whose top screen it returns at the end.
public final class CheckoutFlowController: FlowController {
  public let navigationController: NavigationController

  /// Called when another screen is visible and no page of the checkout is in the stack any more;
  /// never called if the checkout runs on its own.
  public var onEnd: (() -> Void)?

  enum Step: String, CaseIterable {
    case basket, delivery, payment, review
  }

  /// The stack on top of which the checkout began; empty if it runs on its own.
  let origin: [any Screen]
  private(set) var draft = Draft(.sample)
  private var random: SeededGenerator

  /// Creates a checkout that runs on its own and shows the basket, with its own bars.
  ///
  /// - Parameter seed: The seed of the random order numbers.
  public init(context: FlowContext, seed: UInt64, isVisible: Bool = true) {
    let basket = BasketPage(draft: draft)
    navigationController = NavigationController(
      root: basket, context: context, isVisible: isVisible)
    NavigationBars(around: navigationController)
    origin = []
    random = SeededGenerator(seed: seed)
    wire(basket)
  }

  /// Creates a checkout on top of another flow and pushes the basket.
  ///
  /// - Parameters:
  ///   - navigationController: The flow's navigation controller, whose bars the checkout uses.
  ///   - seed: The seed of the random order numbers.
  public convenience init(on navigationController: NavigationController, seed: UInt64) {
    self.init(in: navigationController, above: navigationController.stack, seed: seed)
    push(.basket)
  }

  /// Creates a checkout on top of a stack without showing it yet.
  init(in navigationController: NavigationController, above origin: [any Screen], seed: UInt64) {
    self.navigationController = navigationController
    self.origin = origin
    random = SeededGenerator(seed: seed)
    navigationController.add(self)
  }

  private func wire(_ basket: BasketPage) {
    basket.onContinue = { [weak self] in self?.push(.delivery) }
  }

  func makePage(_ step: Step) -> any Screen {
    switch step {
    case .basket:
      let page = BasketPage(draft: draft)
      wire(page)
      return page
    case .delivery:
      let page = DeliveryPage(draft: draft)
      page.onContinue = { [weak self] in self?.push(.payment) }
      page.onProgress = { [weak self] in self?.updateProgress() }
      return page
    case .payment:
      let page = PaymentPage(draft: draft)
      page.onContinue = { [weak self] in self?.push(.review) }
      page.onProgress = { [weak self] in self?.updateProgress() }
      return page
    case .review:
      let page = ReviewPage(draft: draft)
      page.onChange = { [weak self] in self?.goBack(to: $0) }
      page.onOrder = { [weak self, weak page] in
        if let page { self?.submitOrder(from: page) }
      }
      return page
    }
  }

  private func updateProgress() { navigationController.bars?.progress.update() }

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

  /// Simulates the payment, because there is no shop; going back cancels it.
  private func submitOrder(from page: ReviewPage) {
    page.progress = .paying
    navigationController.context.load(
      "payment", for: page, simulating: .success(makeNumber())
    ) { [weak self, weak page] result in
      guard let self, let page else { return }
      switch result {
      // The page is leaving, so the call has not been cancelled yet.
      case .success where !navigationController.contains(page): page.progress = .none
      case .success(let number): finish(number)
      case .failure(let failure): page.progress = .failed(failure)
      }
    }
  }

  /// Removes the pages of the order, so that the user cannot go back to them.
  private func finish(_ number: String) {
    let page = makeThanks(number)
    navigationController.attempt { try $0.setStack(origin + [page]) }
  }

  func makeNumber() -> String { "TV-\(10_000 + random.next() % 90_000)" }

  func makeThanks(_ number: String) -> ThanksPage {
    let page = ThanksPage(number: number, order: draft.order)
    page.onContinue = { [weak self] in self?.leave() }
    return page
  }

  private func leave() {
    if let screen = origin.last {
      navigationController.attempt { try $0.pop(to: screen) }
    } else {
      begin()
      let basket = makePage(.basket)
      navigationController.attempt { try $0.setStack([basket]) }
    }
  }

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
    // A link may lead from the checkout to a longer stack.
    if !controller.stack.contains(where: \.isCheckoutPage) { onEnd?() }
  }
}

extension Screen {
  /// Whether the screen is one of the checkout's pages.
  var isCheckoutPage: Bool { self is any CheckoutPage }
}

extension Order {
  fileprivate static let sample = Order([2, 1, 1])
}
