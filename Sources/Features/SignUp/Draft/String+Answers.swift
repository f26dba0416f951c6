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
