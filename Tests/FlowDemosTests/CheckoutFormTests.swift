import Checkout
import FlowCore
import FlowDemos
import FlowUI
import Testing

@Suite struct CheckoutFormTests {
  private func shop(at place: FlowPlace) throws -> DemoHarness {
    let shop = DemoHarness(size: Size(width: 390, height: 1200)) {
      CheckoutFlowController(context: $0, seed: 1)
    }
    try shop.flow.go(to: place)
    shop.settle()
    return shop
  }

  private func type(_ text: String, in shop: DemoHarness) {
    shop.session.send(.text(text), at: shop.now)
    shop.settle()
  }

  private static let address = ["Ida Holm", "Ropewalk 3", "4021 Brackenau"]
  private static let card = ["4111 1111 1111 1111", "08/29", "123"]

  @Test(
    "The strip grows within the address and the payment step as each field becomes valid",
    arguments: [("delivery", "Continue to payment", 0.3), ("payment", "Review order", 0.5)])
  func growth(step: String, button: String, start: Double) throws {
    let shop = try shop(at: FlowPlace(name: step, value: "another"))
    try shop.tap(text: button)
    var values = [shop.strip]
    for text in step == "delivery" ? Self.address : Self.card {
      type(text, in: shop)
      values.append(shop.strip)
      try shop.keys("Tab")
    }

    for (index, value) in values.enumerated() {
      #expect(abs(value - (start + 0.1 * Double(index) / 3)) < 1e-9)
    }
  }

  @Test("The strip is animated to a field's share, and shrinks again when the field is emptied")
  func animation() throws {
    let shop = try shop(at: FlowPlace(name: "delivery", value: "another"))
    try shop.tap(text: "Continue to payment")

    shop.session.send(.text("Ida"), at: shop.now)
    let start = shop.strip
    shop.wait(100)
    let middle = shop.strip
    shop.wait(100)
    let end = shop.strip
    try shop.keys("Ctrl+A", "Backspace")

    #expect(abs(start - 0.3) < 1e-9)
    #expect(abs(middle - (0.3 + 0.1 / 6)) < 1e-9)
    #expect(abs(end - (0.3 + 0.1 / 3)) < 1e-9)
    #expect(abs(shop.strip - 0.3) < 1e-9)
  }

  @Test(
    "S0-11 S0-12 A drag back starts from the form's share of progress, and a cancel restores it")
  func drag() throws {
    let shop = try shop(at: FlowPlace(name: "delivery", value: "another"))
    try shop.tap(text: "Continue to payment")
    type("Ida", in: shop)
    let earned = shop.strip

    shop.drag(from: 8, to: 203)
    #expect(abs(shop.strip - (earned + 0.2) / 2) < 1e-9)
    shop.wait(300)
    shop.mouse(.up, 100)
    shop.settle()

    #expect(shop.stack == ["basket", "delivery"])
    #expect(shop.strip == earned)
  }

  @Test("A drag that begins while the strip is growing does not stop its growth")
  func dragWhileGrowing() throws {
    let shop = try shop(at: FlowPlace(name: "delivery", value: "another"))
    try shop.tap(text: "Continue to payment")
    shop.session.send(.text("Ida"), at: shop.now)

    shop.drag(from: 8, to: 47, over: 60)
    let early = shop.strip
    shop.wait(300)

    let earned = 0.3 + 0.1 / 3
    #expect(early < shop.strip)
    #expect(abs(shop.strip - (earned + (0.2 - earned) * 0.1)) < 1e-9)
  }

  @Test("An unfinished form does not lead on: it says what to write, and focuses the first field")
  func problems() throws {
    let shop = try shop(at: FlowPlace(name: "delivery", value: "another"))

    try shop.tap(text: "Continue to payment")

    #expect(shop.stack.last == "delivery")
    #expect(shop.shows("Write who opens the door, as Juna Tarrow."))
    #expect(shop.texts.joined(separator: " ").contains("Write the street and the number"))
    type("Ida Holm", in: shop)
    #expect(!shop.shows("Write who opens the door, as Juna Tarrow."))
  }

  @Test("An unfinished form's first field also gets the focus if the button is pressed by a key")
  func problemsByKey() throws {
    let shop = try shop(at: FlowPlace(name: "delivery", value: "another"))
    let isOnButton = {
      shop.session.accessibilityTree.all.contains {
        $0.name == "Continue to payment" && $0.states.contains(.focused)
      }
    }
    for _ in 0..<20 where !isOnButton() { try shop.keys("Tab") }
    #expect(isOnButton())

    try shop.keys("Return")
    #expect(shop.shows("Write who opens the door, as Juna Tarrow."))
    type("Ida Holm", in: shop)

    #expect(!shop.shows("Write who opens the door, as Juna Tarrow."))
    #expect(shop.texts.contains("Ida Holm"))
  }

  @Test("Review shows what was typed, and Enter leads from field to field and to the next page")
  func review() throws {
    let shop = try shop(at: FlowPlace(name: "delivery", value: "another"))
    try shop.tap(text: "Continue to payment")
    for text in Self.address {
      type(text, in: shop)
      try shop.keys("Return")
    }
    #expect(shop.stack.last == "payment")
    try shop.tap(text: "Another card")
    try shop.tap(text: "Review order")
    for text in Self.card {
      type(text, in: shop)
      try shop.keys("Return")
    }

    #expect(shop.stack.last == "review")
    #expect(shop.shows("Ropewalk 3, 4021 Brackenau"))
    #expect(shop.shows("Ending in 1111"))
    #expect(abs(shop.strip - 0.8) < 1e-9)
  }

  @Test("A link to a later step replaces an unfinished form by the saved address and card")
  func links() throws {
    let shop = try shop(at: FlowPlace(name: "payment", value: "another"))

    try shop.flow.go(to: "review")
    shop.settle()

    #expect(shop.shows("Ending in 4012"))
    #expect(shop.shows("Juna Tarrow"))
  }

  @Test(
    "A card's number needs 16 digits with the right check digit, and its expiry date a valid month",
    arguments: [
      ("4111111111111111", "0829", "123", 1.0), ("4111111111111112", "0829", "123", 2.0 / 3),
      ("4111", "1329", "12", 0), ("", "829", "1234", 0), ("5500000000000004", "1230", "000", 1),
      ("", "x0829", "123", 1.0 / 3), ("", "08+9", "123", 1.0 / 3),
    ] as [(String, String, String, Double)])
  func cards(number: String, expiry: String, code: String, share: Double) {
    var card = PaymentCard()
    (card.number, card.expiry, card.code) = (number, expiry, code)

    #expect(card.validShare == share)
  }

  @Test("Each way of delivery has an icon of its own")
  func icons() throws {
    let shop = try shop(at: "delivery")

    let icons = shop.positionedDrawings.compactMap { positioned -> Icon? in
      if case .icon(let icon, let frame, _, _) = positioned.drawing, frame.minX < 60, frame.minY > 0
      {
        icon
      } else {
        nil
      }
    }

    #expect(Set(icons).isSuperset(of: [.truck, .bolt, .bag]))
  }
}
