/// A user account.
public struct Account: Hashable, Sendable {
  /// The email address, which identifies the account.
  public let email: String
  /// The user's name.
  public let name: String
  /// The user's avatar.
  public let avatar: Avatar
  let password: String

  /// The sample account, which exists from the start.
  public static let sample = Account(
    email: "juna@woadwick.example", name: "Juna Tarrow", avatar: .fir, password: "bluehour7")
}

/// A picture that represents a user.
public enum Avatar: Hashable, Sendable, CaseIterable {
  case sun
  case fir
  case berries
  case moon

  var title: String {
    switch self {
    case .sun: "Sun over the sea"
    case .fir: "Fir"
    case .berries: "Berries"
    case .moon: "Moon"
    }
  }
}
