/// A search for the texts that match what a person has typed, ranked by how well they match.
struct PaletteSearch {
  private let words: [Substring]

  /// Creates a search for texts that contain all words of `query`, in any order and case.
  init(_ query: String) {
    words = query.lowercased().split(separator: " ")
  }

  /// The indices of the matching texts, the best matches first; equally good ones keep their order.
  func matches(in texts: [String]) -> [Int] {
    let distances = texts.map(distance)
    return texts.indices.filter { distances[$0] != nil }
      .sorted { (distances[$0] ?? 0, $0) < (distances[$1] ?? 0, $1) }
  }

  /// Returns 0 if the text begins with the query, 1 if each word of the query begins a word of the
  /// text, 2 if the text contains each word of the query, and `nil` otherwise.
  private func distance(to text: String) -> Int? {
    let text = text.lowercased()
    guard words.allSatisfy({ text.contains($0) }) else { return nil }
    if text.hasPrefix(words.joined(separator: " ")) { return 0 }
    let parts = text.split { !$0.isLetter && !$0.isNumber }
    return words.allSatisfy { word in parts.contains { $0.hasPrefix(word) } } ? 1 : 2
  }
}
