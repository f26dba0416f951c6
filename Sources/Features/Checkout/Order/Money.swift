/// An amount of money in euros, exact to the cent.
public struct Money: Hashable, Sendable {
  /// The amount in cents, which may be negative.
  public let cents: Int

  /// Zero euros.
  public static let zero = Money(cents: 0)

  /// Creates an amount.
  public init(cents: Int) {
    self.cents = cents
  }

  /// Returns the sum of two amounts.
  public static func + (first: Money, second: Money) -> Money {
    Money(cents: first.cents + second.cents)
  }

  /// Returns the difference between two amounts.
  public static func - (first: Money, second: Money) -> Money {
    Money(cents: first.cents - second.cents)
  }

  /// Returns a multiple of an amount.
  public static func * (amount: Money, count: Int) -> Money {
    Money(cents: amount.cents * count)
  }
}

extension Money: Comparable {
  /// Returns whether the first amount is less than the second.
  public static func < (first: Money, second: Money) -> Bool { first.cents < second.cents }
}

extension Money: CustomStringConvertible {
  /// The amount as text, such as `€ 1,024.90`, with a minus sign if it is negative.
  ///
  /// The space is a no-break space, so that no line breaks within the amount.
  public var description: String {
    let (whole, rest) = cents.magnitude.quotientAndRemainder(dividingBy: 100)
    return (cents < 0 ? "−" : "") + "€\u{A0}\(Self.grouped(whole))." + (rest < 10 ? "0" : "")
      + "\(rest)"
  }

  private static func grouped(_ number: UInt) -> String {
    guard number >= 1000 else { return "\(number)" }
    let (rest, group) = number.quotientAndRemainder(dividingBy: 1000)
    return grouped(rest) + "," + "\(1000 + group)".dropFirst()
  }
}
