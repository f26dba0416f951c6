/// An account in the making, which all steps of a sign-up share and change.
///
/// It keeps every answer, valid or not, so that the answer is still there when the user comes back.
public final class Draft {
  var email = ""
  var password = ""
  var age = ""
  var guardian = ""
  var name = ""
  var avatar = Avatar.sun
  /// Whether the user has accepted the terms of use.
  public var hasAcceptedTerms = false

  /// Creates an empty draft.
  public init() {}

  /// The age in years below which a parent or guardian has to agree.
  ///
  /// It is the highest of the ages that European law lets a country choose (GDPR, article 8).
  static let ownAge = 16

  /// Whether a parent or guardian has to agree; false while there is no valid age.
  var needsGuardian: Bool {
    guard Check.age.allows(age), let years = age.years else { return false }
    return years < Self.ownAge
  }

  /// The account that the draft describes.
  public var account: Account {
    Account(email: email.trimmed, name: name.trimmed, avatar: avatar, password: password)
  }
}
