/// Suggestions for misspelt names.
package enum Suggestion {
  /// The text `; did you mean 'colours'?` with the name nearest to `word`, or `otherwise` after a
  /// semicolon if no name is near.
  ///
  /// A name is near if its edit distance from `word` is at most half of its length, or 1.
  package static func text(
    for word: String, among names: [String],
    otherwise: String = "'sluice list' names the demos, 'sluice --help' the commands"
  ) -> String {
    // Computing a distance takes time in proportion to the length of the word.
    guard word.utf8.count <= 200 else { return "; \(otherwise)" }
    let nearest = names.min { distance($0, word) < distance($1, word) }
    guard let nearest, distance(nearest, word) <= max(1, nearest.count / 2) else {
      return "; \(otherwise)"
    }
    return "; did you mean '\(nearest)'?"
  }

  /// The Levenshtein distance: the least number of letters to replace, insert or delete.
  private static func distance(_ left: String, _ right: String) -> Int {
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in right.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row[right.count]
  }
}
