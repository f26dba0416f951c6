internal import Desktop

/// What the program says beside its results.
package enum Console {
  /// Writes one line to standard error, behind the program's name.
  ///
  /// Line ends and other control characters, which may stem from a script, become spaces.
  package static func say(_ message: String) {
    let scalars = message.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? " " : scalar
    }
    let line = String(String.UnicodeScalarView(scalars))
    // Where even standard error takes nothing, there is nobody left to tell.
    try? OpenFile.standardError.write(Array("sluice: \(line)\n".utf8))
  }
}
