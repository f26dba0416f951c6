internal import Desktop

/// Prints messages for the user, as opposed to a command's results.
package enum Console {
  /// The length, in Unicode scalars, up to which a message is printed in full; by eye.
  private static let longest = 2_000
  /// How many scalars at the end of a longer message are kept, because they say what was expected.
  private static let end = 500

  /// Writes one line to standard error, prefixed with the program's name.
  ///
  /// Newlines and other control characters, which may come from a script, are replaced by spaces.
  /// If a message has more than 2,000 Unicode scalars, its middle is left out.
  package static func say(_ message: String) {
    let scalars = shortened(message).unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? " " : scalar
    }
    let line = String(String.UnicodeScalarView(scalars))
    // If standard error cannot be written either, there is nowhere left to report it.
    try? OpenFile.standardError.write(Array("sluice: \(line)\n".utf8))
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
