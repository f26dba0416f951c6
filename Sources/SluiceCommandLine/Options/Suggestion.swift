internal import FlowSnapshot

package enum Suggestion {
  /// Such as `; did you mean 'colours'?`, or `otherwise` after a semicolon if no name is near.
  package static func text(
    for word: String, among names: [String],
    otherwise: String = "'\(ProgramName.current) list' names the demos, "
      + "'\(ProgramName.current) --help' the commands"
  ) -> String {
    NearestNames.nearest(to: word, among: names).map { "; did you mean '\($0)'?" }
      ?? "; \(otherwise)"
  }
}
