/// What somebody is about to buy: items, how they get there, and how they are paid.
public struct Order: Hashable, Sendable {
  /// An item, and how many of it.
  public struct Line: Hashable, Sendable {
    /// What is bought.
    public let item: Item
    /// How many, 0…9.
    public fileprivate(set) var quantity: Int

    /// What it costs.
    public var price: Money { item.price * quantity }
  }

  /// The most of one item that a parcel takes.
  public static let most = 9

  /// How the items get there.
  public var delivery = Delivery.standard
  /// How they are paid.
  public var payment = Payment.card

  /// All that the shop sells, in an order that stays.
  private var shelf: [Line]

  /// Creates an order.
  ///
  /// - Parameter quantities: How many of each of the shop's items, in their order; 0 where there is
  ///   no number, and clamped to 0…9.
  public init(_ quantities: [Int] = []) {
    shelf = Item.all.map { Line(item: $0, quantity: 0) }
    for (item, quantity) in zip(Item.all, quantities) { setQuantity(quantity, of: item) }
  }

  /// What is in the basket.
  public var lines: [Line] { shelf.filter { $0.quantity > 0 } }

  /// Whether there is nothing to buy.
  public var isEmpty: Bool { lines.isEmpty }

  /// How many there are of an item, 0…9.
  public func quantity(of item: Item) -> Int {
    shelf.first { $0.item == item }?.quantity ?? 0
  }

  /// Puts so many of an item into the basket, clamped to 0…9.
  public mutating func setQuantity(_ quantity: Int, of item: Item) {
    for index in shelf.indices where shelf[index].item == item {
      shelf[index].quantity = min(max(quantity, 0), Self.most)
    }
  }
}

/// What it comes to.
extension Order {
  /// What the items cost.
  public var subtotal: Money { lines.map(\.price).reduce(.zero, +) }

  /// What all of it costs.
  public var total: Money { subtotal + delivery.price }

  /// Whether the way of paying that was chosen is enough for it.
  public var isCovered: Bool { payment.covers(total) }
}
