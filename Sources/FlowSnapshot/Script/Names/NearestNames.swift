/// Finds the name that was probably meant by a misspelt one.
package enum NearestNames {
  /// The length of the longest word that can be a misspelt name, in bytes: comparing a longer one
  /// with all names would take too long.
  private static let longest = 200

  /// The name nearest to `word`; `nil` if none is near.
  ///
  /// A name is near if its edit distance from `word` is at most half of the name's length, or 1.
  package static func nearest(to word: String, among names: [String]) -> String? {
    guard word.utf8.count <= longest else { return nil }
    let nearest = names.filter { $0.utf8.count <= longest }
      .map { (name: $0, distance: distance($0, word)) }
      .min { $0.distance < $1.distance }
    guard let nearest, nearest.distance <= max(1, nearest.name.count / 2) else { return nil }
    return nearest.name
  }

  /// The Levenshtein distance: the minimum number of letters to replace, insert or delete.
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
