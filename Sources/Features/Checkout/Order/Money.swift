/// An amount of money in euros, exact to the cent.
public struct Money: Hashable, Sendable {
  /// How many cents it is; below 0 where it is owed.
  public let cents: Int

  /// Nothing.
  public static let zero = Money(cents: 0)

  /// Creates an amount.
  public init(cents: Int) {
    self.cents = cents
  }

  /// Both together.
  public static func + (first: Money, second: Money) -> Money {
    Money(cents: first.cents + second.cents)
  }

  /// What is left of the first.
  public static func - (first: Money, second: Money) -> Money {
    Money(cents: first.cents - second.cents)
  }

  /// So many times as much.
  public static func * (amount: Money, count: Int) -> Money {
    Money(cents: amount.cents * count)
  }
}

extension Money: Comparable {
  /// Whether the first is less.
  public static func < (first: Money, second: Money) -> Bool { first.cents < second.cents }
}

extension Money: CustomStringConvertible {
  /// As in `€ 1,024.90`, with a minus before what is owed; no line breaks within it.
  public var description: String {
    let (whole, rest) = cents.magnitude.quotientAndRemainder(dividingBy: 100)
    return (cents < 0 ? "−" : "") + "€\u{A0}\(Self.grouped(whole))." + (rest < 10 ? "0" : "")
      + "\(rest)"
  }

  /// The digits of a number, with a comma before each three at the end.
  private static func grouped(_ number: UInt) -> String {
    guard number >= 1000 else { return "\(number)" }
    let (rest, group) = number.quotientAndRemainder(dividingBy: 1000)
    return grouped(rest) + "," + "\(1000 + group)".dropFirst()
  }
}
