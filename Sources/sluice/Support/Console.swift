internal import Foundation

/// What the program says beside its results.
enum Console {
  /// Writes one line to standard error, behind the program's name.
  static func say(_ message: String) {
    let line = message.split(separator: "\n").joined(separator: " ")
    FileHandle.standardError.write(Data("sluice: \(line)\n".utf8))
  }
}
