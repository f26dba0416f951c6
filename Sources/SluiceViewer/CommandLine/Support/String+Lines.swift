extension String {
  /// The text without leading and trailing newlines.
  var withoutOuterLineEnds: String {
    var text = self[...].drop(while: \.isNewline)
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }

  /// The text padded with trailing spaces to a width in characters; a longer text is unchanged.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
