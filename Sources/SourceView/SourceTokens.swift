/// The words of a line of code, between which the line may wrap; each includes its trailing spaces.
///
/// A word ends after spaces, after `(`, `,` and `;`, and after `.`, `:`, `/`, `-` and `<` if they
/// join an expression to a following name: `map(colour.name)` has the words `map(`, `colour.` and
/// `name)`, but `1.5`, `..<` and `()` are not split.
struct SourceTokens {
  /// Joined, they make up the whole line.
  let words: [Substring]

  private static let openers: Set<Character> = ["(", ",", ";"]
  private static let closers: Set<Character> = [")", "]", "}", ",", ";"]
  private static let joiners: Set<Character> = [".", ":", "/", "-", "<"]
  /// What can end a name or an expression, besides letters and numbers.
  private static let ends: Set<Character> = ["_", ")", "]", "}", "?", "!", ">", "\"", "`"]

  init(of line: String) {
    var words: [Substring] = []
    var start = line.startIndex
    var (earlier, last): (Character?, Character?)
    for index in line.indices {
      let next = line[index]
      if let last, Self.mayBreak(earlier, last, next) {
        words.append(line[start..<index])
        start = index
      }
      (earlier, last) = (last, next)
    }
    self.words = words + [line[start...]]
  }

  private static func mayBreak(_ earlier: Character?, _ last: Character, _ next: Character) -> Bool
  {
    guard next != " " else { return false }
    if last == " " { return true }
    if openers.contains(last) { return !closers.contains(next) }
    guard joiners.contains(last), let earlier else { return false }
    let isJoined = earlier.isLetter || earlier.isNumber || ends.contains(earlier)
    return isJoined && (next.isLetter || next == "_" || next == "`")
  }
}
