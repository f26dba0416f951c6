/// The name by which a person calls the running program, for commands that files and messages give.
package enum ProgramName {
  /// The name of the program's file; `sluice` if it is unknown.
  package static let current = name(of: CommandLine.arguments.first ?? "")

  /// The name in the path by which a program was started.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? "sluice"
  }
}

extension String {
  /// The text as one argument of a shell's command, in single quotes if it contains anything but
  /// ASCII letters, digits and `-_./:=,@%+`.
  package var shellArgument: String {
    let isPlain = allSatisfy { character in
      character.isASCII && (character.isLetter || "0123456789-_./:=,@%+".contains(character))
    }
    return isPlain && !isEmpty ? self : "'" + replacing("'", with: #"'\''"#) + "'"
  }
}
