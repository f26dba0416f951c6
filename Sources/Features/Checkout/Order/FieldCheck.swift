/// A validation rule for the text of a field; spaces at both ends do not count, and several spaces
/// count as one.
struct FieldCheck: Sendable {
  private let find: @Sendable (String) -> String?

  init(_ find: @escaping @Sendable (String) -> String?) {
    self.find = find
  }

  func problem(_ text: String) -> String? {
    find(text.singleSpaced)
  }
}

extension [FieldCheck] {
  /// The share of the texts that satisfy their rules; there is one text for each rule.
  func validShare(of texts: [String]) -> Double {
    let valid = zip(self, texts).count { check, text in check.problem(text) == nil }
    return Double(valid) / Double(count)
  }
}

extension String {
  /// The text without spaces at both ends, and with one space for several.
  var singleSpaced: String { split(separator: " ").joined(separator: " ") }
}

extension Character {
  var isASCIIDigit: Bool { isASCII && isNumber }
}
