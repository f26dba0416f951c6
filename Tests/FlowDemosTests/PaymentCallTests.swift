import Checkout
import FlowCore
import FlowDemos
import FlowUI
import Testing

@Suite struct PaymentCallTests {
  private func review(_ network: NetworkCondition? = nil) throws -> DemoHarness {
    let shop = DemoHarness { context in
      context.preferences.network = network
      return CheckoutFlowController(context: context, seed: 1)
    }
    for button in ["Continue to delivery", "Continue to payment", "Review order"] {
      try shop.tap(text: button)
    }
    return shop
  }

  @Test("The payment takes a second, in which the order cannot be placed again")
  func paying() throws {
    let shop = try review()

    try shop.tap(named: "Place order", settles: false)
    #expect(shop.shows("Placing the order"))
    try shop.tap(named: "Placing the order", settles: false)
    shop.wait(900)
    #expect(shop.stack.last == "review")
    shop.wait(50)

    #expect(shop.stack == ["thanks"])
    #expect(shop.count("load", "payment") == 1)
  }

  @Test("A payment that fails says so, and succeeds once there is a connection again")
  func failing() throws {
    let shop = try review(.offline)

    try shop.tap(text: "Place order")
    #expect(shop.stack.last == "review")
    #expect(shop.shows("There is no connection."))
    shop.session.send(.prefer(Preferences()), at: shop.now)
    try shop.tap(text: "Place order")

    #expect(shop.stack == ["thanks"])
  }

  @Test("Going back cancels the payment")
  func cancelled() throws {
    let shop = try review(.slow)
    try shop.tap(named: "Place order", settles: false)

    try shop.keys("Escape")
    shop.wait(10_000)

    #expect(shop.stack.last == "payment")
    #expect(shop.count("loadCancelled", "payment") == 1)
  }

  @Test("A payment that ends while the page is leaving does not place the order either")
  func endedWhileLeaving() throws {
    let shop = try review()
    try shop.tap(named: "Place order", settles: false)
    shop.wait(900)

    shop.key("Escape")
    shop.wait(200)
    #expect(shop.count("loaded", "payment") == 1)
    #expect(shop.flow.navigationController.isMoving)
    shop.settle()

    #expect(shop.stack.last == "payment")
  }
}
