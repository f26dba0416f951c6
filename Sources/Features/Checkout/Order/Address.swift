/// An address that a customer types in.
public struct Address: Hashable, Sendable {
  /// The recipient.
  public var name = ""
  /// The street and the house number.
  public var street = ""
  /// The postcode and the town.
  public var town = ""

  /// Creates an empty address.
  public init() {}

  /// The rules for the form's fields, in their order.
  static let checks: [FieldCheck] = [
    FieldCheck { $0.isEmpty ? "Write who opens the door, as Juna Tarrow." : nil },
    FieldCheck {
      $0.contains(where: \.isLetter) && $0.contains(where: \.isNumber)
        ? nil : "Write the street and the number, as Larkmill Lane 8."
    },
    FieldCheck {
      let parts = $0.split(separator: " ", maxSplits: 1)
      let hasPostcode = parts.first.map { $0.count == 4 && $0.allSatisfy(\.isASCIIDigit) } ?? false
      return hasPostcode && parts.count == 2
        ? nil : "Write the postcode and the town, as 4021 Brackenau."
    },
  ]

  /// Whether all fields are valid.
  public var isComplete: Bool { validShare == 1 }

  /// The share of fields that are valid, 0…1.
  public var validShare: Double { Self.checks.validShare(of: [name, street, town]) }
}
