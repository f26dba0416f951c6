internal import Desktop

/// Prints messages for the user, as opposed to a command's results.
package enum Console {
  /// The length, in Unicode scalars, above which messages are shortened; chosen by eye.
  private static let longest = 2_000
  /// How much of the end of a longer message is kept, because it says what was expected.
  private static let end = 500

  /// Writes one line to standard error, after the program's name.
  ///
  /// Control characters, which may come from a script, become spaces; a message of more than 2,000
  /// Unicode scalars loses its middle.
  package static func say(_ message: String) {
    let scalars = shortened(message).unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? " " : scalar
    }
    let line = String(String.UnicodeScalarView(scalars))
    // If standard error cannot be written either, there is nowhere left to report it.
    try? OpenFile.standardError.write(Array("\(ProgramName.current): \(line)\n".utf8))
  }

  private static func shortened(_ message: String) -> String {
    // Scalars, because one character may have any number of them.
    let scalars = message.unicodeScalars
    guard scalars.count > longest else { return message }
    let start = String(scalars.prefix(longest - end))
    let count = scalars.count - longest
    return "\(start) … (\(count) characters are left out) … \(String(scalars.suffix(end)))"
  }
}
