enum PasswordRule: CaseIterable {
  case length
  case letter
  case digit

  func allows(_ password: String) -> Bool {
    switch self {
    case .length: password.count >= 8
    case .letter: password.contains(where: \.isLetter)
    case .digit: password.contains(where: \.isWholeNumber)
    }
  }

  var title: String {
    switch self {
    case .length: "At least 8 characters"
    case .letter: "A letter"
    case .digit: "A digit"
    }
  }

  /// The title as part of a sentence that says what the password still needs.
  var lack: String {
    switch self {
    case .length: "at least 8 characters"
    case .letter: "a letter"
    case .digit: "a digit"
    }
  }
}
