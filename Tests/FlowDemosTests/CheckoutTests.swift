import Checkout
import FlowCore
import FlowDemos
import FlowUI
import Testing

@Suite struct CheckoutTests {
  private func shop(seed: UInt64 = 1) -> DemoHarness {
    DemoHarness { CheckoutFlowController(context: $0, seed: seed) }
  }

  private func paid(seed: UInt64 = 1) throws -> DemoHarness {
    let shop = shop(seed: seed)
    for button in Self.buttons { try shop.tap(text: button) }
    return shop
  }

  /// The buttons that lead from each page to the next.
  private static let buttons = [
    "Continue to delivery", "Continue to payment", "Review order", "Place order",
  ]

  @Test("S0-10 The progress strip grows from page to page, and shrinks on going back")
  func strip() throws {
    let shop = shop()
    var values = [shop.strip]

    for button in Self.buttons.dropLast() {
      try shop.tap(text: button)
      values.append(shop.strip)
    }
    try shop.keys("Escape")
    values.append(shop.strip)

    #expect(values == [0.2, 0.4, 0.6, 0.8, 0.6])
  }

  @Test(
    "S0-11 S0-12 The progress strip follows a drag back, and returns if the drag is cancelled")
  func drag() throws {
    let shop = shop()
    try shop.tap(text: "Continue to delivery")

    shop.drag(from: 8, to: 203)
    #expect(abs(shop.strip - 0.3) < 1e-9)
    shop.wait(300)
    shop.mouse(.up, 100)
    shop.settle()

    #expect(shop.stack == ["basket", "delivery"])
    #expect(shop.strip == 0.4)
  }

  @Test(
    "Plus and minus change the basket, by mouse and by touch, in both layout directions",
    arguments: [PointerDevice.mouse, .touch], [LayoutDirection.leftToRight, .rightToLeft])
  func quantities(device: PointerDevice, direction: LayoutDirection) throws {
    let shop = shop()
    shop.session.direction = direction
    #expect(shop.shows("€ 84.30"))

    try shop.tap(.plus, at: 1, device)
    #expect(shop.shows("€ 122.30"))
    try shop.tap(.minus, device)
    #expect(shop.shows("€ 107.40"))
    try shop.tap(text: "Add", device)

    #expect(shop.shows("€ 119.20"))
  }

  @Test("Titles of sections are headings for assistive technologies")
  func headings() throws {
    let shop = shop()
    var headings: [Set<String>] = []

    for button in Self.buttons {
      headings.append(Set(shop.nodes.filter { $0.role == .heading }.map(\.name)))
      try shop.tap(text: button)
    }

    #expect(headings[0].contains("You might also like"))
    #expect(headings[1].isSuperset(of: ["How it gets to you", "Deliver to"]))
    #expect(headings[2].contains("How you pay"))
    #expect(headings[3].isSuperset(of: ["Basket", "Delivery", "Payment"]))
  }

  @Test("The quantity of an item stops at nine")
  func nine() throws {
    let shop = shop()

    for _ in 0..<8 { try shop.tap(.plus) }

    #expect(shop.shows("9"))
    #expect(shop.shows("€ 188.60"))
  }

  @Test("An item's plus button is disabled at nine, also on a basket page below a deep link's page")
  func plusAtNine() throws {
    let shop = shop()
    let isDisabled = { () throws -> Bool in
      let plus = try #require(shop.session.accessibilityTree.all.first { $0.name == "More" })
      return plus.states.contains(.disabled)
    }
    for _ in 0..<8 { try shop.tap(.plus) }
    #expect(try isDisabled())

    try shop.flow.go(to: "delivery")
    shop.settle()
    try shop.keys("Escape")
    shop.settle()

    #expect(shop.stack == ["basket"])
    #expect(try isDisabled())
  }

  @Test("An empty basket says so and does not lead on; with an item added it does")
  func empty() throws {
    let shop = shop()
    for _ in 0..<4 { try shop.tap(.minus) }

    #expect(shop.shows("Your basket is empty"))
    #expect(shop.shows("€ 0.00"))
    try shop.tap(text: "Continue to delivery")
    #expect(shop.stack == ["basket"])
    try shop.tap(text: "Add")
    try shop.tap(text: "Continue to delivery")

    #expect(shop.stack == ["basket", "delivery"])
  }

  @Test("A link past an empty basket leads to the basket", arguments: ["delivery", "review"])
  func linkPastEmptyBasket(step: String) throws {
    let shop = shop()
    for _ in 0..<4 { try shop.tap(.minus) }

    try shop.flow.go(to: FlowPlace(name: step))
    shop.settle()

    #expect(shop.stack == ["basket"])
    #expect(shop.shows("Your basket is empty"))
  }

