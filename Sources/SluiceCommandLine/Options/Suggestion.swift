internal import FlowSnapshot

package enum Suggestion {
  /// Returns the end of a message about an unknown word, such as `; did you mean 'colours'?`.
  ///
  /// If no name is similar, this is `otherwise` after a semicolon.
  package static func text(
    for word: String, among names: [String],
    otherwise: String = "'\(ProgramName.current) list' names the demos, "
      + "'\(ProgramName.current) --help' the commands"
  ) -> String {
    NearestNames.nearest(to: word, among: names).map { "; did you mean '\($0)'?" }
      ?? "; \(otherwise)"
  }
}
