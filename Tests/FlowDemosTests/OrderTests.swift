import Checkout
import Testing

@Suite struct OrderTests {
  private let notebook = Item.all[0]
  private let pen = Item.all[1]

  @Test(
    "Money is formatted to the cent, with a comma before each group of three digits",
    arguments: [
      (0, "€ 0.00"), (5, "€ 0.05"), (2490, "€ 24.90"), (102_400, "€ 1,024.00"),
      (1_000_005_00, "€ 1,000,005.00"), (-490, "−€ 4.90"),
    ])
  func money(cents: Int, text: String) {
    // A no-break space follows the euro sign.
    #expect(Money(cents: cents).description == text.replacing(" ", with: "\u{A0}"))
  }

  @Test("The total of an order is the price of its items and their delivery")
  func total() {
    var order = Order([2, 1])
    #expect(order.subtotal == notebook.price + notebook.price + pen.price)
    #expect(order.subtotal == Money(cents: 6780))

    order.delivery = .express
    #expect(order.total == Money(cents: 7770))
    order.delivery = .collection
    #expect(order.total == order.subtotal)
  }

  @Test("Quantities are clamped to 0…9", arguments: [(-1, 0), (0, 0), (9, 9), (10, 9)])
  func quantities(wish: Int, quantity: Int) {
    var order = Order([1])

    order.setQuantity(wish, of: notebook)

    #expect(order.quantity(of: notebook) == quantity)
    #expect(Order([wish]) == order)
  }

  @Test(
    "An item with quantity 0 is not in the basket, and gets its old position when added again")
  func emptyLines() {
    var order = Order([1, 1, 1])

    order.setQuantity(0, of: notebook)
    #expect(order.lines.map(\.item) == [pen, Item.all[2]])
    #expect(order.quantity(of: notebook) == 0)
    order.setQuantity(1, of: notebook)

    #expect(order == Order([1, 1, 1]))
    #expect(Order().isEmpty)
  }

  @Test(
    "A gift card covers totals up to its balance, to the cent; other methods cover any total",
    arguments: [(9500, true), (9501, false)])
  func covers(cents: Int, isEnough: Bool) {
    let total = Money(cents: cents)

    #expect(Payment.giftCard.covers(total) == isEnough)
    #expect(Payment.card.covers(total))
    #expect(Payment.onReceipt.covers(total))
  }

  @Test("A gift card that no longer covers the total is replaced by the saved card")
  func uncovered() {
    var order = Order([2, 1, 1])
    order.payment = .giftCard
    order.resetIncompleteChoices()
    #expect(order.payment == .giftCard)
    order.setQuantity(3, of: notebook)

    order.resetIncompleteChoices()

    #expect(order.payment == .card)
  }

  @Test("A typed address is shown without the spaces that its fields ignore")
  func typedAddress() {
    var order = Order()
    order.usesNewAddress = true
    order.newAddress.name = " Ida  Holm "
    order.newAddress.street = "Ropewalk 3 "
    order.newAddress.town = "4021  Brackenau"

    #expect(order.newAddress.isComplete)
    #expect(order.receivingAddress.name == "Ida Holm")
    #expect(order.receivingAddress.address == "Ropewalk 3, 4021 Brackenau")
  }

  @Test("The remark on a payment method depends on the order")
  func remarks() {
    var order = Order([2, 1, 1])
    #expect(
      Payment.giftCard.remark(on: order)
        == "\(Payment.balance) left; \(Money(cents: 580)) after this order")

    order.setQuantity(3, of: notebook)
    #expect(Payment.giftCard.remark(on: order) == "\(Payment.balance) left")
    order.delivery = .collection

    #expect(Payment.onReceipt.remark(on: order) == "In the shop, in cash or by card")
  }
}
