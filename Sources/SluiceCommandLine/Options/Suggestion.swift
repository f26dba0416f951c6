internal import FlowSnapshot

/// Suggestions for misspelt names.
package enum Suggestion {
  /// The text `; did you mean 'colours'?` with the name nearest to `word`, or `otherwise` after a
  /// semicolon if no name is near.
  package static func text(
    for word: String, among names: [String],
    otherwise: String = "'sluice list' names the demos, 'sluice --help' the commands"
  ) -> String {
    NearestNames.nearest(to: word, among: names).map { "; did you mean '\($0)'?" }
      ?? "; \(otherwise)"
  }
}