  @Test("The total follows the choices, and Review shows all of them")
  func choices() throws {
    let shop = shop()
    try shop.tap(text: "Continue to delivery")
    #expect(shop.shows("€ 89.20"))

    try shop.tap(text: "Collect it")
    #expect(shop.shows("€ 84.30"))
    #expect(shop.shows("Collect from"))
    try shop.tap(text: "Continue to payment")
    try shop.tap(text: "Gift card")
    try shop.tap(text: "Review order")

    for text in ["Collect it", "Gift card", "Letter set", "€ 84.30"] {
      #expect(shop.shows(text))
    }
  }

  @Test(
    "A gift card without enough balance cannot be chosen, and does not lead on if chosen before")
  func tooLittle() throws {
    let shop = shop()
    try shop.tap(text: "Continue to delivery")
    try shop.tap(text: "Continue to payment")
    try shop.tap(text: "Gift card")
    try shop.keys("Escape")
    try shop.tap(text: "Express")
    try shop.tap(text: "Continue to payment")
    #expect(shop.shows("€ 95.00 left; € 0.80 after this order"))
    try shop.keys("Escape", "Escape")

    try shop.tap(.plus)
    try shop.tap(text: "Continue to delivery")
    try shop.tap(text: "Continue to payment")
    try shop.tap(text: "Review order")
    #expect(shop.stack.last == "payment")
    try shop.tap(text: "Card")
    try shop.tap(text: "Gift card")
    try shop.tap(text: "Review order")

    #expect(shop.stack.last == "review")
    #expect(shop.shows("Ending in 4012"))
  }

  @Test(
    "Each Change button on Review leads back to its page, and later choices are kept",
    arguments: [
      (0, ["basket"]), (1, ["basket", "delivery"]), (2, ["basket", "delivery", "payment"]),
    ])
  func change(index: Int, stack: [String]) throws {
    let shop = shop()
    try shop.tap(text: "Continue to delivery")
    try shop.tap(text: "Express")
    try shop.tap(text: "Continue to payment")
    try shop.tap(text: "Review order")

    let changes = shop.positionedDrawings.filter { positioned in
      if case .text("Change", _, _, _) = positioned.drawing { true } else { false }
    }
    try #require(changes.count == 3)
    let names = shop.session.accessibilityTree.all.map(\.name).filter { $0.hasPrefix("Change") }
    #expect(names == ["Change basket", "Change delivery", "Change payment"])
    shop.tap(changes[index].frame.centre.x, changes[index].frame.centre.y)
    shop.settle()
    #expect(shop.stack == stack)
    for button in Self.buttons.dropLast().dropFirst(index) { try shop.tap(text: button) }

    #expect(shop.stack.last == "review")
    #expect(shop.shows("Express"))
  }

  @Test(
    "No key and no edge drag leads back from the thanks page",
    arguments: ["Escape", "Alt+Left", "AC_BACK", "X1", ""])
  func noBack(key: String) throws {
    let shop = try paid()
    #expect(shop.stack == ["thanks"])
    #expect(shop.strip == 1)

    if key.isEmpty {
      shop.drag(from: 8, to: 380)
      shop.mouse(.up, 380)
      shop.settle()
    } else {
      try shop.keys(key)
    }

    #expect(shop.stack == ["thanks"])
    #expect(!shop.hasBackControl)
  }

  @Test("The paid basket is released, and shopping continues with a new one")
  func advance() throws {
    let shop = shop()
    try shop.tap(.plus)
    weak let old = shop.flow.navigationController.top
    for button in Self.buttons { try shop.tap(text: button) }
    #expect(old == nil)

    try shop.tap(text: "Continue shopping")

    #expect(shop.stack == ["basket"])
    #expect(shop.shows("€ 84.30"))
    #expect(shop.strip == 0.2)
  }

  @Test("The same seed gives the same order number, and the next order has another one")
  func numbers() throws {
    let numbers = { (shop: DemoHarness) in shop.texts.first { $0.hasPrefix("TV-") } }
    let (shop, same, other) = (try paid(), try paid(), try paid(seed: 2))
    let first = try #require(numbers(shop))
    #expect(numbers(same) == first)
    #expect(numbers(other) != first)

    try shop.tap(text: "Continue shopping")
    for button in Self.buttons { try shop.tap(text: button) }

    #expect(numbers(shop) != first)
  }
}
