/// Somebody whom the app knows.
public struct Account: Hashable, Sendable {
  /// Where messages reach them; also what tells accounts apart.
  public let email: String
  /// What they are called.
  public let name: String
  /// What stands for them.
  public let avatar: Avatar
  /// What they sign in with.
  let password: String

  /// The account of somebody who has been here before.
  public static let sample = Account(
    email: "juna@woadwick.example", name: "Juna Tarrow", avatar: .fir, password: "bluehour7")
}

/// A picture that stands for somebody.
public enum Avatar: Hashable, Sendable, CaseIterable {
  case sun
  case fir
  case berries
  case moon

  /// What it shows.
  var title: String {
    switch self {
    case .sun: "Sun over the sea"
    case .fir: "Fir"
    case .berries: "Berries"
    case .moon: "Moon"
    }
  }
}
