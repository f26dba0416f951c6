internal import Desktop

/// Prints messages for the user, as opposed to a command's results.
package enum Console {
  /// Writes one line to standard error, prefixed with the program's name.
  ///
  /// Newlines and other control characters, which may come from a script, are replaced by spaces.
  package static func say(_ message: String) {
    let scalars = message.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? " " : scalar
    }
    let line = String(String.UnicodeScalarView(scalars))
    // If standard error cannot be written either, there is nowhere left to report it.
    try? OpenFile.standardError.write(Array("sluice: \(line)\n".utf8))
  }
}
