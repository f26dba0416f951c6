extension String {
  /// The text without line ends before and behind it.
  var withoutOuterLineEnds: String {
    var text = self[...].drop(while: \.isNewline)
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }

  /// The text with spaces behind it, so that columns stand below each other; a longer one as it is.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
