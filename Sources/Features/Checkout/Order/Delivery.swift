/// A delivery method.
public enum Delivery: Hashable, Sendable, CaseIterable {
  case standard
  case express
  case collection

  /// The title of the method.
  public var title: String {
    switch self {
    case .standard: "Standard"
    case .express: "Express"
    case .collection: "Collect it"
    }
  }

  /// The delivery time.
  public var time: String {
    switch self {
    case .standard: "2–4 working days"
    case .express: "Tomorrow by noon"
    case .collection: "Today from 5\u{A0}pm"
    }
  }

  /// The price of the delivery.
  public var price: Money {
    switch self {
    case .standard: Money(cents: 490)
    case .express: Money(cents: 990)
    case .collection: .zero
    }
  }

  /// The price as text: `Free` if it is zero.
  public var charge: String { price == .zero ? "Free" : price.description }

  /// A sentence that says when the shop will notify the customer.
  public var notice: String {
    switch self {
    case .standard, .express: "We’ll let you know when it ships."
    case .collection: "We’ll let you know when it is ready."
    }
  }
}

/// The name and address of a location where a customer can receive an order.
public struct ReceivingAddress: Hashable, Sendable {
  /// The heading above the address.
  public let heading: String
  /// The name of the person or the shop.
  public let name: String
  /// Street and town.
  public let address: String

  /// The address of the demo's customer.
  public static let home = ReceivingAddress(
    heading: "Deliver to", name: "Juna Tarrow", address: "Larkmill Lane 8, 4021 Brackenau")
  /// The address of the shop.
  public static let shop = ReceivingAddress(
    heading: "Collect from", name: "Tansy & Vole, paper goods",
    address: "The Old Toll House, 4020 Brackenau")
}
