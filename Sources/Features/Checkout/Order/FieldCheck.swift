/// A validation rule for the text of a field; spaces at both ends do not count, and several spaces
/// count as one.
struct FieldCheck: Sendable {
  private let find: @Sendable (String) -> String?

  /// Creates a rule from a closure that returns the message for an invalid text, or `nil`.
  init(_ find: @escaping @Sendable (String) -> String?) {
    self.find = find
  }

  /// Returns a message that says what to write instead of a text; `nil` if the text is valid.
  func problem(_ text: String) -> String? {
    find(text.split(separator: " ").joined(separator: " "))
  }
}

extension [FieldCheck] {
  /// Returns the share of texts that are valid, 0…1; `texts` has one for each rule.
  func validShare(of texts: [String]) -> Double {
    let valid = zip(self, texts).count { check, text in check.problem(text) == nil }
    return Double(valid) / Double(count)
  }
}

extension Character {
  /// Whether the character is a digit from `0` to `9`.
  var isASCIIDigit: Bool { isASCII && isNumber }
}
