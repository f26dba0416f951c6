internal import FlowCore
public import Observation

/// A person in the app, whose profile has bars in the person's colour; all people are fictitious.
@Observable
@MainActor
public final class Person {
  /// The identifier in links.
  public let id: String
  let name: String
  let town: String
  let remark: String
  let isOwner: Bool
  /// Whether the person is a friend of the user.
  public internal(set) var isFriend: Bool
  var colour: ProfileColour

  init(
    _ id: String, _ name: String, _ town: String, _ remark: String, _ colour: ProfileColour,
    isOwner: Bool = false, isFriend: Bool = false
  ) {
    self.id = id
    self.name = name
    self.town = town
    self.remark = remark
    self.isOwner = isOwner
    self.isFriend = isFriend
    self.colour = colour
  }

  var relation: String { isOwner ? "You" : isFriend ? "Friend" : "Not a friend yet" }

  /// The people of the app: the user first.
  public static func all() -> [Person] {
    [
      Person(
        "ines", "Ines Corrow", "Northbound", "Walks to work, whatever the weather.",
        ProfileColour(hue: 214, lightness: 0.42), isOwner: true),
      Person(
        "mirel", "Mirel Oshan", "Tidewater", "Keeps two columns, and lately a third.",
        ProfileColour(hue: 168, lightness: 0.19), isFriend: true),
      Person(
        "pell", "Pell Amadi", "Glass Orchard", "Plants what will outlive him.",
        ProfileColour(hue: 42, lightness: 0.64), isFriend: true),
      Person(
        "wenna", "Wenna Moss", "Lamp Street", "Paints doors, mostly red ones.",
        ProfileColour(hue: 350, lightness: 0.46)),
    ]
  }
}
