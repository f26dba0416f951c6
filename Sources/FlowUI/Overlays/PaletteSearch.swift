/// How well a text matches what a person has typed to search for it.
struct PaletteSearch {
  private let words: [Substring]

  /// Creates a search for texts that contain all words of `query`, in any order and case.
  init(_ query: String) {
    words = query.lowercased().split(separator: " ")
  }

  /// The indices of the titles that match, the best matches first and equal ones in their order.
  func matches(in titles: [String]) -> [Int] {
    let distances = titles.map(distance)
    return titles.indices.filter { distances[$0] != nil }
      .sorted { (distances[$0] ?? 0, $0) < (distances[$1] ?? 0, $1) }
  }

  /// 0 if the text begins with what is searched for, 1 if a word of the text begins with each word,
  /// 2 if the text contains each word, otherwise `nil`.
  private func distance(to text: String) -> Int? {
    let text = text.lowercased()
    guard words.allSatisfy({ text.contains($0) }) else { return nil }
    if text.hasPrefix(words.joined(separator: " ")) { return 0 }
    let parts = text.split { !$0.isLetter && !$0.isNumber }
    return words.allSatisfy { word in parts.contains { $0.hasPrefix(word) } } ? 1 : 2
  }
}
