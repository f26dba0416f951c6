/// Something that the shop sells.
public struct Item: Hashable, Sendable {
  /// What it looks like.
  public enum Kind: Hashable, Sendable, CaseIterable {
    case notebook
    case pen
    case letters
    case ink
  }

  /// What it looks like; also what tells items apart.
  public let kind: Kind
  /// What it is called.
  public let name: String
  /// Which one of several it is: its size, its colour.
  public let variant: String
  /// What one of them costs.
  public let price: Money

  /// All that the shop sells: papers and pens of a house of our own invention.
  public static let all = [
    Item(
      kind: .notebook, name: "Pocket notebook", variant: "Moss, dotted, A6",
      price: Money(cents: 1490)),
    Item(
      kind: .pen, name: "Brass rollerball", variant: "Fine, black ink",
      price: Money(cents: 3800)),
    Item(
      kind: .letters, name: "Letter set", variant: "Oat, for 12 letters",
      price: Money(cents: 1650)),
    Item(
      kind: .ink, name: "Writing ink", variant: "Blue hour, 50\u{A0}ml", price: Money(cents: 1180)),
  ]
}
