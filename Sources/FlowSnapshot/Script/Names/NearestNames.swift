/// Finds the name that was probably meant by a misspelt one.
package enum NearestNames {
  /// The length in bytes of the longest word or name that is compared; a longer one would take too
  /// much time.
  private static let longest = 200

  /// The name with the smallest edit distance from `word`, the first of several; `nil` if all
  /// distances are more than 1 and more than half of the name's length.
  ///
  /// Names that are too long to compare are ignored; if the word is too long, the result is `nil`.
  package static func nearest(to word: String, among names: [String]) -> String? {
    guard word.utf8.count <= longest else { return nil }
    return names.filter { $0.utf8.count <= longest }
      .map { (name: $0, distance: distance($0, word)) }
      .filter { $0.distance <= max(1, $0.name.count / 2) }
      .min { $0.distance < $1.distance }?.name
  }

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
