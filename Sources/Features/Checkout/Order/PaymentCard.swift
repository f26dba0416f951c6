/// A payment card that a customer types in.
public struct PaymentCard: Hashable, Sendable {
  /// The 16 digits of the number on the front.
  public var number = ""
  /// The last month and year in which the card is valid, such as `0829` for August 2029.
  public var expiry = ""
  /// The security code on the back.
  public var code = ""

  /// Creates a card with empty fields.
  public init() {}

  /// The rules for the form's fields, in their order.
  static let checks: [FieldCheck] = [
    FieldCheck(numberProblem),
    FieldCheck {
      let isWritten = $0.count == 4 && $0.allSatisfy(\.isASCIIDigit)
      return isWritten && (1...12).contains(Int($0.prefix(2)) ?? 0)
        ? nil : "Write the month and the year, as 08/29."
    },
    FieldCheck {
      $0.count == 3 && $0.allSatisfy(\.isASCIIDigit)
        ? nil : "Write the three digits on the back."
    },
  ]

  /// Whether all fields are valid.
  public var isComplete: Bool { validShare == 1 }

  /// The share of fields that are valid, 0…1.
  public var validShare: Double { Self.checks.validShare(of: [number, expiry, code]) }

  /// The last four digits of the number; fewer if the number is shorter.
  public var ending: String { String(number.filter(\.isASCIIDigit).suffix(4)) }

  private static func numberProblem(_ number: String) -> String? {
    guard number.count == 16, number.allSatisfy(\.isASCIIDigit) else {
      return "Write the 16 digits on the front."
    }
    return hasCheckDigit(number) ? nil : "One of the digits is not right: compare them once more."
  }

  /// Whether the last digit is the check digit that ISO/IEC 7812 defines.
  private static func hasCheckDigit(_ number: String) -> Bool {
    let sum = number.reversed().compactMap(\.wholeNumberValue).enumerated().reduce(0) {
      sum, digit in
      let value = digit.offset.isMultiple(of: 2) ? digit.element : 2 * digit.element
      return sum + (value > 9 ? value - 9 : value)
    }
    return sum.isMultiple(of: 10)
  }
}
