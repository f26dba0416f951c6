/// An item that the shop sells.
public struct Item: Hashable, Sendable {
  /// A kind of item, which determines its picture.
  public enum Kind: Hashable, Sendable, CaseIterable {
    case notebook
    case pen
    case letterSet
    case ink
  }

  /// The kind; each item has a kind of its own.
  public let kind: Kind
  /// The name of the item.
  public let name: String
  /// The variant of the item, such as its size and colour.
  public let variant: String
  /// The price of a single item.
  public let price: Money

  /// All items that the shop sells; they are fictitious.
  public static let all = [
    Item(
      kind: .notebook, name: "Pocket notebook", variant: "Moss, dotted, A6",
      price: Money(cents: 1490)),
    Item(
      kind: .pen, name: "Brass rollerball", variant: "Fine, black ink",
      price: Money(cents: 3800)),
    Item(
      kind: .letterSet, name: "Letter set", variant: "Oat, for 12 letters",
      price: Money(cents: 1650)),
    Item(
      kind: .ink, name: "Writing ink", variant: "Blue hour, 50\u{A0}ml", price: Money(cents: 1180)),
  ]
}
