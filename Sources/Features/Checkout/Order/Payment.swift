/// A payment method.
public enum Payment: Hashable, Sendable, CaseIterable {
  /// The card that the shop knows.
  case card
  /// A card that the customer types in.
  case anotherCard
  case giftCard
  case onReceipt

  /// The balance of the demo's gift card: a little more than the initial order costs.
  public static let balance = Money(cents: 9500)

  /// The title of the method in a list of all methods.
  public var title: String {
    switch self {
    case .card: "Card"
    case .anotherCard: "Another card"
    case .giftCard: "Gift card"
    case .onReceipt: "On receipt"
    }
  }

  /// The title of the method once it has been chosen.
  public var chosenTitle: String { self == .anotherCard ? Payment.card.title : title }

  /// Returns whether the method covers an amount; only the gift card has a limit.
  public func covers(_ total: Money) -> Bool {
    self != .giftCard || total <= Self.balance
  }

  /// Returns a remark about the method for an order.
  public func remark(on order: Order) -> String {
    switch self {
    case .card: "Ending in 4012"
    case .anotherCard where order.newCard.isComplete: "Ending in \(order.newCard.ending)"
    case .anotherCard: "Visa or Mastercard"
    case .giftCard where covers(order.total):
      "\(Self.balance) left; \(Self.balance - order.total) after this order"
    case .giftCard: "\(Self.balance) left"
    case .onReceipt where order.delivery == .collection: "In the shop, in cash or by card"
    case .onReceipt: "At the door, in cash"
    }
  }
}
