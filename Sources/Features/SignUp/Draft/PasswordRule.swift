/// A rule for passwords.
enum PasswordRule: CaseIterable {
  case length
  case letter
  case digit

  /// Returns whether a password satisfies the rule.
  func allows(_ password: String) -> Bool {
    switch self {
    case .length: password.count >= 8
    case .letter: password.contains(where: \.isLetter)
    case .digit: password.contains(where: \.isWholeNumber)
    }
  }

  /// The rule as a line in a list of rules.
  var title: String {
    switch self {
    case .length: "At least 8 characters"
    case .letter: "A letter"
    case .digit: "A digit"
    }
  }

  /// The rule as part of a sentence about what the password still needs.
  var lack: String {
    switch self {
    case .length: "at least 8 characters"
    case .letter: "a letter"
    case .digit: "a digit"
    }
  }
}
