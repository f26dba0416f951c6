/// A payment method.
public enum Payment: Hashable, Sendable, CaseIterable {
  case card
  case giftCard
  case onReceipt

  /// The balance of the demo's gift card: a little more than the initial order costs.
  public static let balance = Money(cents: 9500)

  /// The title of the method.
  public var title: String {
    switch self {
    case .card: "Card"
    case .giftCard: "Gift card"
    case .onReceipt: "On receipt"
    }
  }

  /// Returns whether the method covers an amount; only the gift card has a limit.
  public func covers(_ total: Money) -> Bool {
    self != .giftCard || total <= Self.balance
  }

  /// Returns a remark about the method for an order.
  public func remark(on order: Order) -> String {
    switch self {
    case .card: "Ending in 4012"
    case .giftCard where covers(order.total):
      "Holds \(Self.balance), leaves \(Self.balance - order.total)"
    case .giftCard: "Holds \(Self.balance)"
    case .onReceipt where order.delivery == .collection: "In the shop, in cash or by card"
    case .onReceipt: "At the door, in cash"
    }
  }
}
