extension Step {
  struct Field: Sendable {
    let title: String
    let placeholder: String
    let text: String
    let isSecure: Bool
    let problem: @Sendable (String) -> String?

    init(
      _ title: String, placeholder: String = "", text: String = "", isSecure: Bool = false,
      problem: @escaping @Sendable (String) -> String?
    ) {
      self.title = title
      self.placeholder = placeholder
      self.text = text
      self.isSecure = isSecure
      self.problem = problem
    }
  }

  /// The text fields of the page; a button leads to another page only if all of them are valid.
  var fields: [Field] {
    switch self {
    case .signIn: Self.signInFields
    case .signUp: Self.signUpFields
    case .activation: [Self.code]
    case .initial, .gate, .nonGate, .options, .tutorial, .activated, .deviceSearch, .connected,
      .itemOne, .appProper, .detail:
      []
    }
  }

  /// The address is in a domain reserved for examples (RFC 2606).
  private static let account = (email: "ada@example.org", password: "Correct-Horse-7")

  /// The fields of the sign-in page, filled in as by a password manager.
  private static let signInFields = [
    Field("Email address", placeholder: "you@example.org", text: account.email) {
      $0.trimmed.lowercased() == account.email
        ? nil : "No account has this address. Check it, or go back and sign up."
    },
    Field("Password", text: account.password, isSecure: true) {
      $0 == account.password ? nil : "This is not the password of this account. Capitals count."
    },
  ]

  private static let signUpFields = [
    Field("Email address", placeholder: "you@example.org") {
      let parts = $0.trimmed.split(separator: "@", omittingEmptySubsequences: false)
      let isAddress =
        parts.count == 2 && !parts[0].isEmpty && parts[1].split(separator: ".").count > 1
      return isAddress ? nil : "Write an address such as you@example.org."
    },
    Field("Password", isSecure: true) {
      $0.count < 8 ? "Write at least 8 characters." : nil
    },
  ]

  private static let code = Field("Activation code", placeholder: "000 000") {
    switch $0.filter({ !$0.isWhitespace }) {
    case "": "Write the six digits of the code."
    case "123456": nil
    default: "No copy has this code. Compare it with the card."
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
