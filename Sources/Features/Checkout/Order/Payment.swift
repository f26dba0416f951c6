/// How an order is paid.
public enum Payment: Hashable, Sendable, CaseIterable {
  case card
  case giftCard
  case onReceipt

  /// What the gift card of the demo holds: a little more than the order that it begins with costs.
  public static let balance = Money(cents: 9500)

  /// What it is called.
  public var title: String {
    switch self {
    case .card: "Card"
    case .giftCard: "Gift card"
    case .onReceipt: "On receipt"
    }
  }

  /// Whether it is enough for an amount.
  public func covers(_ total: Money) -> Bool {
    self != .giftCard || total <= Self.balance
  }

  /// What there is to know about it.
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
