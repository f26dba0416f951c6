/// What a password must have.
enum PasswordRule: CaseIterable {
  case length
  case letter
  case digit

  /// Whether a password has it.
  func allows(_ password: String) -> Bool {
    switch self {
    case .length: password.count >= 8
    case .letter: password.contains(where: \.isLetter)
    case .digit: password.contains(where: \.isWholeNumber)
    }
  }

  /// The rule by itself.
  var title: String {
    switch self {
    case .length: "At least 8 characters"
    case .letter: "A letter"
    case .digit: "A digit"
    }
  }

  /// What is missing, in the middle of a sentence.
  var lack: String {
    switch self {
    case .length: "at least 8 characters"
    case .letter: "a letter"
    case .digit: "a digit"
    }
  }
}
