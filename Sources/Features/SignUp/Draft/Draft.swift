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

extension String {
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }

  /// The number that the text spells in up to 9 digits of any script; `nil` for any other text.
  ///
  /// Spaces around the number are ignored.
  var years: Int? {
    let digits = trimmed.compactMap(\.wholeNumberValue).filter { $0 < 10 }
    guard !digits.isEmpty, digits.count < 10, digits.count == trimmed.count else { return nil }
    return digits.reduce(0) { $0 * 10 + $1 }
  }
}
