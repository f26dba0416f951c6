/// How an order gets to whoever has bought it.
public enum Delivery: Hashable, Sendable, CaseIterable {
  case standard
  case express
  case collection

  /// What it is called.
  public var title: String {
    switch self {
    case .standard: "Standard"
    case .express: "Express"
    case .collection: "Collect it"
    }
  }

  /// How long it takes.
  public var time: String {
    switch self {
    case .standard: "2–4 working days"
    case .express: "Tomorrow by noon"
    case .collection: "Today from 5\u{A0}pm"
    }
  }

  /// What it costs.
  public var price: Money {
    switch self {
    case .standard: Money(cents: 490)
    case .express: Money(cents: 990)
    case .collection: .zero
    }
  }

  /// What it costs, in words.
  public var charge: String { price == .zero ? "Free" : price.description }

  /// What happens between the order and its end.
  public var promise: String {
    switch self {
    case .standard, .express: "We send word when it leaves."
    case .collection: "We send word when it is ready."
    }
  }

  /// Where it ends.
  public var place: Place {
    switch self {
    case .standard, .express: .home
    case .collection: .shop
    }
  }
}

/// Where an order can go.
public struct Place: Hashable, Sendable {
  /// What leads to it: a heading.
  public let heading: String
  /// Who is there.
  public let name: String
  /// Street and town.
  public let address: String

  /// Where the customer of the demo lives.
  public static let home = Place(
    heading: "Deliver to", name: "Juna Tarrow", address: "Larkmill Lane 8, 4021 Brackenau")
  /// The shop itself.
  public static let shop = Place(
    heading: "Collect from", name: "Tansy & Vole, paper goods",
    address: "The Old Toll House, 4020 Brackenau")
}
