/// An order: items with their quantities, a delivery method and a payment method.
public struct Order: Hashable, Sendable {
  /// An item and its quantity.
  public struct Line: Hashable, Sendable {
    /// The item.
    public let item: Item
    /// The quantity, 0…9.
    public fileprivate(set) var quantity: Int

    /// The price of the whole quantity.
    public var price: Money { item.price * quantity }
  }

  /// The maximum quantity of an item, which is what fits into a parcel.
  public static let maxQuantity = 9

  /// The delivery method.
  public var delivery = Delivery.standard
  /// Whether the customer chose to type in an address; ignored if the order is collected.
  public var usesNewAddress = false
  /// The address that the customer types in.
  public var newAddress = Address()
  /// The payment method.
  public var payment = Payment.card
  /// The card that the customer types in.
  public var newCard = PaymentCard()

  /// Has a line for each of the shop's items, even for those with a quantity of 0.
  private var allLines: [Line]

  /// Creates an order.
  ///
  /// - Parameter quantities: The quantities of the shop's items, in the order of `Item.all`;
  ///   clamped to 0…9, and 0 where missing; further ones are ignored.
  public init(_ quantities: [Int] = []) {
    allLines = Item.all.map { Line(item: $0, quantity: 0) }
    for (item, quantity) in zip(Item.all, quantities) { setQuantity(quantity, of: item) }
  }

  /// The lines in the basket: those with a quantity above 0.
  public var lines: [Line] { allLines.filter { $0.quantity > 0 } }

  /// Whether the basket is empty.
  public var isEmpty: Bool { lines.isEmpty }

  /// Returns the quantity of an item, 0…9.
  public func quantity(of item: Item) -> Int {
    allLines.first { $0.item == item }?.quantity ?? 0
  }

  /// Sets the quantity of one of the shop's items, clamped to 0…9.
  public mutating func setQuantity(_ quantity: Int, of item: Item) {
    for index in allLines.indices where allLines[index].item == item {
      allLines[index].quantity = min(max(quantity, 0), Self.maxQuantity)
    }
  }
}

extension Order {
  /// The location where the customer receives the order.
  public var receivingAddress: ReceivingAddress {
    if delivery == .collection { return .shop }
    guard isForNewAddress else { return .home }
    return ReceivingAddress(
      heading: ReceivingAddress.home.heading, name: newAddress.name.singleSpaced,
      address: "\(newAddress.street.singleSpaced), \(newAddress.town.singleSpaced)")
  }

  /// The share of the new address's fields that are valid, 0…1; 1 if the order needs no new
  /// address.
  public var deliveryShare: Double {
    isForNewAddress ? newAddress.validShare : 1
  }

  /// Whether the order is delivered, and to the address that the customer types in.
  public var isForNewAddress: Bool { delivery != .collection && usesNewAddress }

  /// The share of the new card's fields that are valid, 0…1; 1 if the order needs no new card.
  public var paymentShare: Double { payment == .anotherCard ? newCard.validShare : 1 }

  /// Selects the known address instead of a new one that the order needs but that is incomplete,
  /// and the known card instead of such a new card or a payment method that does not cover the
  /// total.
  public mutating func resetIncompleteChoices() {
    if deliveryShare < 1 { usesNewAddress = false }
    if paymentShare < 1 || !isCovered { payment = .card }
  }
}

extension Order {
  /// The price of all items, without delivery.
  public var subtotal: Money { lines.map(\.price).reduce(.zero, +) }

  /// The price of all items and the delivery.
  public var total: Money { subtotal + delivery.price }

  /// Whether the chosen payment method covers the total.
  public var isCovered: Bool { payment.covers(total) }
}

/// An order that is not placed yet; the pages of a checkout share it.
public final class Draft {
  /// The order so far.
  public var order: Order

  /// Creates a draft.
  public init(_ order: Order) {
    self.order = order
  }
}
