/// An account as it is being made: what all steps of one sign-up look at and write on.
///
/// It holds what was written, right or wrong, so that it is there again when somebody comes back.
public final class Draft {
  var email = ""
  var password = ""
  var age = ""
  var guardian = ""
  var name = ""
  var avatar = Avatar.sun
  /// Whether the terms of use were accepted.
  public var hasAcceptedTerms = false

  /// Creates an empty draft.
  public init() {}

  /// Below this age somebody grown up has to agree, in years: the highest of the ages that European
  /// law lets a country choose (GDPR, article 8).
  static let ownAge = 16

  /// Whether a guardian is asked, as far as the age is known.
  var needsGuardian: Bool {
    guard Check.age.allows(age), let years = age.years else { return false }
    return years < Self.ownAge
  }

  /// The account that comes of it.
  public var account: Account {
    Account(email: email.trimmed, name: name.trimmed, avatar: avatar, password: password)
  }
}
